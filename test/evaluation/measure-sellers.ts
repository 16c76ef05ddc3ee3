import { readRequest, type UnderstandOptions } from '#assistant/understand/understand.ts'
import type { SellerCase } from './queries/seller-figures-1.ts'

export interface SellerFigures {
  cases: number
  /** Price, period, medium and place all as said. */
  right: number
  /** A figure taken for a price that is none, or a price nobody said. */
  madeUp: string[]
  problems: string[]
}

/** What is read of a seller's words, against what they said. */
export function measureSellers(cases: readonly SellerCase[], options: UnderstandOptions): SellerFigures {
  const figures: SellerFigures = { cases: cases.length, right: 0, madeUp: [], problems: [] }
  for (const one of cases) {
    const { criteria } = readRequest(one.text, { ...options, userType: 'seller' })
    const price = criteria.priceMax ?? criteria.priceMin
    // four weeks are the trade's month
    const interval = one.interval === '4-week' ? 'month' : one.interval
    const wrong = [
      price !== one.price && `price ${price}, said ${one.price}`,
      criteria.interval !== interval && `per ${criteria.interval}, said ${interval}`,
      (criteria.adTypes[0] ?? null) !== one.type &&
        !isBoth(criteria.adTypes, one.type) &&
        `${criteria.adTypes}, is ${one.type}`,
      criteria.place !== one.place && `in ${criteria.place}, is ${one.place}`,
    ].filter(Boolean)
    if (price !== null && price !== one.price) figures.madeUp.push(`${one.text}: ${price}`)
    if (wrong.length === 0) figures.right += 1
    else figures.problems.push(`${one.text}: ${wrong.join('; ')}`)
  }
  return figures
}

/** A digital billboard is offered under either. */
function isBoth(types: readonly string[], type: string | null): boolean {
  return type !== null && types.includes(type) && types.includes('digital') && types.includes('billboard')
}
