import { sql } from 'kysely'
import { type CreativeStatus, findApproved, listStands } from '#domain/booking/creative/stand.ts'
import type { AgreedTerms } from '#domain/booking/terms.ts'
import type { Db } from '../../../platform/db/database.ts'

interface Creative {
  id: string
  item: number
  version: number
  status: CreativeStatus
  name: string
  hasPreview: boolean
}

interface Row {
  id: number
  terms: Pick<AgreedTerms, 'units' | 'artwork'>
  creatives: Creative[]
}

export type Approved = Pick<Creative, 'id' | 'name' | 'hasPreview'>

/**
 * What should hang at each placement of some bookings, by booking and position of the placement: as the list of crews has it. A
 * placement whose own artwork is not approved yet shows none, whatever was approved beside it.
 */
export async function listApproved(
  db: Db,
  bookingIds: readonly number[],
): Promise<Map<number, Map<number, Approved>>> {
  const { rows } = await sql<Row>`
    select bookings.id, json_build_object('units', signed -> 'units', 'artwork', signed -> 'artwork') as terms,
      coalesce((select json_agg(json_build_object('id', id, 'item', item, 'version', version, 'status', status,
          'name', name, 'hasPreview', preview_path is not null))
        from creatives where creatives.booking_id = bookings.id), '[]') as creatives
    from bookings join booking_versions as agreed
      on agreed.booking_id = bookings.id and agreed.version = bookings.version
    cross join lateral (select agreed.terms::json as signed) as read
    where bookings.id = any(${[...bookingIds]}::int[])`.execute(db)
  return new Map(rows.map((row) => [row.id, toApproved(row)]))
}

function toApproved({ terms: { units, artwork }, creatives }: Row): Map<number, Approved> {
  // without a demand the terms have none, as those of before it was part of them
  const stands = listStands({ units, ...(artwork && { artwork }) }, creatives)
  return new Map(
    stands.flatMap((stand) => {
      const approved = findApproved(stand, creatives)
      return approved ? [[stand.item, approved] as const] : []
    }),
  )
}
