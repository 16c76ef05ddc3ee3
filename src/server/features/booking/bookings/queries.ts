import { type SqlBool, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { BookingStatus } from '#domain/booking/lifecycle.ts'
import type { Party } from '#domain/booking/terms.ts'
import type { Side } from '#domain/messaging/conversation.ts'
import { required } from '#domain/required.ts'
import type { Db } from '../../../platform/db/database.ts'
import { fetchPage } from '../../../platform/db/read-page.ts'
import { readIdCursor } from '../../../platform/http/id-cursor.ts'
import { noSuchBooking } from './lock-booking.ts'

export const PAGE_SIZE = 30

type Named = Pick<Party, 'name' | 'company'>

/** Bookings with what is shown of their space and of both sides. */
function bookings(db: Db) {
  return (
    db
      .selectFrom('bookings')
      .innerJoin('listings', 'listings.id', 'bookings.listing_id')
      .leftJoin('booking_terms as sold', 'sold.listing_id', 'bookings.listing_id')
      .innerJoin('organizations as buyer', 'buyer.id', 'bookings.buyer_id')
      .innerJoin('organizations as seller', 'seller.id', 'bookings.seller_id')
      .leftJoin('booking_versions as agreed', (join) =>
        join.onRef('agreed.booking_id', '=', 'bookings.id').onRef('agreed.version', '=', 'bookings.version'),
      )
      .selectAll('bookings')
      // both sides as their terms name them: what an account is called later changes no contract
      .select(sql<Named | null>`agreed.terms::jsonb -> 'buyer'`.as('agreed_buyer'))
      .select(sql<Named | null>`agreed.terms::jsonb -> 'seller'`.as('agreed_seller'))
      .select(['listings.title', 'listings.location_text', 'listings.images', 'listings.ad_type'])
      .select(['sold.mode', 'sold.hold_days', 'sold.time_zone as listing_zone'])
      .select('sold.agency_commission_basis_points as commission')
      .select(['buyer.name as buyer_name', 'buyer.username as buyer_username'])
      .select(['buyer.company as buyer_company', 'buyer.email as buyer_email'])
      .select('buyer.person_id as buyer_person_id')
      .select(['seller.name as seller_name', 'seller.username as seller_username'])
      .select(['seller.company as seller_company', 'seller.email as seller_email'])
      .select((eb) =>
        eb
          .selectFrom('booking_items as item')
          .innerJoin('space_units as unit', 'unit.id', 'item.unit_id')
          .select('unit.name')
          .whereRef('item.booking_id', '=', 'bookings.id')
          .orderBy('item.position')
          .limit(1)
          .as('unit_name'),
      )
      .select(
        sql<number>`(select max(quantity) from booking_items as item where item.booking_id = bookings.id)`.as(
          'quantity',
        ),
      )
      .select(
        sql<Side[]>`array(select side from booking_acceptances as accepted
        where accepted.booking_id = bookings.id and accepted.version = bookings.version)`.as('accepted'),
      )
      .select(
        sql<{ id: number; status: BookingStatus } | null>`(
        select json_build_object('id', id, 'status', status) from bookings as next
        where next.renews_id = bookings.id order by id desc limit 1)`.as('renewal'),
      )
      .select(
        sql<boolean>`exists (select from booking_events as event
        where event.booking_id = bookings.id and event.step = 'challenge')`.as('is_challenged'),
      )
  )
}

export type BookingView = Awaited<ReturnType<typeof getBookingView>>

/** @throws AppError `booking-not-found` */
export async function getBookingView(db: Db, id: number) {
  const row = await bookings(db).where('bookings.id', '=', id).executeTakeFirst()
  if (!row) throw noSuchBooking()
  return row
}

export function listDrafts(db: Db, orderId: number): Promise<BookingView[]> {
  return bookings(db)
    .where('order_id', '=', orderId)
    .where('bookings.status', '=', 'draft')
    .orderBy('bookings.id')
    .execute()
}

/** In no order. */
export function listBookingsOf(db: Db, ids: readonly number[]): Promise<BookingView[]> {
  return bookings(db).where('bookings.id', 'in', ids).execute()
}

/** What has left an order, in the order in which it was put together. */
export function listPlaced(
  db: Db,
  { orderId, buyerId }: { orderId: number; buyerId: number },
): Promise<BookingView[]> {
  return bookings(db)
    .where('order_id', '=', orderId)
    .where('bookings.version', '>', 0)
    .where(isMine({ readerId: buyerId, side: 'buyer' }))
    .orderBy('bookings.id')
    .execute()
}

/** How many bookings have left an order. */
export async function countPlaced(db: Db, orderId: number): Promise<number> {
  const { count } = await db
    .selectFrom('bookings')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('order_id', '=', orderId)
    .where('version', '>', 0)
    .executeTakeFirstOrThrow()
  return count
}

export interface Filter {
  readerId: number
  side: Side
  status?: readonly BookingStatus[] | undefined
  cursor?: string | undefined
  limit?: number | undefined
}

/** A seller never sees what a buyer has not sent; what a seller held for a client and never agreed on with them stays the seller's. */
export const isMine = ({ readerId, side }: Pick<Filter, 'readerId' | 'side'>) =>
  side === 'buyer'
    ? sql<SqlBool>`(bookings.buyer_id = ${readerId}
        and (bookings.origin in ('market', 'related') or bookings.conversation_id is not null or bookings.booked_at is not null))`
    : sql<SqlBool>`(bookings.seller_id = ${readerId} and bookings.version > 0)`

/** What waits for somebody comes first, by its deadline; then the newest. */
export const place = (of: string) => {
  const [status, deadline, id] = ['status', 'deadline_at', 'id'].map((column) => sql.ref(`${of}.${column}`))
  const isWaiting = sql`${status} in ('requested', 'quoted', 'held', 'awaiting-payment')`
  return sql`(not ${isWaiting}), case when ${isWaiting} then ${deadline} else 'infinity' end, -${id}`
}

/** One page of somebody's bookings on one side. */
export function listBookings(db: Db, filter: Filter) {
  const { status, cursor, limit = PAGE_SIZE } = filter
  const after = readIdCursor(cursor)
  const mine = bookings(db)
    .where(isMine(filter))
    .$if(Boolean(status?.length), (query) => query.where('bookings.status', 'in', required(status)))
    .$if(after !== undefined, (query) =>
      query.where(
        sql<SqlBool>`(${place('bookings')}) > (select ${place('last')} from bookings as last where last.id = ${required(after)})`,
      ),
    )
    .orderBy(place('bookings'))
  return fetchPage(limit, (size) => mine.limit(size).execute())
}

/** Somebody's bookings on one side, by status. */
export async function countBookings(
  db: Db,
  filter: Pick<Filter, 'readerId' | 'side'>,
): Promise<Partial<Record<BookingStatus, number>>> {
  const rows = await db
    .selectFrom('bookings')
    .select(['status', ({ fn }) => fn.countAll<number>().as('count')])
    .where(isMine(filter))
    .groupBy('status')
    .execute()
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]))
}

