import type { AdType, Audience, Feature, Interval, ListingType, Venue } from '../vocabulary.ts'

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

/** So many places a request may ask for. */
export const MAX_PLACES = 4

/** Criteria of a buyer or seller, in the product's vocabulary. All but `otherPlaces` are always present. */
export interface Criteria {
  place: string | null
  /** Asked for alike beside `place` ("Kent or Renton"), at most three; absent where there are none. */
  otherPlaces?: string[]
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
export type CriteriaKey = (typeof CRITERIA_KEYS)[number]

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

/** Every place asked for, in the order it was said. */
export function placesOf({ place, otherPlaces = [] }: Pick<Criteria, 'place' | 'otherPlaces'>): string[] {
  return place === null ? [] : [place, ...otherPlaces]
}

/** As somebody writes them into a place's field: `Kent or Renton`. */
export function writePlaces(criteria: Pick<Criteria, 'place' | 'otherPlaces'>): string {
  return placesOf(criteria).join(' or ')
}

/** The criteria's places, from distinct names in the order they were said; the first `MAX_PLACES` of them. */
export function toPlaces(names: readonly string[]): Pick<Criteria, 'place' | 'otherPlaces'> {
  const [place = null, ...others] = [...new Set(names)].slice(0, MAX_PLACES)
  return others.length > 0 ? { place, otherPlaces: others } : { place }
}

/** The criteria with these places instead of their own. */
export function withPlaces(criteria: Criteria, names: readonly string[]): Criteria {
  const { otherPlaces: _others, ...rest } = criteria
  return { ...rest, ...toPlaces(names) }
}

/** True when nothing at all was understood. */
export function isEmptyCriteria(criteria: Criteria): boolean {
  return CRITERIA_KEYS.every((key) => {
    const value = criteria[key]
    return Array.isArray(value) ? value.length === 0 : value === null
  })
}
