import { sql } from 'kysely'
import { DEADLINES } from '#domain/booking/deadlines.ts'
import { type ArtworkApproval, listDuties } from '#domain/booking/proof/duties.ts'
import {
  type DutyStand,
  type GivenProof,
  listDutyStands,
  PROOF_STATUSES,
  proofStandOf,
} from '#domain/booking/proof/stand.ts'
import type { AgreedTerms } from '#domain/booking/terms.ts'
import { addDays, toWallTime } from '#domain/zoned-time.ts'
import type { Db } from '../../../platform/db/database.ts'

/** What duties are read from; the rest of the terms, most of their text, stays in the database. */
type DutyTerms = Pick<AgreedTerms, 'units' | 'proofDuties' | 'proof' | 'listing' | 'brand'>

interface Found {
  id: number
  terms: DutyTerms
  timeZone: string
  /** The day on which it was cancelled. */
  endedOn: string | null
  approvals: ArtworkApproval[]
  proofs: GivenProof[]
}

/** What a booking owes, and what was given for it. */
export interface Owed extends Pick<Found, 'timeZone' | 'endedOn'> {
  terms: DutyTerms
  /** Where the space is, `YYYY-MM-DD`. */
  today: string
  stands: DutyStand[]
}

interface OfBookings {
  ids: readonly number[]
  now: Date
  /** Of those alone that end on this day (`YYYY-MM-DD`) or later. */
  endingFrom?: string
}

/** By their ids; nothing of those whose terms bind nobody. */
export async function readDuties(
  db: Db,
  { ids, now, endingFrom = '0001-01-01' }: OfBookings,
): Promise<Map<number, Owed>> {
  const { rows } = await sql<Found>`
    select bookings.id, bookings.time_zone as "timeZone",
      json_build_object('units', signed -> 'units', 'proofDuties', signed -> 'proofDuties', 'proof', signed -> 'proof',
        'listing', signed -> 'listing', 'brand', signed -> 'brand') as terms,
      (select (max(event.created_at) at time zone bookings.time_zone)::date from booking_events as event
        where event.booking_id = bookings.id and event.to_status = 'cancelled') as "endedOn",
      coalesce((select json_agg(json_build_object('item', item, 'number', number,
          'on', (approved_at at time zone bookings.time_zone)::date)) from (
        -- one is approved at a time: the one before is replaced in that moment
        select item, row_number() over (partition by item order by version) as number,
          coalesce(lag(decided_at) over (partition by item order by version), decided_at) as approved_at
        from creatives where creatives.booking_id = bookings.id and decided_by is not null
          and creatives.status in ('approved', 'replaced')) as approval), '[]') as approvals,
      coalesce((select json_agg(json_build_object('duty', duty, 'decision', decision,
          'on', (received_at at time zone bookings.time_zone)::date) order by received_at, id)
        from proofs left join proof_decisions on proof_id = proofs.id where proofs.booking_id = bookings.id),
        '[]') as proofs
    from bookings join booking_versions as agreed
      on agreed.booking_id = bookings.id and agreed.version = bookings.version
    cross join lateral (select agreed.terms::json as signed) as read
    where bookings.id = any(${[...ids]}::int[]) and bookings.status = any(${[...PROOF_STATUSES]}::text[])
      and bookings.last_day >= ${endingFrom}::date`.execute(db)
  return new Map(rows.map((row) => [row.id, toOwed(row, now)]))
}

function toOwed({ terms, approvals, endedOn, proofs, timeZone }: Found, now: Date): Owed {
  const today = toWallTime(now, timeZone).date
  const duties = listDuties({ ...terms, proofDuties: terms.proofDuties ?? undefined }, { approvals, endedOn })
  return { terms, timeZone, endedOn, today, stands: listDutyStands(duties, proofs, today) }
}

/** How the proof of some bookings stands, by their ids, as lists show it; nothing of those that are over for good. */
export async function readProofStands(db: Db, { ids, now }: Pick<OfBookings, 'ids' | 'now'>) {
  const stands = new Map<number, NonNullable<ReturnType<typeof proofStandOf>>>()
  // a day more than any zone is apart
  const endingFrom = addDays(now.toISOString().slice(0, 10), -DEADLINES.disputeDays - 1)
  for (const [id, { terms, today, stands: all }] of await readDuties(db, { ids, now, endingFrom })) {
    const stand = proofStandOf(all)
    const last = terms.units
      .map((unit) => unit.last)
      .toSorted()
      .at(-1)
    if (stand && last && today <= addDays(last, DEADLINES.disputeDays)) stands.set(id, stand)
  }
  return stands
}
