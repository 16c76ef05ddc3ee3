import { TERM_NAMES } from '../listing-terms.ts'
import type { ImportPlan, SaidByRow } from './draft.ts'
import type { ImportField } from './fields.ts'
import type { RowReader } from './row-reader.ts'

const PLACE = ['locationText', 'city', 'neighborhood', 'address', 'lat', 'point'] as const

/** Columns by which a file says each part of a space. The facts are columns of their own. */
const SAID_BY: Record<Exclude<SaidByRow, 'specifications' | 'interval'>, readonly ImportField[]> = {
  title: ['title'],
  description: ['description'],
  adType: ['adType'],
  venue: ['venue'],
  listingType: ['listingType'],
  price: ['price'],
  locationText: PLACE,
  address: ['address'],
  locationDetails: ['locationDetails'],
  lat: ['lat', 'point'],
  lng: ['lng', 'point'],
  features: ['features'],
  targetMarket: ['targetMarket'],
  audience: ['audienceValue'],
  availabilityStart: ['availabilityStart'],
  availabilityEnd: ['availabilityEnd'],
  ...(Object.fromEntries(TERM_NAMES.map((name) => [name, [name]])) as Record<
    (typeof TERM_NAMES)[number],
    [(typeof TERM_NAMES)[number]]
  >),
}

const known = new WeakMap<ImportPlan['mapping'], SaidByRow[]>()

/**
 * What a row does not say of its space: what the file has neither a column nor a default for and, in a row of our own
 * export, what no space can do without and was left blank.
 */
export function listUnsaid(row: RowReader, { saysInterval }: { saysInterval: boolean }): SaidByRow[] {
  const unsaid = [...unsaidBy(row.plan)]
  if (!saysInterval) unsaid.push('interval')
  if (!row.isKnown) return unsaid
  const isBlank = (part: keyof typeof SAID_BY) => SAID_BY[part].every((field) => row.text(field) === '')
  return [...unsaid, ...REQUIRED.filter(isBlank)]
}

const REQUIRED = ['title', 'description', 'adType', 'locationText'] as const

/** The same for every row of a file. */
function unsaidBy(plan: ImportPlan): SaidByRow[] {
  const { mapping, defaults } = plan
  const found = known.get(mapping)
  if (found) return found
  const says = (field: ImportField) => mapping.fields[field] !== undefined || Boolean(defaults[field])
  const unsaid: SaidByRow[] = Object.entries(SAID_BY)
    .filter(([, fields]) => !fields.some(says))
    .map(([part]) => part as SaidByRow)
  const saysFacts =
    mapping.specifications.length > 0 || (!says('listingNumber') && (says('adType') || says('frequencyMhz')))
  if (!saysFacts) unsaid.push('specifications')
  known.set(mapping, unsaid)
  return unsaid
}
