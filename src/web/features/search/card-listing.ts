import type { Listing, Picture } from '#contract/listings.ts'
import type { DatedPrice, FoundListing } from '#contract/search.ts'
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
    ...(answers ? { answers } : {}),
    ...(hasWords ? { foundIn: toFoundIn(listing) } : {}),
  }
}

function toFoundIn({ description, venue, features, seller }: Listing): FoundIn {
  return { description, venue, features, seller: { name: seller.name, company: seller.company } }
}
