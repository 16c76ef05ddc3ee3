import type { MessageReportReason } from '#domain/messaging/reports.ts'
import type { AppContext } from '../../../context.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { createMessageReport } from '../reports/create-report.ts'
import { REPORTS_PER_USER } from './limits.ts'
import { writerSide } from './message-queries.ts'
import { getConversation, type Reader } from './queries.ts'

interface MessageReport {
  id: number
  reporter: Reader
  seq: number
  reason: MessageReportReason
  details: string
}

/** Opens one message of the other side, and the ten before it, to the desk. @throws AppError `not-found`, `rate-limited` */
export async function reportMessage(
  { db, limiter }: AppContext,
  { reporter, ...report }: MessageReport,
): Promise<void> {
  const conversation = await getConversation(db, report.id, reporter)
  const { personId: reporterId } = reporter
  await limiter.take(REPORTS_PER_USER, String(reporterId))
  const message = await db
    .selectFrom('messages')
    .innerJoin('conversations', 'conversations.id', 'messages.conversation_id')
    .select(['messages.author_id', writerSide('messages').as('side')])
    .where('messages.conversation_id', '=', conversation.id)
    .where('messages.seq', '=', report.seq)
    .executeTakeFirst()
  if (!message?.author_id || message.side === conversation.side)
    throw new AppError('not-found', { message: 'There is no such message of the other side' })
  await createMessageReport(db, {
    ...report,
    reporterId,
    listingId: conversation.listing_id,
    conversationId: conversation.id,
  })
}
