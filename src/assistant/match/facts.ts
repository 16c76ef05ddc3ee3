import type { Criteria } from '#domain/discovery/criteria.ts'
import type { Audience, Feature, Interval, Venue } from '#domain/vocabulary.ts'
import type { AssistantListing } from '../listing.ts'
import type { KnownPlace } from '../places.ts'
import { audienceFit, availabilityFit, budgetFit, featureFit, nearFit, venueFit } from './parts.ts'
import { MAX } from './score.ts'

/** Points for the indexed facts of a space, of `max`: the score without its text parts. */
export interface FactPoints {
  max: number
  venue: (venue: Venue | null) => number
  features: (features: readonly Feature[]) => number
  audiences: (audiences: readonly Audience[]) => number
  price: (price: number, interval: Interval) => number
  /** By the distance from the requested place, km; null for a space without coordinates. */
  place: (km: number | null) => number
  dates: (hasStart: boolean, hasEnd: boolean) => number
}

/** A space without text. */
const SILENT: AssistantListing = {
  id: 0,
  title: '',
  description: '',
  adType: 'billboard',
  venue: null,
  listingType: 'rent',
  price: 0,
  interval: 'month',
  location: { text: '', coordinates: null },
  features: [],
  targetMarket: [],
  audience: { dailyViews: null, type: null, value: null, per: null, basis: null, asOf: null },
  specs: [],
  availabilityStart: null,
  availabilityEnd: null,
  minContract: null,
  setupFee: null,
  seller: { name: '', company: null },
  sellerId: 0,
}

/** The preferences that facts alone can score; null when there are none, and the text decides. */
export function scoreFacts(criteria: Criteria, place: KnownPlace | null): FactPoints | null {
  const { audiences, venues, features } = criteria
  const asked = {
    place: criteria.place !== null,
    budget: criteria.priceMax !== null || criteria.priceMin !== null,
    audience: audiences.length > 0,
    medium: criteria.adTypes.length > 0,
    venue: venues.length > 0,
    features: features.length > 0,
    availability: criteria.availableFrom !== null || criteria.availableTo !== null,
    meaning: false,
  }
  const pointsOf = (name: keyof typeof asked, share: () => number) => (asked[name] ? share() * MAX[name] : 0)
  const names = Object.keys(asked) as (keyof typeof asked)[]
  const max = names.reduce((sum, name) => sum + (asked[name] ? MAX[name] : 0), 0)
  if (max === 0) return null
  const medium = pointsOf('medium', () => 1)
  return {
    max,
    venue: (venue) => medium + pointsOf('venue', () => venueFit({ ...SILENT, venue }, venues)),
    features: (stated) => pointsOf('features', () => featureFit({ ...SILENT, features: stated }, features)),
    audiences: (named) =>
      pointsOf('audience', () => audienceFit({ ...SILENT, targetMarket: named }, audiences)),
    price: (price, interval) => pointsOf('budget', () => budgetFit({ price, interval }, criteria)),
    place: (km) => pointsOf('place', () => (km === null || place === null ? 0 : nearFit(km, place))),
    dates: (hasStart, hasEnd) =>
      pointsOf('availability', () =>
        availabilityFit({ availabilityStart: hasStart ? '' : null, availabilityEnd: hasEnd ? '' : null }),
      ),
  }
}
