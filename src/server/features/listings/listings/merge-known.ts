import type { Selectable } from 'kysely'
import type { ImportedDraft, SaidByRow } from '#domain/listings/import/draft.ts'
import { LISTING_TERMS, TERM_NAMES } from '#domain/listings/listing-terms.ts'
import type { ListingsTable } from '../../../platform/db/tables.gen.ts'
import { type ImportedColumn, toWritten } from './columns.ts'
import { type BookedColumns, toStatedTerms } from './present-terms.ts'

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
 * same facts in another order, the same figure of an audience without its period, terms as its page states them.
 */
export function mergeKnown<Row extends object>(
  row: Row,
  {
    draft,
    before,
    booked,
  }: { draft: ImportedDraft; before: Selectable<ListingsTable>; booked: BookedColumns },
): Row {
  const kept: ImportedColumn[] = draft.unsaid.map((part) => COLUMN_OF[part])
  if (isSameFacts(draft.specifications, before.specifications)) kept.push('specifications')
  if (isSameAudience(draft, before)) kept.push('audience')
  const values = kept.map((column) => [column, toWritten(column, before[column])])
  const specifications = toWritten('specifications', mergeFacts(draft.specifications, before.specifications))
  const terms = toStatedTerms(draft, { ...before, ...booked })
  return { ...row, ...terms, specifications, ...knownPeriod(draft, before), ...Object.fromEntries(values) }
}

/** A figure whose file says no period is one of the period that the space has. */
function isSameAudience(draft: ImportedDraft, { audience }: Selectable<ListingsTable>): boolean {
  const { value, per } = draft.audience
  return value !== undefined && value === audience.value && (!draft.saysPeriod || per === audience.per)
}

/** The same of a corrected figure in an export. */
function knownPeriod(draft: ImportedDraft, before: Selectable<ListingsTable>): { audience?: unknown } {
  const { value } = draft.audience
  if (draft.listingNumber === null || draft.saysPeriod) return {}
  if (value === undefined || before.audience.value === undefined) return {}
  const audience = { ...before.audience, value, basis: 'seller-stated' as const }
  return { audience: toWritten('audience', audience) }
}

type Facts = readonly { label: string; value: string }[]

function isSameFacts(one: Facts, other: Facts): boolean {
  const [cells, others] = [toCells(one), toCells(other)]
  return (
    cells.size === others.size && [...cells].every(([label, { cell }]) => others.get(label)?.cell === cell)
  )
}

/** Label by label, in the order they had: what a file changes of one leaves the others as they are, several of a label too. */
function mergeFacts(given: Facts, before: Facts): Facts {
  const [said, stored] = [toCells(given), toCells(before)]
  return [...new Set([...stored.keys(), ...said.keys()])].flatMap((label) => {
    const now = said.get(label)
    const then = stored.get(label)
    return now && then?.cell === now.cell ? then.facts : (now?.facts ?? [])
  })
}

/** Facts of one label are one cell of an export. */
function toCells(facts: Facts): Map<string, { cell: string; facts: Facts }> {
  const byLabel = Map.groupBy(facts, ({ label }) => label)
  return new Map(
    [...byLabel].map(([label, same]) => [
      label,
      { cell: same.map(({ value }) => value.trim()).join('; '), facts: same },
    ]),
  )
}
