import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { type Letter, renderLetter } from './letter.ts'

export interface Mail {
  to: string
  replyTo?: string | undefined
  subject: string
  letter: Letter
  /** For newsletters and alerts: the address of one-click unsubscription (RFC 8058). */
  unsubscribeUrl?: string | undefined
}

/** What the job carries: a mail as it will be sent. */
export interface RenderedMail {
  to: string
  replyTo: string | null
  subject: string
  text: string
  html: string
  unsubscribeUrl: string | null
}

export const SEND_MAIL_TASK = 'send-mail'

/** Hands one mail to the job process, in the caller's transaction: what is rolled back is never sent. */
export async function sendMail(trx: Tx, mail: Mail): Promise<void> {
  const rendered: RenderedMail = {
    to: mail.to,
    replyTo: mail.replyTo ?? null,
    // a line break would start another header
    subject: mail.subject.replace(/\s+/g, ' ').trim(),
    unsubscribeUrl: mail.unsubscribeUrl ?? null,
    ...renderLetter(mail.letter),
  }
  await sql`select graphile_worker.add_job(${SEND_MAIL_TASK}, ${JSON.stringify(rendered)}::json, max_attempts => 12)`.execute(
    trx,
  )
}
