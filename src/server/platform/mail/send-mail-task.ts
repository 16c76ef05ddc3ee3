import type { Task } from 'graphile-worker'
import { createTransport } from 'nodemailer'
import type { Db } from '../db/database.ts'
import type { RenderedMail } from './mail.ts'

interface Options {
  db: Db
  smtpUrl: string | undefined
  from: string
}

/** Sends one mail: by SMTP when a server is set, otherwise into the outbox table. A failure is tried again later. */
export function sendMailTask({ db, smtpUrl, from }: Options): Task {
  const send = smtpUrl ? bySmtp(smtpUrl, from) : toOutbox(db, from)
  return (payload) => send(payload as RenderedMail)
}

function bySmtp(url: string, from: string) {
  const transport = createTransport(url)
  return async ({ to, replyTo, subject, text, html, unsubscribeUrl }: RenderedMail) => {
    const headers = unsubscribeUrl
      ? {
          'List-Unsubscribe': `<${unsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }
      : {}
    // an object is one recipient, whatever commas the address holds
    const recipient = { name: '', address: to }
    await transport.sendMail({
      from,
      to: recipient,
      subject,
      text,
      html,
      headers,
      ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
    })
  }
}

function toOutbox(db: Db, from: string) {
  return async ({ to, replyTo, subject, text, html }: RenderedMail) => {
    await db
      .insertInto('outbox_messages')
      .values({ recipient: to, sender: from, reply_to: replyTo, subject, text_body: text, html_body: html })
      .execute()
  }
}
