import { cellOfPrice } from '#domain/booking/default-terms.ts'
import type { Cell } from '#domain/booking/units.ts'
import type { AdType, Interval } from '#domain/vocabulary.ts'

const WORDS: Record<Exclude<Cell, 'listed'>, string> = {
  day: 'any days, at their share of the price',
  week: 'weeks, from a Monday',
  '4-week': 'four-week posting periods',
}

/** In what pieces a space is sold at this price: "Until you set booking terms, buyers book weeks, from a Monday." */
export function describeSoldBy(adType: AdType, interval: Interval): string {
  const cell = cellOfPrice({ adType, interval })
  if (cell !== 'listed') return `Until you set booking terms, buyers book ${WORDS[cell]}.`
  return `Buyers book the ${adType === 'print' ? 'issues' : 'dates'} that you list in its booking terms.`
}
