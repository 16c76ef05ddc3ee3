import type { Listing, Picture } from '#contract/listings.ts'

/** What a word searched for may stand in besides title and place. */
export type FoundIn = Pick<Listing, 'description' | 'venue' | 'features'> & {
  seller: Pick<Listing['seller'], 'name' | 'company'>
}

/** What a card shows of a space: the page carries the first two dozen beside their markup, so nothing more. */
export interface CardListing
  extends Pick<
    Listing,
    'id' | 'title' | 'adType' | 'price' | 'interval' | 'monthlyPrice' | 'coordinates' | 'imageUrl'
  > {
  location: Pick<Listing['location'], 'text'>
  /** The first one, or none. */
  images: Pick<Picture, 'sources' | 'placeholder'>[]
  /** Only where words may have been searched for. */
  foundIn?: FoundIn
}

export function toCardListing(listing: Listing, hasWords: boolean): CardListing {
  const { id, title, adType, price, interval, monthlyPrice, coordinates, imageUrl } = listing
  const [first] = listing.images
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
    ...(hasWords ? { foundIn: toFoundIn(listing) } : {}),
  }
}

function toFoundIn({ description, venue, features, seller }: Listing): FoundIn {
  return { description, venue, features, seller: { name: seller.name, company: seller.company } }
}
