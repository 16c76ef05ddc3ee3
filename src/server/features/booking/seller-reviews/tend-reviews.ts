import { sql } from 'kysely'
import { REVIEW_LIMITS } from '#domain/booking/review/review-rules.ts'
import { describeReviewPrompt } from '#domain/booking/review/review-words.ts'
import { SIDES } from '#domain/messaging/conversation.ts'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { lockBooking } from '../bookings/lock-booking.ts'
import { recordReminder } from '../bookings/notify-parties.ts'
import { notifySides } from './notify-sides.ts'
import { listReviewsOf } from './queries.ts'
import { readWindow } from './read-window.ts'
import { revealReviews } from './reveal-reviews.ts'

type TendContext = Pick<AppContext, 'db' | 'config' | 'now' | 'metrics'>

const BATCH = 200

/** Where it is to the day; the window itself is read of each. */
const ENDED_ON = sql`coalesce((select max(created_at)::date from booking_events as event
  where event.booking_id = bookings.id and event.to_status = 'cancelled'), last_day)`

/** Opens what nobody can answer any more. */
export async function revealClosed(context: TendContext): Promise<void> {
  for (let after = 0; ; ) {
    const { rows } = await sql<{ id: number }>`select id from bookings
      where id > ${after} and id in (select booking_id from seller_reviews where state = 'sealed')
        and ${ENDED_ON} <= (${context.now()}::timestamptz)::date - ${REVIEW_LIMITS.days}::int
      order by id limit ${BATCH}`.execute(context.db)
    for (const { id } of rows)
      await inTransaction(context, async (trx) => {
        const locked = await lockBooking(trx, id)
        const { state } = await readWindow(trx, locked.booking, context.now())
        if (state !== 'open') await revealReviews(context, trx, locked)
      })
    if (rows.length < BATCH) return
    after = rows.at(-1)?.id ?? after
  }
}

/** Asks both sides of what ended some days ago, each once, unless they have written. */
export async function remindOfReviews(context: TendContext): Promise<void> {
  const now = context.now()
  for (let after = 0; ; ) {
    const { rows } = await sql<{ id: number }>`select id from bookings
      where id > ${after} and status in ('completed', 'cancelled') and total_cents > 0
        and first_day <= (${now}::timestamptz)::date
        and ${ENDED_ON} between (${now}::timestamptz)::date - ${REVIEW_LIMITS.days}::int
            and (${now}::timestamptz)::date - ${REVIEW_LIMITS.reminderDays}::int
        and not exists (select from booking_reminders as told where told.booking_id = bookings.id and told.kind = 'review')
      order by id limit ${BATCH}`.execute(context.db)
    for (const { id } of rows) await remind(context, id)
    if (rows.length < BATCH) return
    after = rows.at(-1)?.id ?? after
  }
}

function remind(context: TendContext, id: number): Promise<void> {
  return inTransaction(context, async (trx) => {
    const locked = await lockBooking(trx, id)
    const { state, closesOn } = await readWindow(trx, locked.booking, context.now())
    if (state !== 'open') return
    if (!(await recordReminder(trx, { bookingId: id, kind: 'review', now: context.now() }))) return
    const written = (await listReviewsOf(trx, id)).map(({ side }) => side)
    await notifySides(context, trx, locked, {
      sides: SIDES.filter((side) => !written.includes(side)),
      toWords: (_, told) => describeReviewPrompt({ ...told, closesOn }),
    })
  })
}
