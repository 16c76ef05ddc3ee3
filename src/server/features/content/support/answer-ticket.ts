import { sql } from 'kysely'
import type { Config } from '../../../config.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { ReadMail } from '../../../platform/mail/inbound/read-mail.ts'
import { sendReply } from './emails.ts'
import { toMailed } from './present.ts'
import { type StoredFile, saveAttachments } from './save-attachments.ts'

interface Answer {
  ticketId: number
  adminId: number
  body: string
  closes: boolean
  /** Message that it came in, when answered by mail. */
  mail?: Pick<ReadMail, 'from' | 'id'>
  leftOut?: string | null
  files?: StoredFile[]
}

/** Our reply: stored with the ticket and mailed to the person; stops the response-time clock. */
export async function answerTicket(trx: Tx, config: Config, answer: Answer): Promise<void> {
  const ticket = await trx
    .updateTable('support_tickets')
    .set({
      status: answer.closes ? 'closed' : 'answered',
      answered_at: sql`now()`,
      updated_at: sql`now()`,
      // the first to answer becomes the assignee
      assignee_id: sql`coalesce(assignee_id, ${answer.adminId})`,
    })
    .where('id', '=', answer.ticketId)
    .returningAll()
    .executeTakeFirst()
  if (!ticket) throw new AppError('not-found')
  const { id } = await trx
    .insertInto('support_messages')
    .values({
      ticket_id: ticket.id,
      author_id: answer.adminId,
      body: answer.body,
      left_out: answer.leftOut ?? null,
      sender: answer.mail?.from ?? null,
      mail_id: answer.mail?.id ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await saveAttachments(trx, id, answer.files ?? [])
  await sendReply(trx, config, toMailed(config, ticket), answer.body)
}
