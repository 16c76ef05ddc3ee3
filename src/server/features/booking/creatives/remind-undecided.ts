import { sql } from 'kysely'
import { describeUndecidedArtwork } from '#domain/booking/creative/artwork-words.ts'
import { ARTWORK_LIMITS, EXPECTING_STATUSES } from '#domain/booking/creative/limits.ts'
import { DAY_MS } from '#domain/dates.ts'
import type { AppContext } from '../../../context.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { lockBooking } from '../bookings/lock-booking.ts'
import { notifyParties, recordReminder } from '../bookings/notify-parties.ts'
import { artworkKeyOf } from './notify-artwork-step.ts'

type RemindOfUndecidedContext = Pick<AppContext, 'db' | 'config' | 'now' | 'metrics'>

const BATCH = 200

/** Reminds sellers of files that wait for their decision for days, each once. */
export async function remindOfUndecided(context: RemindOfUndecidedContext): Promise<void> {
  for (;;) {
    const waiting = await listUndecided(context)
    for (const one of waiting) await inTransaction(context, (trx) => remind(context, trx, one))
    if (waiting.length < BATCH) return
  }
}

interface Undecided {
  id: string
  booking_id: number
}

async function listUndecided({ db, now }: RemindOfUndecidedContext): Promise<Undecided[]> {
  const since = new Date(now().getTime() - ARTWORK_LIMITS.decideDays * DAY_MS)
  const { rows } = await sql<Undecided>`
    select creatives.id, creatives.booking_id from creatives join bookings on bookings.id = creatives.booking_id
    where creatives.status = 'uploaded' and creatives.created_at <= ${since}
      and bookings.status = any(${[...EXPECTING_STATUSES]}::text[])
      and not exists (select from booking_reminders as reminder
        where reminder.booking_id = bookings.id and reminder.kind = ${KIND}::text || creatives.id)
    order by creatives.created_at limit ${BATCH}`.execute(db)
  return rows
}

const KIND = 'artwork:undecided:'

/** Whoever decided meanwhile is not reminded: the booking is locked, and its file read again. */
async function remind(
  { config, now }: RemindOfUndecidedContext,
  trx: Tx,
  { id, booking_id }: Undecided,
): Promise<void> {
  const { booking, conversation, terms } = await lockBooking(trx, booking_id)
  await recordReminder(trx, { bookingId: booking_id, kind: `${KIND}${id}`, now: now() })
  const file = await findWaiting(trx, id)
  if (!conversation || !terms || !file) return
  const words = describeUndecidedArtwork({
    title: terms.listing.title,
    buyer: terms.buyer.name,
    file: file.name,
    isOnBehalf: file.sender_id !== null,
  })
  const key = artworkKeyOf(booking_id)
  const told = [
    { booking, terms, side: 'seller', kind: 'artwork', key, by: null, words, deadline: null },
  ] as const
  await notifyParties({ config }, trx, { told, now: now() })
}

function findWaiting(db: Db, id: string): Promise<{ name: string; sender_id: number | null } | undefined> {
  return db
    .selectFrom('creatives')
    .select(['name', 'sender_id'])
    .where('id', '=', id)
    .where('status', '=', 'uploaded')
    .executeTakeFirst()
}
