import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { LedgerSums } from '#domain/booking/ledger-postings.ts'
import type { BookingStatus } from '#domain/booking/lifecycle.ts'
import { type StandingDue, settleDues } from '#domain/booking/payments.ts'
import type { Due } from '#domain/booking/price/schedule.ts'
import { required } from '#domain/required.ts'
import { toWallTime } from '#domain/zoned-time.ts'
import type { Db } from '../../../platform/db/database.ts'
import { OPEN_CENTS } from '../../ground/ledger/list-unsettled.ts'
import {
  hasUnanswered,
  listPaymentEvents,
  listUnanswered,
  type PaymentEventRow,
  readMoney,
} from '../../ground/ledger/read-money.ts'

/** A booking with money that is open, owed back, or said to be sent. */
export interface OpenBooking {
  id: number
  status: BookingStatus
  title: string
  /** Null for a client without an account: nobody can be reminded. */
  buyerId: number | null
  sellerId: number
  timeZone: string
  money: LedgerSums
  dues: StandingDue[]
  /** Said to be sent, not answered; oldest first. */
  sent: PaymentEventRow[]
}

const IS_SENT = hasUnanswered('booking.id')

/** Newest first. */
export async function listOpenBookings(
  db: Db,
  { only, now }: { only?: RawBuilder<SqlBool>; now: Date },
): Promise<OpenBooking[]> {
  const rows = await db
    .selectFrom('bookings as booking')
    .innerJoin('booking_versions as agreed', (join) =>
      join.onRef('agreed.booking_id', '=', 'booking.id').onRef('agreed.version', '=', 'booking.version'),
    )
    .select(['booking.id', 'booking.status', 'booking.time_zone as timeZone'])
    .select((eb) =>
      eb
        .case()
        .when('booking.conversation_id', 'is', null)
        .then(null)
        .else(eb.ref('booking.buyer_id'))
        .end()
        .as('buyerId'),
    )
    .select('booking.seller_id as sellerId')
    .select(sql<string>`agreed.terms::jsonb -> 'listing' ->> 'title'`.as('title'))
    .select(sql<Due[]>`agreed.terms::jsonb -> 'schedule'`.as('schedule'))
    .where(sql<SqlBool>`(${OPEN_CENTS} <> 0 or ${IS_SENT})`)
    .$if(only !== undefined, (query) => query.where(required(only)))
    .orderBy('booking.id', 'desc')
    .execute()
  const ids = rows.map(({ id }) => id)
  const money = await readMoney(db, ids)
  const facts = Map.groupBy(await listPaymentEvents(db, ids), (fact) => fact.booking_id)
  return rows.map(({ schedule, ...row }) => ({
    ...row,
    money: required(money.get(row.id)),
    dues: settleDues(schedule, required(money.get(row.id)), toWallTime(now, row.timeZone).date),
    sent: listUnanswered(facts.get(row.id) ?? []),
  }))
}
