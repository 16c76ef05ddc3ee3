import type { Criteria } from '#contract/discovery/assistants.ts'
import { CRITERIA_KEYS } from '#domain/discovery/criteria.ts'
import { type BuyerFormValues, EMPTY_BUYER_FORM } from './buyer-request.ts'

/** The request as the address holds it: the form's fields that were filled in, and what was corrected by hand. */
export interface FindAdsSearch {
  query?: string
  location?: string
  ad_type?: string
  target_market?: string
  price_min?: string
  price_max?: string
  /** What was understood, as corrected by hand, as JSON; it then outweighs fields and words. */
  criteria?: string
}

const FIELDS = ['query', 'location', 'ad_type', 'target_market', 'price_min', 'price_max'] as const
const MAX_TEXT = 5000

/** Reads an address leniently: what is malformed is left out. */
export function parseFindAdsSearch(raw: Record<string, unknown>): FindAdsSearch {
  const fields = FIELDS.flatMap((name) => {
    const value = raw[name]
    const text =
      typeof value === 'number' || typeof value === 'string' ? String(value).slice(0, MAX_TEXT) : ''
    return text.trim() === '' ? [] : [[name, text]]
  })
  return {
    ...Object.fromEntries(fields),
    ...(readCriteria(raw.criteria) && { criteria: String(raw.criteria) }),
  }
}

/** Undefined where the text holds none. The API checks the values; here only the shape, so that chips can be drawn. */
export function readCriteria(text: unknown): Criteria | undefined {
  if (typeof text !== 'string' || !text.startsWith('{')) return undefined
  try {
    const value = JSON.parse(text) as Criteria
    const isWhole = CRITERIA_KEYS.every((key) => key in value) && Array.isArray(value.otherPlaces ?? [])
    return isWhole ? value : undefined
  } catch {
    return undefined
  }
}

/** Whether anything is asked for: else the page waits for a request. */
export function hasRequest(search: FindAdsSearch): boolean {
  return Object.keys(search).length > 0
}

/** Nobody typed the place that the form starts with: a place in the words outweighs it. */
export function isPlaceAssumed({ query, location }: FindAdsSearch): boolean {
  return query !== undefined && (location === undefined || location === EMPTY_BUYER_FORM.location)
}

export function toForm({ criteria: _criteria, ...fields }: FindAdsSearch): BuyerFormValues {
  const isUntouched = Object.keys(fields).length === 0
  const location = fields.query || isUntouched ? EMPTY_BUYER_FORM.location : ''
  return { ...EMPTY_BUYER_FORM, location, ...fields }
}

/** Fields as they differ from an empty form; an assumed place is left out beside words. */
export function toFindAdsSearch(
  form: BuyerFormValues,
  { isAssumed, criteria }: { isAssumed: boolean; criteria?: Criteria },
): FindAdsSearch {
  const fields = FIELDS.flatMap((name) => {
    const text = form[name].trim()
    if (name === 'location' && isAssumed && form.query.trim() !== '') return []
    return text === '' || (name !== 'location' && text === EMPTY_BUYER_FORM[name]) ? [] : [[name, text]]
  })
  // everything left empty is a request too: for any space
  if (fields.length === 0 && !criteria) return { ad_type: EMPTY_BUYER_FORM.ad_type }
  return { ...Object.fromEntries(fields), ...(criteria && { criteria: JSON.stringify(criteria) }) }
}
