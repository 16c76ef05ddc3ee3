import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { Beside } from './present.ts'
import { readRivals } from './read-rivals.ts'

/** What stands beside some bookings, by their ids; of every one something. */
export async function readBeside(db: Db, ids: readonly number[]): Promise<Map<number, Beside>> {
  if (ids.length === 0) return new Map()
  const [rivals, waiting, disputed] = await Promise.all([
    readRivals(db, ids),
    readWaiting(db, ids),
    readDisputed(db, ids),
  ])
  return new Map(
    ids.map((id) => [
      id,
      { rivals: rivals.get(id), waiting: waiting.get(id), hasOpenDispute: disputed.has(id) },
    ]),
  )
}

async function readDisputed(db: Db, ids: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .selectFrom('booking_disputes')
    .select('booking_id')
    .where('booking_id', '=', sql<number>`any(${[...ids]}::int[])`)
    .where('status', 'in', ['open', 'answered'])
    .execute()
  return new Set(rows.map(({ booking_id }) => booking_id))
}

/** Place among those who wait for any of the same days, from 1. */
async function readWaiting(db: Db, ids: readonly number[]) {
  const { rows } = await sql<{ id: number; rank: number; offeredUntil: Date | null }>`
    select entry.booking_id as id, entry.offered_until as "offeredUntil", 1 + (
      select count(distinct before.id)::int from waitlist_entries as before
      join bookings as ahead on ahead.id = before.booking_id and ahead.status = 'draft'
      join booking_items as theirs on theirs.booking_id = before.booking_id
      join booking_items as own on own.booking_id = entry.booking_id and own.unit_id = theirs.unit_id
        and own.days && theirs.days
      where before.id < entry.id) as rank
    from waitlist_entries as entry where entry.booking_id = any(${[...ids]}::int[])`.execute(db)
  return new Map(rows.map(({ id, ...entry }) => [id, entry]))
}
