import type { ReportedMessage } from '#contract/messaging/reports.ts'
import type { AppContext } from '../../../context.ts'
import { type Origin, recordAudit } from '../../../platform/db/audit.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { getReport } from './queries.ts'

/** Read with the reported one, to understand it. */
const BEFORE = 10

/** What a report about a message opens to the desk, and no more. Reading it is recorded. @throws AppError `not-found` */
export async function readReportedMessages(
  { db }: Pick<AppContext, 'db'>,
  { id, actorId, origin }: { id: number; actorId: number; origin: Origin },
): Promise<ReportedMessage[]> {
  const { conversation_id, message_seq } = await getReport(db, id)
  if (conversation_id === null || message_seq === null)
    throw new AppError('not-found', { message: 'This report is not about a message' })
  await db.transaction().execute((trx) =>
    recordAudit(trx, {
      actorId,
      action: 'conversation.read-reported',
      subject: { type: 'conversation', id: conversation_id },
      after: { report: id, seq: message_seq },
      origin,
    }),
  )
  const rows = await db
    .selectFrom('messages')
    .leftJoin('users', 'users.id', 'messages.author_id')
    .select(['seq', 'body', 'left_out', 'redacted_at', 'messages.created_at', 'username'])
    .select((eb) =>
      eb
        .selectFrom('message_attachments as file')
        .select(({ fn, ref }) => fn.agg<string[]>('array_agg', [ref('file.name')]).as('names'))
        .whereRef('file.conversation_id', '=', 'messages.conversation_id')
        .whereRef('file.seq', '=', 'messages.seq')
        .as('files'),
    )
    .where('messages.conversation_id', '=', conversation_id)
    .where('seq', '<=', message_seq)
    .where('seq', '>=', message_seq - BEFORE)
    .orderBy('seq')
    .execute()
  return rows.map((row) => ({
    seq: row.seq,
    author: row.username,
    body: row.body,
    leftOut: row.left_out,
    files: row.files ?? [],
    isReported: row.seq === message_seq,
    isRedacted: row.redacted_at !== null,
    createdAt: row.created_at.toISOString(),
  }))
}
