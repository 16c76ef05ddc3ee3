import type { Actor } from '#domain/listing.ts'
import { LISTING_TERMS } from '#domain/listing-terms.ts'
import type { AppContext } from '../../context.ts'
import { toCsvCell } from '../../platform/http/csv-cell.ts'
import { type ListingRow, presentListing } from './present.ts'
import { listingsWithSeller } from './queries.ts'
import { toFeatures } from './to-features.ts'

type Column = [header: string, cell: (row: ListingRow) => string | number | null]

/** Headers are those the import knows: spaces with a unit id of their seller's are updated by importing the file again. */
const COLUMNS: readonly Column[] = [
  ['Unit id', (row) => row.seller_unit_id],
  ['Title', (row) => row.title],
  ['Description', (row) => row.description],
  ['Ad type', (row) => row.ad_type],
  ['Venue', (row) => row.venue],
  ['Price', (row) => row.price],
  ['Interval', (row) => row.frequency],
  ['Listing type', (row) => row.listing_type],
  ['Address', (row) => row.address],
  ['Location', (row) => row.location_text],
  ['Latitude', (row) => row.lat],
  ['Longitude', (row) => row.lng],
  ['Features', (row) => row.features.join('; ')],
  ['Target market', (row) => row.target_market.join('; ')],
  ...Object.values(LISTING_TERMS).map(({ label, column }): Column => [label, (row) => row[column]]),
  ['Available from', (row) => row.availability_start],
  ['Available until', (row) => row.availability_end],
  ['Listing status', (row) => row.status],
]

export async function exportListings(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  actor: Actor,
  format: 'csv' | 'geojson',
): Promise<string> {
  const rows = await listingsWithSeller(db)
    .where('listings.seller_id', '=', actor.id)
    .orderBy('listings.id')
    .execute()
  if (format === 'csv') return toCsv(rows)
  return JSON.stringify(toFeatures(rows.map((row) => presentListing(row, config))))
}

/** RFC 4180 with a mark that tells spreadsheets it is UTF-8. */
function toCsv(rows: ListingRow[]): string {
  const columns = [...COLUMNS, ...specificationColumns(rows)]
  const lines = [
    columns.map(([header]) => header),
    ...rows.map((row) => columns.map(([, cell]) => cell(row))),
  ]
  return `\ufeff${lines.map((line) => line.map(toCsvCell).join(',')).join('\r\n')}\r\n`
}

/** One column a label, after those that every space has. */
function specificationColumns(rows: ListingRow[]): Column[] {
  const labels = new Set(rows.flatMap((row) => row.specifications.map(({ label }) => label)))
  for (const [header] of COLUMNS) labels.delete(header)
  return [...labels].sort().map((label) => [
    label,
    ({ specifications }) =>
      specifications
        .filter((fact) => fact.label === label)
        .map(({ value }) => value)
        .join('; '),
  ])
}
