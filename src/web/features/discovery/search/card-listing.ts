import type { DatedPrice, NearPrice } from '#contract/booking/quotes-near.ts'
import type { FoundListing } from '#contract/discovery/search.ts'
import type { Listing, Picture } from '#contract/listings/listings.ts'
import type { Days } from '#domain/booking/cells.ts'
import { firstDayOf } from '#domain/listings/first-day.ts'
import { type CardAnswers, toCardAnswers } from '#web/listing-parts/card-answers.ts'

/** Fields a search term may match besides title and place. */
export type FoundIn = Pick<Listing, 'description' | 'venue' | 'features'> & {
  seller: Pick<Listing['seller'], 'name' | 'company'>
}

/** What a card shows of a space: the page embeds the first two dozen as data beside their markup, so nothing more. */
export interface CardListing
  extends Pick<
    Listing,
    'id' | 'title' | 'adType' | 'price' | 'interval' | 'monthlyPrice' | 'coordinates' | 'imageUrl'
  > {
  location: Pick<Listing['location'], 'text'>
  /** The first one, or none. */
  images: Pick<Picture, 'sources' | 'placeholder'>[]
  /** For the dates searched for. */
  dated?: DatedPrice
  /** Views a day, where anybody says so. */
  dailyViews?: number
  /** The days searched for, and the nearest whole period beside the total. */
  asked?: Days
  near?: NearPrice[]
  /** The first day that can be booked, `YYYY-MM-DD`, where that is ahead; null when nothing is free. */
  freeFrom?: string | null
  /** At least so many days are sold, more than were searched for. */
  leastDays?: number
  /** How its seller answers, when that is known. */
  answers?: CardAnswers
  /** Only when the search may have terms. */
  foundIn?: FoundIn
}

export function toCardListing(listing: FoundListing, hasWords: boolean): CardListing {
  const { id, title, adType, price, interval, monthlyPrice, coordinates, imageUrl } = listing
  const [first] = listing.images
  const answers = toCardAnswers(listing.seller.answers)
  return {
    id,
    title,
    adType,
    price,
    interval,
    monthlyPrice,
    coordinates,
    imageUrl,
    location: { text: listing.location.text },
    images: first ? [{ sources: first.sources, placeholder: first.placeholder }] : [],
    ...(listing.dated ? { dated: listing.dated } : {}),
    ...(listing.audience.dailyViews ? { dailyViews: listing.audience.dailyViews } : {}),
    ...(listing.asked ? { asked: listing.asked } : {}),
    ...(listing.near ? { near: listing.near.slice(0, 1) } : {}),
    ...toFreeFrom(listing),
    ...(listing.leastDays ? { leastDays: listing.leastDays } : {}),
    ...(answers ? { answers } : {}),
    ...(hasWords ? { foundIn: toFoundIn(listing) } : {}),
  }
}

/**
 * As it is booked; what is not booked here, as its seller says. By the days of UTC: some hours are nothing to a month's rent,
 * and the days of a zone would be 1 kB of every page.
 */
function toFreeFrom(listing: FoundListing): Pick<CardListing, 'freeFrom'> {
  const day = firstDayOf(listing)
  if (day === undefined) return { freeFrom: null }
  return day !== null && day > new Date().toISOString().slice(0, 10) ? { freeFrom: day } : {}
}

function toFoundIn({ description, venue, features, seller }: Listing): FoundIn {
  return { description, venue, features, seller: { name: seller.name, company: seller.company } }
}