/** Each with who has accepted it. */
export function listVersions(db: Db, bookingId: number) {
  return db
    .selectFrom('booking_versions as agreed')
    .selectAll()
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('booking_acceptances as accepted')
          .select(['side', 'accepted_at as at', 'user_id'])
          .whereRef('accepted.booking_id', '=', 'agreed.booking_id')
          .whereRef('accepted.version', '=', 'agreed.version')
          .orderBy('accepted_at')
          .orderBy('side'),
      ).as('accepted'),
    )
    .where('booking_id', '=', bookingId)
    .orderBy('version')
    .execute()
}
export type VersionRow = Awaited<ReturnType<typeof listVersions>>[number]

export function listEvents(db: Db, bookingId: number) {
  return db
    .selectFrom('booking_events as event')
    .leftJoin('users', 'users.id', 'event.actor_id')
    .innerJoin('bookings', 'bookings.id', 'event.booking_id')
    .leftJoin('organizations as company', (join) =>
      join
        .on('company.person_id', 'is', null)
        .on(
          sql<SqlBool>`company.id = case event.actor when 'buyer' then bookings.buyer_id when 'seller' then bookings.seller_id end`,
        ),
    )
    .selectAll('event')
    .select(['users.name', 'users.username', 'company.id as company_id'])
    .where('booking_id', '=', bookingId)
    .orderBy('event.id')
    .execute()
}
export type EventRow = Awaited<ReturnType<typeof listEvents>>[number]
