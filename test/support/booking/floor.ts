import type { SpaceRates } from '#domain/booking/space-rates.ts'

/** A rate card that says nothing but how low a price by hand may be, as `booking_terms` keeps it. */
export function floorAt(floorBasisPoints: number): string {
  const rates: SpaceRates = {
    card: 'Card',
    market: null,
    seasons: [],
    termDiscounts: [],
    quantityDiscounts: [],
    classes: {},
    floorBasisPoints,
  }
  return JSON.stringify(rates)
}
