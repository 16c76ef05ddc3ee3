import { isPublic } from '#domain/listing.ts'
import type { ReportReason } from '#domain/reports.ts'
import type { Db } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { findListing } from '../listings/queries.ts'

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
