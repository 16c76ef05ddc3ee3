/** Where a price stands among comparable ones. */
export const PRICE_SIDES = [
  'lowest-quarter',
  'below-median',
  'at-median',
  'above-median',
  'highest-quarter',
] as const
export type PriceSide = (typeof PRICE_SIDES)[number]

/** Completes "is …". */
export const PRICE_SIDE_WORDS: Record<PriceSide, string> = {
  'lowest-quarter': 'in the lowest quarter',
  'below-median': 'below the median',
  'at-median': 'at the median',
  'above-median': 'above the median',
  'highest-quarter': 'in the highest quarter',
}

interface Quartiles {
  lowerQuartile: number
  median: number
  upperQuartile: number
}

/** All in US dollars for one interval; whole dollars decide what is the median. */
export function priceSide(price: number, { lowerQuartile, median, upperQuartile }: Quartiles): PriceSide {
  if (price < lowerQuartile) return 'lowest-quarter'
  if (price > upperQuartile) return 'highest-quarter'
  if (Math.round(price) === Math.round(median)) return 'at-median'
  return price < median ? 'below-median' : 'above-median'
}
