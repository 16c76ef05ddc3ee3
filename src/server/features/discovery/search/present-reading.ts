import type { MapAnswer } from '#contract/discovery/search.ts'
import { PRICE_SCALES } from '#domain/listings/price-basis.ts'
import type { SearchReading } from './understand-query.ts'

/** Lists without words are empty, so that a page need not tell absent from empty. */
export function presentReading({ filters, words, unused }: SearchReading): MapAnswer['reading'] {
  return {
    adType: filters.adType ?? [],
    venue: filters.venue ?? [],
    audience: filters.audience ?? [],
    feature: filters.feature ?? [],
    listingType: filters.listingType ?? [],
    per: filters.per ?? null,
    priceMin: filters.priceMin ?? null,
    priceMax: filters.priceMax ?? topOf(filters),
    salePriceMin: filters.salePriceMin ?? null,
    salePriceMax: filters.salePriceMax ?? null,
    availableFrom: filters.availableFrom ?? null,
    availableTo: filters.availableTo ?? null,
    words,
    unused,
  }
}

/** Beside a least price alone the slider is at its upper end, which means no limit. */
function topOf({ priceMin, per }: SearchReading['filters']): number | null {
  return priceMin === undefined ? null : PRICE_SCALES[per ?? 'month'].max
}
