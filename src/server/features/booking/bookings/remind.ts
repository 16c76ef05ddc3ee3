import { sql } from 'kysely'
import { dueNowOf } from '#domain/booking/payments.ts'
import { formatShortCents } from '#domain/booking/price/cents.ts'
import { listReminders, REMINDED_AT_LAST, START_REMINDER_DAYS } from '#domain/booking/reminder-words.ts'
import { formatDeadline, toDateRange } from '#domain/format-dates.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { hasUnanswered } from '../../ground/ledger/read-money.ts'
import type { BookingNotification } from './booking-notification.ts'
import { type LockedBooking, lockBooking } from './lock-booking.ts'
import { notifyParties, recordReminder } from './notify-parties.ts'

type RemindOfBookingsContext = Pick<AppContext, 'db' | 'config' | 'now' | 'metrics'>

interface Due {
  id: number
  /** Once for each state of each version. */
  kind: string
}

const BATCH = 500

/** Reminds whoever a booking waits for, when a quarter of their time is left; both sides some days before it starts. */
export async function remindOfBookings({ db, metrics, config, now }: RemindOfBookingsContext): Promise<void> {
  for (const due of await listDue(db, now()))
    await inTransaction({ db, metrics }, async (trx) => {
      const locked = await lockBooking(trx, due.id)
      if (!(await isDue(trx, due, now())) || !(await isFirst(trx, due, now()))) return
      await sendReminder({ config, now }, trx, locked)
    })
}

/** Nobody is reminded of a payment that they say was sent, until the seller says that it has not arrived. */
const remindable = (now: Date) => sql`
  select bookings.id, status || ':' || version as kind from (
    select * from bookings where status = 'booked' and deadline_at > ${now}
      and deadline_at <= ${now}::timestamptz + make_interval(days => ${START_REMINDER_DAYS})
      and updated_at <= deadline_at - make_interval(days => ${START_REMINDER_DAYS})
    union all
    select * from bookings where status in ('requested', 'quoted', 'held', 'awaiting-payment')
      and deadline_at > ${now} and ${isLate(now)}
      and not (status = 'awaiting-payment' and ${hasUnanswered('bookings.id')})
  ) as bookings
  where not exists (select from booking_reminders as sent
    where sent.booking_id = bookings.id and sent.kind = bookings.status || ':' || bookings.version)`

const isLate = (now: Date) =>
  sql`deadline_at - (deadline_at - updated_at) * ${REMINDED_AT_LAST}::float <= ${now}::timestamptz`

async function listDue(db: Db, now: Date): Promise<Due[]> {
  const { rows } = await sql<Due>`${remindable(now)} order by bookings.id limit ${BATCH}`.execute(db)
  return rows
}

async function isDue(trx: Tx, { id, kind }: Due, now: Date): Promise<boolean> {
  const { rows } = await sql<Due>`${remindable(now)} and bookings.id = ${id}`.execute(trx)
  return rows[0]?.kind === kind
}

function isFirst(trx: Tx, { id, kind }: Due, now: Date): Promise<boolean> {
  return recordReminder(trx, { bookingId: id, kind, now })
}

async function sendReminder(
  { config, now }: Pick<RemindOfBookingsContext, 'config' | 'now'>,
  trx: Tx,
  { booking, conversation, terms }: LockedBooking,
): Promise<void> {
  if (!conversation || !terms) return
  const deadline = formatDeadline(required(booking.deadline_at), booking.time_zone)
  const cents = dueNowOf(terms.schedule)
  const told = {
    status: booking.status,
    title: terms.listing.title,
    buyer: terms.buyer.name,
    seller: terms.seller.name,
    deadline,
    dates: toDateRange(terms),
    dueNow: cents > 0 ? formatShortCents(cents) : null,
  }
  const reminded = listReminders(told).map(
    ({ side, ...words }): BookingNotification => ({
      booking,
      terms,
      side,
      kind: 'booking-reminder',
      key: `booking:${booking.id}:reminder`,
      by: null,
      words: { heading: words.line, ...words },
      deadline,
    }),
  )
  await notifyParties({ config }, trx, { told: reminded, now: now() })
}
