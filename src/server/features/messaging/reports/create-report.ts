import { isPublic } from '#domain/listings/listing.ts'
import type { ReportReason } from '#domain/messaging/reports.ts'
import type { Db } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { findListing } from '../../listings/listings/queries.ts'

interface NewReport {
  listingId: number
  reporterId: number | null
  reason: ReportReason
  details: string
}

/** @throws AppError `listing-not-found` for listings that are not public */
export async function createReport(db: Db, input: NewReport): Promise<void> {
  const listing = await findListing(db, input.listingId)
  if (!listing || !isPublic(listing.status)) throw new AppError('listing-not-found')
  await db
    .insertInto('listing_reports')
    .values({
      listing_id: input.listingId,
      reporter_id: input.reporterId,
      reason: input.reason,
      details: input.details,
    })
    .execute()
}

/** About a message in a conversation; its caller has checked that the reporter may read it. */
export async function createMessageReport(
  db: Db,
  report: NewReport & { conversationId: number; seq: number },
): Promise<void> {
  await db
    .insertInto('listing_reports')
    .values({
      listing_id: report.listingId,
      reporter_id: report.reporterId,
      reason: report.reason,
      details: report.details,
      conversation_id: report.conversationId,
      message_seq: report.seq,
    })
    .execute()
}
