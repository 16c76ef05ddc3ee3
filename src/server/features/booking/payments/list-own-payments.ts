import { type SqlBool, sql } from 'kysely'
import type { paymentRoutes } from '#contract/booking/payments.ts'
import type { Out } from '#contract/route.ts'
import { toBookingReference } from '#domain/booking/reference.ts'
import type { Party } from '#domain/booking/terms.ts'
import type { Side } from '#domain/messaging/conversation.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { fetchPage } from '../../../platform/db/read-page.ts'
import { listOpenBookings, type OpenBooking } from './list-open.ts'
import { presentPayment } from './read-payments.ts'

type OwnPayments = Out<(typeof paymentRoutes)['listOwnPayments']['output']>
type Item = OwnPayments['items'][number]

const PAGE_SIZE = 50

interface ListOwnPaymentsInput {
  userId: number
  side: Side
  /** The id of the previous page's last booking. */
  after: number | undefined
}

/** What is open is read whole, for its sums are shown with each page. */
export async function listOwnPayments(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  { userId, side, after }: ListOwnPaymentsInput,
): Promise<OwnPayments> {
  const own = sql<SqlBool>`${sql.ref(side === 'seller' ? 'booking.seller_id' : 'booking.buyer_id')} = ${userId}`
  const all = await listOpenBookings(db, { only: own, now: now() })
  const rest = after === undefined ? all : all.filter(({ id }) => id < after)
  const page = await fetchPage(PAGE_SIZE, async (limit) => rest.slice(0, limit))
  const people = await readPeople(
    db,
    page.rows.map(({ id }) => id),
    side === 'seller' ? 'buyer' : 'seller',
  )
  return {
    items: page.rows.map((row) => presentItem(row, required(people.get(row.id)))),
    totals: sumAll(all),
    nextCursor: page.nextCursor,
  }
}

function presentItem({ id, title, status, money, dues, sent }: OpenBooking, other: Item['other']): Item {
  const next = dues.find(({ cents, paidCents }) => paidCents < cents)
  return {
    booking: { id, reference: toBookingReference(id), title, status },
    other,
    money,
    nextDue: next ? { label: next.label, dueOn: next.dueOn, cents: next.cents - next.paidCents } : null,
    isLate: dues.some(({ isLate }) => isLate),
    sent: sent[0] ? presentPayment(sent[0], { isOpen: true, canRetract: false }) : null,
  }
}

function sumAll(all: readonly OpenBooking[]): OwnPayments['totals'] {
  const sum = (of: (one: OpenBooking) => number) => all.reduce((cents, one) => cents + of(one), 0)
  return {
    openCents: sum(({ money }) => Math.max(money.openCents, 0)),
    lateCents: sum(({ dues }) =>
      dues.reduce((late, { isLate, cents, paidCents }) => (isLate ? late + cents - paidCents : late), 0),
    ),
    toReturnCents: sum(({ money }) => Math.max(-money.openCents, 0)),
  }
}

/** Of bookings, by their id: who is on this side, as the terms name them. */
async function readPeople(db: Db, ids: readonly number[], side: Side): Promise<Map<number, Item['other']>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('bookings')
    .innerJoin('booking_versions as agreed', (join) =>
      join.onRef('agreed.booking_id', '=', 'bookings.id').onRef('agreed.version', '=', 'bookings.version'),
    )
    .select('bookings.id as bookingId')
    .select(sql<Party>`agreed.terms::jsonb -> ${sql.lit(side)}`.as('party'))
    .where('bookings.id', 'in', ids)
    .execute()
  return new Map(
    rows.map(({ bookingId, party: { id, name, company } }) => [bookingId, { id, name, company }]),
  )
}
