import { sql } from 'kysely'
import { describeEnd, RENEWAL_DAYS } from '#domain/booking/renewal.ts'
import { toWeekDate } from '#domain/format-dates.ts'
import { SIDES } from '#domain/messaging/conversation.ts'
import type { AppContext } from '../../../context.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { type LockedBooking, lockBooking } from '../bookings/lock-booking.ts'
import { notifyParties, recordReminder } from '../bookings/notify-parties.ts'

type RemindOfRenewalsContext = Pick<AppContext, 'db' | 'config' | 'now' | 'metrics'>

const BATCH = 500
const KIND = 'renewal'

/** Notifies both sides once, four weeks before what runs ends, that it ends: where its space is still sold, and nothing follows. */
export async function remindOfRenewals({ db, metrics, config, now }: RemindOfRenewalsContext): Promise<void> {
  for (const id of await listEnding(db, now()))
    await inTransaction({ db, metrics }, async (trx) => {
      const locked = await lockBooking(trx, id)
      if (!(await listEnding(trx, now(), id)).includes(id)) return
      if (!(await recordReminder(trx, { bookingId: id, kind: KIND, now: now() }))) return
      await sendReminder({ config, now }, trx, locked)
    })
}

async function listEnding(db: Db, now: Date, only?: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select bookings.id from bookings
      join listings on listings.id = bookings.listing_id and listings.status = 'active'
      join booking_terms as sold on sold.listing_id = bookings.listing_id and sold.mode <> 'off'
    where bookings.status = 'in-flight' and deadline_at > ${now}
      and deadline_at <= ${now}::timestamptz + make_interval(days => ${RENEWAL_DAYS.remind})
      and ${only === undefined ? sql`true` : sql`bookings.id = ${only}`}
      and not exists (select from bookings as next where next.renews_id = bookings.id)
      and not exists (select from booking_reminders as sent
        where sent.booking_id = bookings.id and sent.kind = ${KIND})
    order by bookings.id limit ${BATCH}`.execute(db)
  return rows.map(({ id }) => id)
}

async function sendReminder(
  { config, now }: Pick<RemindOfRenewalsContext, 'config' | 'now'>,
  trx: Tx,
  { booking, conversation, terms }: LockedBooking,
): Promise<void> {
  if (!conversation || !terms) return
  const words = describeEnd({
    title: terms.listing.title,
    ends: toWeekDate(terms.last),
    buyer: terms.buyer.name,
    seller: terms.seller.name,
  })
  const told = SIDES.map((side) => ({
    booking,
    terms,
    side,
    kind: 'booking-reminder' as const,
    key: `booking:${booking.id}:renewal`,
    by: null,
    words: { heading: words[side].line, ...words[side] },
    deadline: null,
  }))
  await notifyParties({ config }, trx, { told, now: now() })
}
