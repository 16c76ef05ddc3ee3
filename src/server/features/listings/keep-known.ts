import type { Selectable } from 'kysely'
import type { ImportedDraft, SaidByRow } from '#domain/import/draft.ts'
import { LISTING_TERMS, TERM_NAMES } from '#domain/listing-terms.ts'
import type { ListingsTable } from '../../platform/db/tables.gen.ts'
import { type ImportedColumn, toWritten } from './columns.ts'

const COLUMN_OF = {
  title: 'title',
  description: 'description',
  adType: 'ad_type',
  venue: 'venue',
  listingType: 'listing_type',
  price: 'price',
  interval: 'frequency',
  locationText: 'location_text',
  address: 'address',
  locationDetails: 'location_details',
  lat: 'lat',
  lng: 'lng',
  specifications: 'specifications',
  features: 'features',
  targetMarket: 'target_market',
  audience: 'audience',
  availabilityStart: 'availability_start',
  availabilityEnd: 'availability_end',
  ...(Object.fromEntries(TERM_NAMES.map((name) => [name, LISTING_TERMS[name].column])) as {
    [Name in (typeof TERM_NAMES)[number]]: (typeof LISTING_TERMS)[Name]['column']
  }),
} as const satisfies Record<SaidByRow, ImportedColumn>

/**
 * Of a space that is stored already, what its file has no column for stays, and so does what the file says in other words: the
 * same facts in another order, the same figure of an audience without its period.
 */
export function keepKnown<Row extends object>(
  row: Row,
  { draft, before }: { draft: ImportedDraft; before: Selectable<ListingsTable> },
): Row {
  const kept: ImportedColumn[] = draft.unsaid.map((part) => COLUMN_OF[part])
  if (isSameFacts(draft.specifications, before.specifications)) kept.push('specifications')
  if (draft.audience.value !== undefined && draft.audience.value === before.audience.value)
    kept.push('audience')
  const values = kept.map((column) => [column, toWritten(column, before[column])])
  return { ...row, ...keptPeriod(draft, before), ...Object.fromEntries(values) }
}

/** A corrected figure in an export, which says no period, is one of the period that the space has. */
function keptPeriod(draft: ImportedDraft, before: Selectable<ListingsTable>): { audience?: unknown } {
  const { value } = draft.audience
  if (draft.listingNumber === null || value === undefined || before.audience.value === undefined) return {}
  const audience = { ...before.audience, value, basis: 'seller-stated' as const }
  return { audience: toWritten('audience', audience) }
}

type Facts = readonly { label: string; value: string }[]

function isSameFacts(one: Facts, other: Facts): boolean {
  return toLines(one) === toLines(other)
}

/** Facts of one label are one column of an export. */
function toLines(facts: Facts): string {
  const values = Map.groupBy(facts, ({ label }) => label)
  const lines = [...values].map(
    ([label, same]) => `${label}\n${same.map(({ value }) => value.trim()).join('; ')}`,
  )
  return lines.sort().join('\n\n')
}
