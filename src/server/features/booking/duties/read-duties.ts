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
import { addDays } from '#domain/zoned-time.ts'
import type { Db } from '../../../platform/db/database.ts'

interface Found {
  id: number
  terms: string
  timeZone: string
  /** Where the space is, `YYYY-MM-DD`, by the clock of the database. */
  today: string
  /** The day on which it was cancelled. */
  endedOn: string | null
  approvals: ArtworkApproval[]
  proofs: GivenProof[]
}

/** What some bookings owe and what was given for it, by their ids; nothing of those whose terms bind nobody. */
export interface Owed extends Pick<Found, 'today' | 'timeZone'> {
  terms: AgreedTerms
  /** Of a day, `YYYY-MM-DD`. */
  standsOn: (day: string) => DutyStand[]
}

export async function readDuties(db: Db, ids: readonly number[]): Promise<Map<number, Owed>> {
  const { rows } = await sql<Found>`
    select bookings.id, agreed.terms, bookings.time_zone as "timeZone",
      (now() at time zone bookings.time_zone)::date as today,
      (select (max(event.created_at) at time zone bookings.time_zone)::date from booking_events as event
        where event.booking_id = bookings.id and event.to_status = 'cancelled') as "endedOn",
      coalesce((select json_agg(json_build_object('item', item, 'number', number,
          'on', (approved_at at time zone bookings.time_zone)::date)) from (
        -- one is approved at a time: the one before is replaced in that moment
        select item, row_number() over (partition by item order by version) as number,
          coalesce(lag(decided_at) over (partition by item order by version), decided_at) as approved_at
        from creatives where creatives.booking_id = bookings.id and decided_by is not null
          and creatives.status in ('approved', 'replaced')) as approval), '[]') as approvals,
      coalesce((select json_agg(json_build_object('duty', duty, 'decision', decision) order by received_at, id)
        from proofs left join proof_decisions on proof_id = proofs.id where proofs.booking_id = bookings.id),
        '[]') as proofs
    from bookings join booking_versions as agreed
      on agreed.booking_id = bookings.id and agreed.version = bookings.version
    where bookings.id = any(${[...ids]}::int[]) and bookings.status = any(${[...PROOF_STATUSES]}::text[])`.execute(
    db,
  )
  return new Map(rows.map((row) => [row.id, toOwed(row)]))
}

function toOwed({ terms: text, approvals, endedOn, proofs, today, timeZone }: Found): Owed {
  const terms = JSON.parse(text) as AgreedTerms
  const duties = listDuties(terms, { approvals, endedOn })
  return { terms, today, timeZone, standsOn: (day) => listDutyStands(duties, proofs, day) }
}

/** How the proof of some bookings stands, by their ids, as lists show it; nothing of those that are over for good. */
export async function readProofStands(db: Db, ids: readonly number[]) {
  const stands = new Map<number, NonNullable<ReturnType<typeof proofStandOf>>>()
  for (const [id, { terms, today, standsOn }] of await readDuties(db, ids)) {
    const stand = proofStandOf(standsOn(today))
    if (stand && today <= addDays(terms.last, DEADLINES.disputeDays)) stands.set(id, stand)
  }
  return stands
}
