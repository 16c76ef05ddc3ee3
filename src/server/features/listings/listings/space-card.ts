import type { SpaceCard } from '#contract/discovery/market.ts'
import type { Listing } from '#contract/listings/listings.ts'

/** What a small card shows of a listing. */
export function toSpaceCard(listing: Listing): SpaceCard {
  const { id, title, adType, price, interval, monthlyPrice, imageUrl, images, location } = listing
  return {
    id,
    title,
    adType,
    price,
    interval,
    monthlyPrice,
    imageUrl,
    images: images.slice(0, 1),
    place: location.text,
  }
}
