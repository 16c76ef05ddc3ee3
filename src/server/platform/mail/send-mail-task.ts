import type { Task } from 'graphile-worker'
import type { Db } from '../db/database.ts'
import { PermanentJobError } from '../jobs/guard-tasks.ts'
import type { RenderedMail } from './mail.ts'
import { findMailRefusal } from './mail-refusal.ts'
import { maskCalendar, maskLinks, maskReplyAddress } from './mask-links.ts'
import { openTransport } from './open-transport.ts'

/** Shorter, and a mail that a careful server takes late would be sent a second time. */
const SILENCE_MS = 20_000

interface Options {
  db: Db
  /** Masks tokens in stored mails at once, as on a site that has other admins. */
  masksLinks: boolean
  smtpUrl: string | undefined
  from: string
}

/** Sends one mail: by SMTP when a server is set, otherwise into the outbox table. Failures are retried. */
export function sendMailTask({ db, smtpUrl, from, masksLinks }: Options): Task {
  const send = smtpUrl ? bySmtp(smtpUrl, from) : toOutbox({ db, from, masksLinks })
  return (payload) => send(payload as RenderedMail)
}

function bySmtp(url: string, from: string) {
  const transport = openTransport(url, { silenceMs: SILENCE_MS })
  return async (rendered: RenderedMail) => {
    const { to, replyTo, subject, text, html, calendar } = rendered
    const mail = {
      ...threadingOf(rendered, from),
      // an object is one recipient, even when the address contains commas
      to: { name: '', address: to },
      subject,
      text,
      html,
      headers: headersOf(rendered),
      ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
      ...(calendar ? { icalEvent: { method: calendar.method, content: calendar.text } } : {}),
    }
    await transport.sendMail(mail).catch(refuseForGood)
  }
}

function headersOf({ unsubscribeUrl }: RenderedMail): Record<string, string> {
  return {
    ...(unsubscribeUrl && {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
    // no absence note answers what nobody wrote by hand
    'Auto-Submitted': 'auto-generated',
  }
}

/** Who it seems to come from, and which thread a mail program files it under. */
function threadingOf({ fromName, messageId, references, mailId }: RenderedMail, from: string) {
  const id = messageId ?? (mailId && toMessageId(mailId, from))
  return {
    from: fromName ? { name: fromName, address: addressOf(from) } : from,
    ...(id && { messageId: `<${id}>` }),
    ...(references && { references: `<${references}>`, inReplyTo: `<${references}>` }),
  }
}

function toMessageId(mailId: string, from: string): string {
  return mailId.includes('@') ? mailId : `${mailId}@${addressOf(from).split('@').at(-1)}`
}

/** `hello@placard.example` of `Placard <hello@placard.example>`. */
function addressOf(from: string): string {
  return /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from
}

/** A 5xx to the mail or its recipient is permanent (RFC 5321); one to our login is our misconfiguration, so it is retried. */
function refuseForGood(error: unknown): never {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE'
  if (isAboutMail && responseCode !== undefined && responseCode >= 500)
    throw new PermanentJobError(`The mail server refused the mail for good (${responseCode})`)
  throw findMailRefusal(error) ?? error
}

function toOutbox({ db, from, masksLinks }: Omit<Options, 'smtpUrl'>) {
  const mask = masksLinks ? maskLinks : (text: string) => text
  return async ({ to, replyTo, subject, text, html, calendar, fromName, mailId }: RenderedMail) => {
    await db
      .insertInto('outbox_messages')
      .values({
        recipient: to,
        sender: fromName ? `"${fromName.replace(/["\\\\]/g, '')}" <${addressOf(from)}>` : from,
        reply_to: masksLinks ? maskReplyAddress(replyTo) : replyTo,
        subject,
        text_body: mask(text),
        html_body: mask(html),
        calendar: calendar ? (masksLinks ? maskCalendar(calendar.text) : calendar.text) : null,
        is_masked: masksLinks,
        // absent in jobs written before mails had names
        mail_id: mailId ?? null,
      })
      .onConflict((conflict) => conflict.column('mail_id').doNothing())
      .execute()
  }
}
