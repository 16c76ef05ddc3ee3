import type { MapAnswer } from '#contract/search.ts'
import type { SearchReading } from './understand-query.ts'

/** Lists without words are empty, so that a page need not tell absent from empty. */
export function presentReading({ filters, words, unused }: SearchReading): MapAnswer['reading'] {
  return {
    adType: filters.adType ?? [],
    venue: filters.venue ?? [],
    audience: filters.audience ?? [],
    feature: filters.feature ?? [],
    listingType: filters.listingType ?? [],
    priceMin: filters.priceMin ?? null,
    priceMax: filters.priceMax ?? null,
    salePriceMin: filters.salePriceMin ?? null,
    salePriceMax: filters.salePriceMax ?? null,
    availableFrom: filters.availableFrom ?? null,
    availableTo: filters.availableTo ?? null,
    words,
    unused,
  }
}
