import type { MessageReportReason } from '#domain/messaging/reports.ts'
import type { AppContext } from '../../../context.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { createMessageReport } from '../reports/create-report.ts'
import { REPORTS_PER_USER } from './limits.ts'
import { getConversation } from './queries.ts'

interface MessageReport {
  id: number
  reporterId: number
  seq: number
  reason: MessageReportReason
  details: string
}

/** Opens one message of the other side, and the ten before it, to the desk. @throws AppError `not-found`, `rate-limited` */
export async function reportMessage({ db, limiter }: AppContext, report: MessageReport): Promise<void> {
  const conversation = await getConversation(db, report.id, report.reporterId)
  await limiter.take(REPORTS_PER_USER, String(report.reporterId))
  const message = await db
    .selectFrom('messages')
    .select('author_id')
    .where('conversation_id', '=', conversation.id)
    .where('seq', '=', report.seq)
    .executeTakeFirst()
  if (message?.author_id !== conversation.other_id)
    throw new AppError('not-found', { message: 'There is no such message of the other side' })
  await createMessageReport(db, {
    ...report,
    listingId: conversation.listing_id,
    conversationId: conversation.id,
  })
}
