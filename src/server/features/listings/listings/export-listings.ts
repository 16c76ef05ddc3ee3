import { sql } from 'kysely'
import { toFeatures } from '#domain/geo-json.ts'
import { FACT_PREFIX } from '#domain/listings/import/fields.ts'
import type { Actor } from '#domain/listings/listing.ts'
import { LISTING_TERMS, TERM_NAMES } from '#domain/listings/listing-terms.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { toCsvCell } from '../../../platform/http/csv-cell.ts'
import { type ListingRow, presentListing } from './present.ts'
import { presentTerms } from './present-terms.ts'
import { listingsWithSeller } from './queries.ts'

type Column = [header: string, cell: (row: ListingRow) => string | number | null]

/**
 * Headers are those the import knows. By Placard's own number the spaces are found again when the file comes back, with whatever was
 * changed in it.
 */
const COLUMNS: readonly Column[] = [
  ['Placard number', (row) => row.id],
  ['Unit id', (row) => row.seller_unit_id],
  ['Title', (row) => row.title],
  ['Description', (row) => row.description],
  ['Ad type', (row) => row.ad_type],
  ['Venue', (row) => row.venue],
  ['Price', (row) => (row.status === 'draft' && row.price === 0 ? null : row.price)],
  ['Interval', (row) => row.frequency],
  ['Listing type', (row) => row.listing_type],
  ['Address', (row) => row.address],
  ['Location text', (row) => row.location_text],
  ['Location details', (row) => row.location_details],
  ['Latitude', (row) => row.lat],
  ['Longitude', (row) => row.lng],
  ['Features', (row) => row.features.join('; ')],
  ['Target market', (row) => row.target_market.join('; ')],
  // as the page states them: an import that finds them again leaves what is stored (`merge-known.ts`)
  ...TERM_NAMES.map((name): Column => [LISTING_TERMS[name].label, (row) => presentTerms(row)[name]]),
  ['Available from', (row) => row.availability_start],
  ['Available until', (row) => row.availability_end],
  ['Audience size', (row) => row.audience.value ?? null],
  ['Placard status', (row) => row.status],
]

/** Read at once, as they are taken: a spreadsheet of thousands of spaces is never held whole. */
const ROWS = 200

/** RFC 4180 with a mark that tells spreadsheets it is UTF-8, piece by piece; each piece is of its own moment. */
export async function* exportAsCsv(db: Db, actor: Actor): AsyncGenerator<Buffer> {
  const columns = [...COLUMNS, ...(await listLabels(db, actor.organizationId)).map(toSpecificationColumn)]
  yield Buffer.from(`\ufeff${toLine(columns.map(([header]) => header))}`)
  for (let after = 0; ; ) {
    const rows = await ownListings(db, actor.organizationId)
      .where('listings.id', '>', after)
      .limit(ROWS)
      .execute()
    yield Buffer.from(rows.map((row) => toLine(columns.map(([, cell]) => cell(row)))).join(''))
    if (rows.length < ROWS) return
    after = required(rows.at(-1)).id
  }
}

export async function exportAsGeoJson(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  actor: Actor,
): Promise<string> {
  const rows = await ownListings(db, actor.organizationId).execute()
  const { features, ...collection } = toFeatures(
    rows.map((row) => presentListing(row, config)),
    (listing) => listing,
  )
  const numbered = features.map((feature, i) => ({
    ...feature,
    properties: {
      placardNumber: feature.id,
      unitId: required(rows[i]).seller_unit_id,
      ...feature.properties,
    },
  }))
  return JSON.stringify({ ...collection, features: numbered })
}

const ownListings = (db: Db, sellerId: number) =>
  listingsWithSeller(db).where('listings.seller_id', '=', sellerId).orderBy('listings.id')

function toLine(cells: (string | number | null)[]): string {
  return `${cells.map(toCsvCell).join(',')}\r\n`
}

/** One column a label, after those that every space has. */
async function listLabels(db: Db, sellerId: number): Promise<string[]> {
  const { rows } = await sql<{ label: string }>`
    select distinct fact ->> 'label' as label from listings cross join jsonb_array_elements(specifications) as fact
    where seller_id = ${sellerId}`.execute(db)
  return rows.map(({ label }) => label).sort()
}

function toSpecificationColumn(label: string): Column {
  return [
    `${FACT_PREFIX}${label}`,
    ({ specifications }) =>
      specifications
        .filter((fact) => fact.label === label)
        .map(({ value }) => value)
        .join('; '),
  ]
}
