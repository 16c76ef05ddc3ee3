import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import { type DisputeStatus, OPEN_DISPUTES } from '#domain/booking/dispute.ts'
import { required } from '#domain/required.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { fetchPage } from '../../../platform/db/read-page.ts'
import type { BookingDisputesTable } from '../../../platform/db/tables.gen.ts'
import { toWordList } from '../../../platform/db/word-list.ts'
import { AppError } from '../../../platform/http/app-error.ts'

export type DisputeRow = Selectable<BookingDisputesTable>

const PAGE_SIZE = 50

/** All of a booking, newest first. */
export function listDisputesOf(db: Db, bookingId: number): Promise<DisputeRow[]> {
  return db
    .selectFrom('booking_disputes')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('id', 'desc')
    .execute()
}

/** The one that waits for an answer or a decision. Its booking is locked. */
export function findOpenDispute(trx: Tx, bookingId: number): Promise<DisputeRow | undefined> {
  return trx
    .selectFrom('booking_disputes')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('status', 'in', OPEN_DISPUTES)
    .executeTakeFirst()
}

/** @throws AppError `not-found` */
export async function getDispute(db: Db, id: number): Promise<DisputeRow> {
  const row = await db.selectFrom('booking_disputes').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new AppError('not-found', { message: 'There is no such dispute' })
  return row
}

/** What waits for a decision first. */
const RANK = sql<number>`case when dispute.status in (${toWordList(OPEN_DISPUTES)}) then 0 else 1 end`

/** One page for admins: open ones first, the oldest first. */
export function listDeskDisputes(
  db: Db,
  asked: {
    status?: readonly DisputeStatus[] | undefined
    limit?: number | undefined
    after: number | undefined
  },
) {
  const { status, limit = PAGE_SIZE, after } = asked
  const matching = db
    .selectFrom('booking_disputes as dispute')
    .innerJoin('bookings as booking', 'booking.id', 'dispute.booking_id')
    .innerJoin('listings', 'listings.id', 'booking.listing_id')
    .innerJoin('organizations as buyer', 'buyer.id', 'booking.buyer_id')
    .innerJoin('organizations as seller', 'seller.id', 'booking.seller_id')
    .selectAll('dispute')
    .select(['booking.buyer_id', 'booking.seller_id', 'booking.version'])
    .select(['listings.title', 'booking.first_day', 'booking.last_day', 'booking.total_cents'])
    .select(['buyer.username as buyer', 'seller.username as seller'])
    .$if(status !== undefined, (query) => query.where('dispute.status', 'in', [...required(status)]))
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(${RANK}, dispute.id) > (select case when status in (${toWordList(OPEN_DISPUTES)}) then 0 else 1 end, id
          from booking_disputes where id = ${required(after)})`,
      ),
    )
  return fetchPage(limit, (size) => matching.orderBy(RANK).orderBy('dispute.id').limit(size).execute())
}
export type DeskRow = Awaited<ReturnType<typeof listDeskDisputes>>['rows'][number]
