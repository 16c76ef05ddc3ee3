import type { AppContext } from '../../../context.ts'
import { getReviewRow, noSuchReview } from './queries.ts'

/** Once a person; again, it is the first one. @throws AppError `not-found` for what is not published */
export async function reportReview(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  { id, reporterId, reason }: { id: number; reporterId: number; reason: string },
): Promise<void> {
  const { state } = await getReviewRow(db, id)
  if (state !== 'shown') throw noSuchReview()
  await db
    .insertInto('review_reports')
    .values({ review_id: id, reporter_id: reporterId, reason, created_at: now() })
    .onConflict((conflict) => conflict.constraint('review_reports_once').doNothing())
    .execute()
}
