import { priceOnBudget } from '#domain/discovery/budget.ts'
import type { Criteria } from '#domain/discovery/criteria.ts'
import { distanceKm } from '#domain/geo.ts'
import {
  AUDIENCE_LABELS,
  type Audience,
  type Feature,
  TRANSIT_VENUES,
  VENUE_LABELS,
  type Venue,
} from '#domain/vocabulary.ts'
import type { AssistantListing } from '../listing.ts'
import type { KnownPlace, PlaceKind } from '../places.ts'
import { type ListingWords, listingWords } from './words.ts'

const RADIUS_KM: Record<PlaceKind, number> = {
  landmark: 1,
  neighborhood: 2,
  zip: 3,
  city: 8,
  area: 20,
  county: 35,
  state: 300,
}
/** Spaces without coordinates that name the place, or just outside it, rank close behind those inside. */
const NAMED_FIT = 0.85
/** From this fit on, a space is near a place. */
export const NEAR_PLACE = 0.4

/** 0–1: near 1 inside the place, decreasing with distance outside. */
export function placeFit(listing: AssistantListing, name: string, place: KnownPlace | null): number {
  const named = listingWords(listing).location.includes(name.toLowerCase()) ? NAMED_FIT : 0
  const km = place && listing.location.coordinates ? distanceKm(place, listing.location.coordinates) : null
  if (km === null || place === null) return named
  const radius = radiusOf(place)
  return Math.max(km <= radius ? named : named * decay(km, radius * 4), nearFit(km, place))
}

/** Score by distance alone, km. */
export function nearFit(km: number, place: KnownPlace): number {
  const radius = radiusOf(place)
  return km <= radius ? 1 - 0.15 * (km / radius) : NAMED_FIT * decay(km - radius, Math.max(4, radius))
}

/** Kilometers around a place that count as the place itself. */
export function radiusOf(place: KnownPlace): number {
  return place.radiusKm ?? RADIUS_KM[place.kind]
}

/** Up to so many kilometers from a place a space is near it. */
export function nearReachOf(place: KnownPlace): number {
  const radius = radiusOf(place)
  return radius + Math.max(4, radius) * Math.log(NAMED_FIT / NEAR_PLACE)
}

function decay(km: number, scale: number): number {
  return Math.exp(-km / scale)
}

/** 0–1: inside the budget; slightly higher the more of it is left. A price without a period scores lower. */
export function budgetFit(
  listing: Pick<AssistantListing, 'price' | 'interval' | 'total'>,
  criteria: Criteria,
): number {
  const price = priceOnBudget(listing, criteria)
  const sure =
    criteria.interval !== null && criteria.interval !== 'one-time' && listing.interval === 'one-time'
      ? 0.5
      : 1
  if (criteria.priceMax === null || criteria.priceMax === 0) return sure
  return sure * (1 - 0.25 * Math.min(1, price / criteria.priceMax))
}

/** 0–1: share of the requested audiences the seller tagged; mentions in the description count half. */
export function audienceFit(listing: AssistantListing, audiences: readonly Audience[]): number {
  const words = listingWords(listing)
  const { tags } = words
  const fit = (audience: Audience) =>
    tags.has(audience) ? 1 : speaksOf(words, audience, AUDIENCE_LABELS[audience]) ? 0.5 : 0
  const focus = tags.size > audiences.length ? 0.06 * Math.min(3, tags.size - audiences.length) : 0
  const met = average(audiences.map(fit))
  return met * (1 - focus)
}

/** 0–1: in one of the venues; mentions in the listing's text count half. Transit means bus, rail and ferry alike. */
export function venueFit(listing: AssistantListing, venues: readonly Venue[]): number {
  const exact = listing.venue !== null && venues.includes(listing.venue)
  if (exact) return 1
  if (listing.venue !== null && venues.includes('transit') && TRANSIT_VENUES.includes(listing.venue))
    return 0.9
  const words = listingWords(listing)
  return venues.some((venue) => speaksOf(words, venue, VENUE_LABELS[venue])) ? 0.5 : 0
}

/** 0–1: share of the requested features the listing has. */
export function featureFit(listing: AssistantListing, features: readonly Feature[]): number {
  if (listing.adType === 'radio')
    return average(features.map((feature) => Number(hasFeature(listing, feature))))
  const { features: stated, text } = listingWords(listing)
  return average(
    features.map((feature) =>
      stated.has(feature) ? 1 : text.includes(` ${feature.replaceAll('-', ' ')} `) ? 0.5 : 0,
    ),
  )
}

/** As its seller says; what is heard is neither seen nor passed, whatever its seller has ticked. */
export function hasFeature({ adType, features }: AssistantListing, feature: Feature): boolean {
  if (adType === 'radio' && feature !== 'near-event-venue') return false
  return features.some((one) => one.trim().toLowerCase().replace(/\s+/g, '-') === feature)
}

/** 0–1: dates stated by the seller count fully; unstated ones need an enquiry. */
export function availabilityFit(
  listing: Pick<AssistantListing, 'availabilityStart' | 'availabilityEnd'>,
): number {
  return (listing.availabilityStart === null ? 0.7 : 0.85) + (listing.availabilityEnd === null ? 0 : 0.15)
}

function speaksOf({ text, spoken }: ListingWords, id: string, label: string): boolean {
  let speaks = spoken.get(id)
  if (speaks === undefined) {
    const lower = label.toLowerCase()
    const names = [id.replaceAll('-', ' '), lower, lower.replace(/ies$/, 'y').replace(/s$/, '')]
    speaks = names.some((name) => text.includes(` ${name} `))
    spoken.set(id, speaks)
  }
  return speaks
}

function average(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}
