import type { ListingMarket, PriceStanding } from '#contract/discovery/market.ts'
import type { Listing } from '#contract/listings/listings.ts'
import { isMiddleOf } from '#domain/discovery/places/area.ts'
import { readLikeness } from '#domain/listings/comparable.ts'
import { priceSide } from '#domain/listings/price-side.ts'
import type { AppContext } from '../../../context.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { toSpaceCard } from '../../listings/listings/present.ts'
import { compareLike } from '../assistants/compare-like.ts'
import { listAlike } from '../search/list-alike.ts'

const SHOWN = 4

/** @throws AppError `listing-not-found` */
export async function readMarket(context: AppContext, id: number): Promise<ListingMarket> {
  const { search } = context
  const [listing] = await search.get([id])
  if (!listing) throw new AppError('listing-not-found')
  const [price, alike] = await Promise.all([
    standingOf(context, listing),
    listAlike(search, listing, { count: SHOWN }),
  ])
  const { firstFree } = listing
  const isPinRough = isMiddleOf(context.gazetteer().resolvePlace(listing.location.text), listing.coordinates)
  return {
    price,
    similar: alike.map(toSpaceCard),
    ...(firstFree !== undefined && { firstFree }),
    isPinRough,
  }
}

/** By the month, whatever period each is priced by; single payments among single payments. */
async function standingOf(context: AppContext, listing: Listing): Promise<PriceStanding | null> {
  const interval = listing.interval === 'one-time' ? 'one-time' : 'month'
  const likeness = readLikeness({ specifications: listing.specs, audience: listing.audience })
  const { statistics, near } = await compareLike(context, {
    ...listing,
    ...likeness,
    ...listing.location,
    interval,
  })
  if (!statistics) return null
  const { lowerQuartile, median, upperQuartile, count } = statistics
  return {
    side: priceSide(listing.monthlyPrice, statistics),
    interval,
    price: listing.monthlyPrice,
    lowerQuartile: Math.round(lowerQuartile),
    median: Math.round(median),
    upperQuartile: Math.round(upperQuartile),
    count,
    isNear: near,
  }
}
