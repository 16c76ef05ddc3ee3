import { type Selectable, sql } from 'kysely'
import { type RatingSummary, rateReviews } from '#domain/booking/review/rate-reviews.ts'
import type { Side } from '#domain/messaging/conversation.ts'
import { required } from '#domain/required.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { fetchPage } from '../../../platform/db/read-page.ts'
import type { SellerReviewsTable } from '../../../platform/db/tables.gen.ts'
import { AppError } from '../../../platform/http/app-error.ts'

export type ReviewRow = Selectable<SellerReviewsTable>

/** Of one booking: at most one of each side. */
export function listReviewsOf(db: Db, bookingId: number): Promise<ReviewRow[]> {
  return db.selectFrom('seller_reviews').selectAll().where('booking_id', '=', bookingId).execute()
}

/** @throws AppError `not-found`, for what is not published to anybody, too */
export async function getReviewRow(db: Db, id: number): Promise<ReviewRow> {
  const row = await db.selectFrom('seller_reviews').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw noSuchReview()
  return row
}

export function noSuchReview(): AppError {
  return new AppError('not-found', { message: 'There is no such review' })
}

/** Of who left or is suspended nothing is public. */
const STANDS = sql<boolean>`exists (select from organizations as about where about.id = review.about_id and about.deleted_at is null
  and about.status <> 'suspended')`

interface About {
  userId: number
  /** Of who writes. */
  side: Side
}

/** Of `seller_reviews as review`: what counts. Of several by one person within a year, the newest. */
export const COUNTED = sql<boolean>`(review.state = 'shown' and review.counts and ${STANDS}
  and not exists (select from seller_reviews as newer
    where newer.about_id = review.about_id and newer.side = review.side and newer.state = 'shown' and newer.counts
      and newer.author_id = review.author_id and (newer.shown_at, newer.id) > (review.shown_at, review.id)
      and newer.shown_at < review.shown_at + interval '12 months'))`

/** What counts about somebody. */
export async function readRating(db: Db, { userId, side }: About): Promise<RatingSummary> {
  const { rows } = await sql<{ overall: number; many: number }>`
    select overall, count(*)::int as many from seller_reviews as review
    where about_id = ${userId} and side = ${side} and ${COUNTED}
    group by overall`.execute(db)
  return rateReviews(
    [1, 2, 3, 4, 5].map((points) => rows.find(({ overall }) => overall === points)?.many ?? 0),
  )
}

function withNames(db: Db) {
  return db
    .selectFrom('seller_reviews as review')
    .innerJoin('bookings', 'bookings.id', 'review.booking_id')
    .innerJoin('listings', 'listings.id', 'bookings.listing_id')
    .innerJoin('organizations as author', 'author.id', 'review.author_id')
    .innerJoin('organizations as about', 'about.id', 'review.about_id')
    .selectAll('review')
    .select(['listings.title', 'bookings.last_day', 'about.username as about'])
    .select(['author.username', 'author.name', 'author.company', 'author.deleted_at'])
}
export type NamedReview = Awaited<ReturnType<typeof getNamedReview>>

/** @throws AppError `not-found` */
export async function getNamedReview(db: Db, id: number) {
  const row = await withNames(db).where('review.id', '=', id).executeTakeFirst()
  if (!row) throw noSuchReview()
  return row
}

/** With the names of who wrote them. */
export function listNamedOf(db: Db, bookingId: number): Promise<NamedReview[]> {
  return withNames(db).where('review.booking_id', '=', bookingId).execute()
}

/** What is published about somebody, the newest first. @param after the id of the page before's last */
export function listShownAbout(
  db: Db,
  { userId, side, limit, after }: About & { limit: number; after: number | undefined },
) {
  const rows = withNames(db)
    .where('review.about_id', '=', userId)
    .where('review.side', '=', side)
    .where('review.state', '=', 'shown')
    .where(STANDS)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(review.shown_at, review.id) < (select last.shown_at, last.id from seller_reviews as last
          where last.id = ${required(after)} and last.about_id = ${userId} and last.state = 'shown')`,
      ),
    )
    .orderBy('review.shown_at', 'desc')
    .orderBy('review.id', 'desc')
  return fetchPage(limit, (size) => rows.limit(size).execute())
}

/** Why it was reported, by those that no moderator has answered yet. */
const REPORTS = sql<string[]>`array(select report.reason from review_reports as report
  where report.review_id = review.id and closed_at is null order by report.id limit 20)`

const DESK_SIZE = 50

/** For moderators, the oldest first: what is held or reported, or what is hidden. */
export function listDeskRows(
  db: Db,
  { view, after }: { view: 'open' | 'hidden'; after: number | undefined },
) {
  const isWaiting = sql<boolean>`(review.state = 'held' or review.reply_state = 'held' or review.state <> 'sealed'
    and exists (select from review_reports as report where report.review_id = review.id and closed_at is null))`
  const isHidden = sql<boolean>`(review.state = 'hidden' or review.reply_state = 'hidden')`
  const rows = withNames(db)
    .select(REPORTS.as('reports'))
    .where(view === 'open' ? isWaiting : isHidden)
    .$if(after !== undefined, (query) => query.where('review.id', '>', required(after)))
    .orderBy('review.id')
  return fetchPage(DESK_SIZE, (size) => rows.limit(size).execute())
}

/** @throws AppError `not-found` */
export async function getDeskRow(db: Db, id: number) {
  const row = await withNames(db).select(REPORTS.as('reports')).where('review.id', '=', id).executeTakeFirst()
  if (!row || row.state === 'sealed') throw noSuchReview()
  return row
}
export type DeskRow = Awaited<ReturnType<typeof getDeskRow>>

/** Locks what its booking's lock does not hold. */
export function lockReview(trx: Tx, id: number): Promise<ReviewRow> {
  return trx
    .selectFrom('seller_reviews')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
}
