import type { Listing } from '#contract/listings/listings.ts'
import { firstDayOf } from '#domain/listings/first-day.ts'
import { isOwnPicture } from '#domain/listings/pictures.ts'
import { sellerLabel } from '#domain/listings/seller-label.ts'
import { listingPath } from '#domain/paths.ts'
import type { Interval } from '#domain/vocabulary.ts'

/** ISO 8601 duration of one price interval. */
const BILLING: Partial<Record<Interval, string>> = {
  day: 'P1D',
  week: 'P7D',
  '4-week': 'P28D',
  month: 'P1M',
  quarter: 'P3M',
  year: 'P1Y',
}

/** schema.org Product with an offer to lease (or sell), for search engines; no claim beyond the listing's own. */
export function listingJsonLd(listing: Listing, publicUrl: string): object {
  const url = `${publicUrl}${listingPath(listing.id)}`
  const billingDuration = BILLING[listing.interval]
  const first = firstDayOf(listing)
  const action = listing.listingType === 'sale' ? 'Sell' : 'LeaseOut'
  return {
    '@type': 'Product',
    '@id': url,
    name: listing.title,
    description: listing.description,
    category: `Advertising space / ${listing.adType}`,
    image: picturesOf(listing).map((image) => new URL(image, publicUrl).href),
    offers: {
      '@type': 'Offer',
      url,
      price: listing.price,
      priceCurrency: 'USD',
      businessFunction: `http://purl.org/goodrelations/v1#${action}`,
      availability: `https://schema.org/${first === undefined ? 'SoldOut' : 'InStock'}`,
      ...(first ? { availabilityStarts: first } : {}),
      ...(listing.availabilityEnd ? { availabilityEnds: listing.availabilityEnd } : {}),
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: listing.price,
        priceCurrency: 'USD',
        ...(billingDuration ? { billingDuration } : {}),
      },
      seller: { '@type': 'Organization', name: sellerLabel(listing.seller) },
      ...place(listing),
    },
  }
}

function place({ location, coordinates }: Listing): object {
  if (!coordinates) return { areaServed: location.text }
  const geo = { '@type': 'GeoCoordinates', latitude: coordinates.lat, longitude: coordinates.lng }
  return { availableAtOrFrom: { '@type': 'Place', name: location.text, geo } }
}

function picturesOf({ imageUrl, imageUrls }: Listing): string[] {
  const own = imageUrls.filter(isOwnPicture)
  return own.length > 0 ? own : [imageUrl]
}
