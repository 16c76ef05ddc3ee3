import type { SellerDraft } from '#assistant/seller/draft.ts'
import { readSeller } from '#assistant/seller/read-seller.ts'
import type { assistantRoutes } from '#contract/discovery/assistants.ts'
import type { Out } from '#contract/route.ts'
import type { Gazetteer } from '#domain/discovery/places/types.ts'
import { intervalFor } from '#domain/listings/listing-kind.ts'

type SellerBody = Out<(typeof assistantRoutes)['adviseSeller']['body']>

/** The form's fields; missing ones are extracted from the description. Null while the medium is unknown. */
export function readSellerDraft(
  body: SellerBody,
  { gazetteer, now }: { gazetteer: Gazetteer; now: Date },
): SellerDraft | null {
  const text = `${body.title}. ${body.description}`
  const { criteria, places } = readSeller(text, { now, findPlaces: gazetteer.findPlacesInText })
  const adType = body.adType ?? body.type ?? criteria.adTypes[0]
  if (!adType) return null
  const listingType = body.listingType ?? criteria.listingType ?? 'rent'
  const written = typeof body.location === 'string' ? { text: body.location } : body.location
  const named = written?.text ? gazetteer.resolvePlace(written.text) : places[0]
  const coordinates = (written && 'coordinates' in written ? written.coordinates : null) ?? named
  return {
    title: body.title,
    description: body.description,
    adType,
    venue: body.venue ?? criteria.venues[0] ?? null,
    listingType,
    price: body.price ?? null,
    interval: intervalFor(listingType, body.interval ?? body.frequency ?? 'month'),
    location: {
      text: written?.text || criteria.place || '',
      coordinates: coordinates ? { lat: coordinates.lat, lng: coordinates.lng } : null,
    },
    features: body.features,
    targetMarket: body.targetMarket,
    specs: body.specifications,
    audienceValue: null,
    availabilityStart: body.availableFrom ?? null,
    minContract: body.minContract ?? null,
  }
}
