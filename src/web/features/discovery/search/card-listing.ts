import type { DatedPrice, FoundListing } from '#contract/discovery/search.ts'
import type { Listing, Picture } from '#contract/listings/listings.ts'
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
  /** The first day it is free, `YYYY-MM-DD`, where a day is named. */
  freeFrom?: string
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
    ...(isAhead(listing.availableFrom) ? { freeFrom: listing.availableFrom } : {}),
    ...(listing.leastDays ? { leastDays: listing.leastDays } : {}),
    ...(answers ? { answers } : {}),
    ...(hasWords ? { foundIn: toFoundIn(listing) } : {}),
  }
}

/** By the days of UTC: some hours are nothing to a month's rent, and the days of a zone would be 1 kB of every page. */
function isAhead(day: string | null): day is string {
  return day !== null && day > new Date().toISOString().slice(0, 10)
}

function toFoundIn({ description, venue, features, seller }: Listing): FoundIn {
  return { description, venue, features, seller: { name: seller.name, company: seller.company } }
}
