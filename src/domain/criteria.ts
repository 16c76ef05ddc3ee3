import type { AdType, Audience, Feature, Interval, ListingType, Venue } from './vocabulary.ts'

/** Billing periods of a budget; the trade's four weeks count as a month. */
export const BUDGET_INTERVALS = [
  'day',
  'week',
  'month',
  'quarter',
  'year',
  'one-time',
] as const satisfies Interval[]
export type BudgetInterval = (typeof BUDGET_INTERVALS)[number]

/** Criteria of a buyer or seller, in the product's vocabulary. All twelve keys are always present. */
export interface Criteria {
  place: string | null
  adTypes: AdType[]
  excludedAdTypes: AdType[]
  venues: Venue[]
  audiences: Audience[]
  /** Whole US dollars for one `interval`. */
  priceMin: number | null
  priceMax: number | null
  interval: BudgetInterval | null
  listingType: ListingType | null
  features: Feature[]
  /** `YYYY-MM-DD`, inclusive, Pacific calendar. */
  availableFrom: string | null
  availableTo: string | null
}

export const CRITERIA_KEYS = [
  'place',
  'adTypes',
  'excludedAdTypes',
  'venues',
  'audiences',
  'priceMin',
  'priceMax',
  'interval',
  'listingType',
  'features',
  'availableFrom',
  'availableTo',
] as const satisfies readonly (keyof Criteria)[]

/** Empty criteria: a new object each time. */
export function emptyCriteria(): Criteria {
  return {
    place: null,
    adTypes: [],
    excludedAdTypes: [],
    venues: [],
    audiences: [],
    priceMin: null,
    priceMax: null,
    interval: null,
    listingType: null,
    features: [],
    availableFrom: null,
    availableTo: null,
  }
}

/** True when nothing at all was understood. */
export function isEmptyCriteria(criteria: Criteria): boolean {
  return CRITERIA_KEYS.every((key) => {
    const value = criteria[key]
    return Array.isArray(value) ? value.length === 0 : value === null
  })
}
