import type { LatLng } from '#domain/geo.ts'
import type { AdType, Interval, ListingType } from '#domain/vocabulary.ts'

/** The listing form fields that advice reads and writes; the form may have more. */
export interface DraftFields {
  title: string
  type: AdType | ''
  price: string
  interval: Interval
  listingType: ListingType
  description: string
  location: string
  coordinates: LatLng | null
  specifications: { label: string; value: string }[]
  features: string[]
  targetMarket: string[]
  availableFrom: string
  minContract: string
}

/** The body of `POST /api/ai/seller`; empty fields are omitted. */
export function toSellerBody(fields: DraftFields) {
  const price = Number(fields.price)
  return {
    title: fields.title.trim(),
    description: fields.description.trim(),
    adType: fields.type || undefined,
    listingType: fields.listingType,
    price: fields.price.trim() !== '' && price >= 0 ? price : undefined,
    interval: fields.interval,
    location: { text: fields.location.trim(), coordinates: fields.coordinates },
    features: fields.features,
    targetMarket: fields.targetMarket,
    specifications: fields.specifications.filter(({ label, value }) => label.trim() && value.trim()),
    availableFrom: fields.availableFrom || undefined,
    minContract: fields.minContract.trim() || undefined,
  }
}
