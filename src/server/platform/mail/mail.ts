import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { CalendarMethod } from '../calendar/write-calendar.ts'
import type { Tx } from '../db/database.ts'
import { type Letter, renderLetter } from './letter.ts'

/** An event for the recipient's calendar, as a file. */
interface CalendarPart {
  method: CalendarMethod
  text: string
}

export interface Mail {
  to: string
  replyTo?: string | undefined
  subject: string
  letter: Letter
  /** List-Unsubscribe (one click, RFC 8058), for newsletters and alerts. */
  unsubscribeUrl?: string | undefined
  /** Shown before the sender's address, instead of the site's name. */
  fromName?: string | undefined
  /** Without angle brackets; so is `references`, the first mail of the thread. */
  messageId?: string | undefined
  references?: string | undefined
  /** Names the mail for good: the outbox keeps it once; over SMTP it is the Message-ID when there is no other. */
  mailId?: string | undefined
  calendar?: CalendarPart | undefined
}

type ThreadHeaders = Pick<Mail, 'fromName' | 'messageId' | 'references'>

/** The job's payload: a mail as it will be sent. */
export interface RenderedMail extends ThreadHeaders {
  to: string
  replyTo: string | null
  subject: string
  text: string
  html: string
  unsubscribeUrl: string | null
  mailId: string | null
  /** Absent in jobs of earlier versions. */
  calendar?: CalendarPart | undefined
}

export const SEND_MAIL_TASK = 'send-mail'

/** Enqueues one mail in the caller's transaction, so that a rollback drops it too. */
export async function sendMail(trx: Tx, mail: Mail): Promise<void> {
  await sendMails(trx, [mail])
}

/** As `sendMail`, several in one statement. */
export async function sendMails(trx: Tx, mails: readonly Mail[]): Promise<void> {
  if (mails.length === 0) return
  await sql`select graphile_worker.add_job(${SEND_MAIL_TASK}, mail, max_attempts => 12)
    from json_array_elements(${JSON.stringify(mails.map(renderMail))}::json) as mail`.execute(trx)
}

function renderMail(mail: Mail): RenderedMail {
  return {
    to: mail.to,
    replyTo: mail.replyTo ?? null,
    subject: toOneLine(mail.subject),
    unsubscribeUrl: mail.unsubscribeUrl ?? null,
    fromName: mail.fromName && toOneLine(mail.fromName),
    messageId: mail.messageId,
    references: mail.references,
    // one that a killed process has sent and not ticked off is the same when it is sent again
    mailId: mail.mailId ?? randomUUID(),
    calendar: mail.calendar,
    ...renderLetter(mail.letter),
  }
}

/** Header injection: no line breaks in a subject or a name. */
function toOneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
}
