import { type SqlBool, sql } from 'kysely'
import { DEADLINES } from '#domain/booking/deadlines.ts'
import { findDueStep } from '#domain/booking/lifecycle.ts'
import { UNANSWERED } from '#domain/booking/payments.ts'
import { MOVING_STATES, type ProviderState } from '#domain/booking/provider-payment.ts'
import type { AppContext } from '../../../context.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { toWordList } from '../../../platform/db/word-list.ts'
import { hasUnanswered } from '../../ground/ledger/read-money.ts'
import { type LockedBooking, lockSeen } from './lock-booking.ts'
import { moveBooking } from './move-booking.ts'

type TickBookingsContext = Pick<AppContext, 'db' | 'config' | 'now' | 'metrics'>

const BATCH = 100
const BEGUN: ProviderState = 'created'

/**
 * Moves whatever has come to its deadline, the earliest first, a transaction each: any number of processes may do so at
 * once, each passes over what another one holds. One that cannot be moved keeps none of the others.
 * @throws the first error, when all others are done
 */
export async function tickBookings(context: TickBookingsContext): Promise<void> {
  const errors: unknown[] = []
  const failed: number[] = []
  for (;;) {
    const ids = await listDue(context.db, context.now(), failed)
    // what somebody else holds comes again: a round of nothing but that is the last one
    let settled = 0
    for (const id of ids)
      await tickBooking(context, id).then(
        (isMoved) => {
          if (isMoved) settled++
        },
        (error: unknown) => {
          settled++
          errors.push(error)
          failed.push(id)
        },
      )
    if (ids.length < BATCH || settled === 0) break
  }
  if (errors.length > 0) throw errors[0]
}

/**
 * The buyer says it was sent and the seller has not answered, for days beyond the deadline until admins have been told, or a
 * provider is moving it: until then nothing lapses. Who is on the provider's page is given the time of that page and of its
 * notice, up to an hour.
 */
const isPaying = (
  now: Date,
) => sql<SqlBool>`(bookings.status = 'awaiting-payment' and (${hasUnanswered('bookings.id')}
    and deadline_at > ${now}::timestamptz - make_interval(days => ${UNANSWERED.endDays})
  or exists (select from provider_payments where booking_id = bookings.id and kind = 'charge'
    and (state in (${toWordList(MOVING_STATES)}) and created_at > ${now}::timestamptz - interval '7 days'
      or state = ${BEGUN} and created_at <= deadline_at
        and expires_at > ${now}::timestamptz - make_interval(mins => ${DEADLINES.noticeMinutes})
        and deadline_at > ${now}::timestamptz - make_interval(mins => ${DEADLINES.begunMinutes})))))`

function dueAt(db: Db, now: Date) {
  return db
    .selectFrom('bookings')
    .where('deadline_at', '<=', now)
    .where(({ not }) => not(isPaying(now)))
}

async function listDue(db: Db, now: Date, failed: readonly number[]): Promise<number[]> {
  const rows = await dueAt(db, now)
    .select('id')
    .where('id', '<>', sql<number>`all(${[...failed]}::int[])`)
    .orderBy('deadline_at')
    .limit(BATCH)
    .execute()
  return rows.map(({ id }) => id)
}

/** @returns false for what somebody holds, or has moved meanwhile */
function tickBooking(context: TickBookingsContext, id: number): Promise<boolean> {
  return inTransaction(context, async (trx) => {
    const locked = await lockDue(trx, id, context.now())
    const step = locked && findDueStep(locked.booking.status)
    if (!step) return false
    await moveBooking(context, trx, locked, { step, actor: 'clock', by: null, now: context.now() })
    return true
  })
}

/** Whoever holds its first lock holds it: then it is passed over. */
export async function lockDue(trx: Tx, id: number, now: Date): Promise<LockedBooking | null> {
  const found = await trx
    .selectFrom('bookings')
    .select('conversation_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const first =
    found.conversation_id === null
      ? trx.selectFrom('bookings').select('id').where('id', '=', id)
      : trx.selectFrom('conversations').select('id').where('id', '=', found.conversation_id)
  if (!(await first.forUpdate().skipLocked().executeTakeFirst())) return null
  const locked = await lockSeen(trx, { id, ...found })
  const isDue = await dueAt(trx, now).select('id').where('id', '=', id).executeTakeFirst()
  return isDue ? locked : null
}
