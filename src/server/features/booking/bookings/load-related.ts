import { sql } from 'kysely'
import { OPEN_DISPUTES } from '#domain/booking/dispute.ts'
import type { Db } from '../../../platform/db/database.ts'
import { toWordList } from '../../../platform/db/word-list.ts'
import { readProofStands } from '../duties/read-duties.ts'
import type { Beside } from './present.ts'
import { readArtwork } from './read-artwork.ts'
import { readRivals } from './read-rivals.ts'

/** What stands beside some bookings, by their ids; of every one something. */
export async function loadRelated(
  { db, now }: { db: Db; now: () => Date },
  ids: readonly number[],
): Promise<Map<number, Beside>> {
  if (ids.length === 0) return new Map()
  const [rivals, states, artwork, proofs] = await Promise.all([
    readRivals(db, ids),
    readStates(db, ids),
    readArtwork(db, ids),
    readProofStands(db, { ids, now: now() }),
  ])
  return new Map(
    states.map(({ id, rank, offeredUntil, hasOpenDispute, hasOpenChange }) => [
      id,
      {
        rivals: rivals.get(id),
        waiting: rank === null ? undefined : { rank, offeredUntil },
        hasOpenDispute,
        hasOpenChange,
        artwork: artwork.get(id),
        proof: proofs.get(id),
      },
    ]),
  )
}

interface State {
  id: number
  /** Place among those who wait for any of the same days, from 1; null for who does not wait. */
  rank: number | null
  offeredUntil: Date | null
  hasOpenDispute: boolean
  hasOpenChange: boolean
}

async function readStates(db: Db, ids: readonly number[]): Promise<State[]> {
  const { rows } = await sql<State>`
    select given.id, entry.offered_until as "offeredUntil", case when entry.id is not null then 1 + (
      select count(distinct before.id)::int from waitlist_entries as before
      join bookings as ahead on ahead.id = before.booking_id and ahead.status = 'draft'
      join booking_items as theirs on theirs.booking_id = before.booking_id
      join booking_items as own on own.booking_id = entry.booking_id and own.unit_id = theirs.unit_id
        and own.days && theirs.days
      where before.id < entry.id) end as rank,
      exists (select from booking_disputes as dispute
        where dispute.booking_id = given.id and dispute.status in (${toWordList(OPEN_DISPUTES)})) as "hasOpenDispute",
      exists (select from booking_changes as change
        where change.booking_id = given.id and change.status = 'proposed') as "hasOpenChange"
    from unnest(${[...ids]}::int[]) as given (id)
    left join waitlist_entries as entry on entry.booking_id = given.id`.execute(db)
  return rows
}
