import type { AssistantListing } from '#assistant/listing.ts'
import type { SpaceRow } from '#search/query.ts'
import { MARKET } from '#test/evaluation/market.ts'

/** `count` listings: copies of the evaluation's market with other sellers, prices and jittered places. */
export function repeatMarket(count: number): AssistantListing[] {
  return Array.from({ length: count }, (_, index) => toCopy(MARKET[index % MARKET.length]!, index))
}

function toCopy(listing: AssistantListing, index: number): AssistantListing {
  const { text, coordinates } = listing.location
  const [north, east] = [((index % 89) - 44) * 0.002, ((index % 97) - 48) * 0.003]
  const moved = coordinates && { lat: coordinates.lat + north, lng: coordinates.lng + east }
  return {
    ...listing,
    id: index + 1,
    sellerId: index % 500,
    price: listing.price + (index % 97),
    location: { text, coordinates: index % 53 === 0 ? null : moved },
  }
}

/** The index row of a listing. */
export function toSpaceRow(listing: AssistantListing): SpaceRow {
  const { id, price, interval, adType, venue, listingType, features, targetMarket } = listing
  const { coordinates } = listing.location
  return {
    id,
    lat: coordinates?.lat ?? null,
    lng: coordinates?.lng ?? null,
    price,
    interval,
    adType,
    venue,
    audiences: targetMarket,
    listingType,
    features,
    availableFromDay: toDay(listing.availabilityStart),
    availableToDay: toDay(listing.availabilityEnd),
    listedAtSeconds: 0,
    score: 0.5,
  }
}

function toDay(date: string | null): number | null {
  return date === null ? null : Math.round(Date.parse(date) / 86_400_000)
}
