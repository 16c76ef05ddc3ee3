import { sql } from 'kysely'
import { ARTWORK_STATUSES } from '#domain/booking/creative/limits.ts'
import {
  type GivenCreative,
  type ItemStand,
  isLate,
  listStands,
  standOf,
} from '#domain/booking/creative/stand.ts'
import type { AgreedTerms } from '#domain/booking/terms.ts'
import type { Db } from '../../../platform/db/database.ts'

type Stand = Pick<ItemStand, 'state' | 'dueOn'> & { isLate: boolean }

interface Found {
  id: number
  terms: string
  /** Where the space is, `YYYY-MM-DD`. */
  today: string
  creatives: GivenCreative[]
}

/** How the artwork of some bookings stands, by their ids; nothing of those where none is expected. */
export async function readArtwork(db: Db, ids: readonly number[]): Promise<Map<number, Stand>> {
  const { rows } = await sql<Found>`
    select bookings.id, agreed.terms, (now() at time zone bookings.time_zone)::date as today, coalesce((
      select json_agg(json_build_object('item', item, 'version', version, 'status', status))
      from creatives where creatives.booking_id = bookings.id), '[]') as creatives
    from bookings join booking_versions as agreed
      on agreed.booking_id = bookings.id and agreed.version = bookings.version
    where bookings.id = any(${[...ids]}::int[]) and bookings.status = any(${[...ARTWORK_STATUSES]}::text[])`.execute(
    db,
  )
  const stands = new Map<number, Stand>()
  for (const row of rows) {
    const stand = readStand(row)
    if (stand) stands.set(row.id, stand)
  }
  return stands
}

/** Null where the terms ask for no artwork. */
function readStand({ terms: text, creatives, today }: Found): Stand | null {
  const terms = JSON.parse(text) as AgreedTerms
  const stand = terms.artwork ? standOf(listStands(terms, creatives)) : null
  return stand && { ...stand, isLate: isLate(stand, today) }
}
