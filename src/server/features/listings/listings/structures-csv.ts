import { sql } from 'kysely'
import { MAX_STRUCTURE_ROWS } from '#contract/listings/listings-structures.ts'
import type { Db } from '../../../platform/db/database.ts'
import { toCsvFile } from '../../../platform/http/csv-cell.ts'

const HEAD = [
  'Structure',
  'Place',
  'Address',
  'Permit',
  'Permit authority',
  'Permit until',
  'Permit shown',
  'Faces',
  'Unit ids',
]

/** Structures with their permits, by number; of leases nothing. */
export async function writeStructuresCsv(db: Db, organizationId: number): Promise<string> {
  const rows = await db
    .selectFrom('structures')
    .leftJoin('listings', (join) =>
      join.onRef('listings.structure_id', '=', 'structures.id').on('listings.status', '<>', 'archived'),
    )
    .select(['structures.number', 'structures.place', 'structures.address'])
    .select(['permit_number', 'permit_authority', 'permit_expires_on', 'shows_permit'])
    .select(sql<number>`count(listings.id)::int`.as('faces'))
    .select(
      sql<string>`coalesce(string_agg(listings.seller_unit_id, ', ' order by listings.seller_unit_id), '')`.as(
        'units',
      ),
    )
    .where('structures.organization_id', '=', organizationId)
    .groupBy('structures.id')
    .orderBy(sql`lower(structures.number)`, (order) => order.asc().nullsLast())
    .orderBy('structures.id')
    .limit(MAX_STRUCTURE_ROWS)
    .execute()
  return toCsvFile([
    HEAD,
    ...rows.map((row) => [
      row.number,
      row.place,
      row.address,
      row.permit_number,
      row.permit_authority,
      row.permit_expires_on,
      row.permit_number === null ? '' : row.shows_permit ? 'yes' : 'no',
      row.faces,
      row.units,
    ]),
  ])
}
