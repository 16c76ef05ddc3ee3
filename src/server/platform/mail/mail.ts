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
  /** Names the mail for good: however often its job runs, the outbox keeps it once. */
  mailId?: string | undefined
  calendar?: CalendarPart | undefined
}

/** The job's payload: a mail as it will be sent. */
export interface RenderedMail {
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
  const rendered: RenderedMail = {
    to: mail.to,
    replyTo: mail.replyTo ?? null,
    // header injection: no line breaks in a subject
    subject: mail.subject.replace(/\s+/g, ' ').trim(),
    unsubscribeUrl: mail.unsubscribeUrl ?? null,
    mailId: mail.mailId ?? null,
    calendar: mail.calendar,
    ...renderLetter(mail.letter),
  }
  await sql`select graphile_worker.add_job(${SEND_MAIL_TASK}, ${JSON.stringify(rendered)}::json, max_attempts => 12)`.execute(
    trx,
  )
}
