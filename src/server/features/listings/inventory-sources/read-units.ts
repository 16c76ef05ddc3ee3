import { sql } from 'kysely'
import type { BadRow, ReadFile, ReadRow } from '#domain/listings/import/compare-reads.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { ImportRecord } from '../imports/queries.ts'

/** What the rows of an import say of spaces, as far as reads are compared. */
export async function readImported(db: Db, { id, columns, plan }: ImportRecord): Promise<ReadFile> {
  const rows = await db
    .selectFrom('import_rows')
    .select(['unit_id', 'price', 'frequency'])
    .where('import_id', '=', id)
    .where('is_skipped', '=', false)
    .where('problem', 'is', null)
    .where('errors', 'is', null)
    .orderBy('line')
    .execute()
  return {
    columns,
    rows: rows.flatMap(({ unit_id, price, frequency }): ReadRow[] =>
      unit_id === null ? [] : [{ unitId: unit_id, price, interval: frequency }],
    ),
    bad: await readBad(db, id, plan.fields.sellerUnitId),
    leftOut: await readLeftOut(db, id, plan.fields.sellerUnitId),
  }
}

async function readLeftOut(db: Db, importId: number, column: number | undefined): Promise<string[]> {
  if (column === undefined) return []
  const { rows } = await sql<{ unitId: string }>`
    select trim(cells ->> ${column}::int) as "unitId" from import_rows
    where import_id = ${importId} and is_skipped and trim(cells ->> ${column}::int) <> ''`.execute(db)
  return rows.map(({ unitId }) => unitId)
}

/** A bad row still says which space it is about, where the file has a column for that. */
async function readBad(db: Db, importId: number, column: number | undefined): Promise<BadRow[]> {
  const { rows } = await sql<BadRow>`
    select nullif(trim(cells ->> ${column ?? -1}::int), '') as "unitId",
      coalesce(errors @> '[{"code": "repeated"}]' or errors @> '[{"code": "same-space"}]', false) as "isRepeated"
    from import_rows
    where import_id = ${importId} and not is_skipped and (problem is not null or errors is not null)
    order by line`.execute(db)
  return column === undefined ? rows.map((row) => ({ ...row, unitId: null })) : rows
}

interface KnownUnit extends ReadRow {
  listingId: number
  missed: number
  pausedIn: number | null
}

/** What the files of a source have named so far. */
export async function readKnown(db: Db, sourceId: number): Promise<KnownUnit[]> {
  const rows = await db
    .selectFrom('inventory_source_units')
    .selectAll()
    .where('source_id', '=', sourceId)
    .orderBy('unit_id')
    .execute()
  return rows.map((row) => ({
    unitId: row.unit_id,
    price: row.price,
    interval: row.frequency,
    listingId: row.listing_id,
    missed: row.missed,
    pausedIn: row.paused_in,
  }))
}
