import { FACT_PREFIX } from '#domain/listings/import/fields.ts'
import type { Actor } from '#domain/listings/listing.ts'
import { LISTING_TERMS } from '#domain/listings/listing-terms.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import { toCsvCell } from '../../../platform/http/csv-cell.ts'
import { type ListingRow, presentListing } from './present.ts'
import { listingsWithSeller } from './queries.ts'
import { toFeatures } from './to-features.ts'

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
  ...Object.values(LISTING_TERMS).map(({ label, column }): Column => [label, (row) => row[column]]),
  ['Available from', (row) => row.availability_start],
  ['Available until', (row) => row.availability_end],
  ['Audience size', (row) => row.audience.value ?? null],
  ['Placard status', (row) => row.status],
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
  return [...labels].sort().map((label) => [
    `${FACT_PREFIX}${label}`,
    ({ specifications }) =>
      specifications
        .filter((fact) => fact.label === label)
        .map(({ value }) => value)
        .join('; '),
  ])
}
