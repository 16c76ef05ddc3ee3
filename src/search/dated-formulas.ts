import { fitTerm } from '#domain/booking/fit-term.ts'
import { findStep } from '#domain/booking/price/discounts.ts'
import { rateOf } from '#domain/booking/price/rate.ts'
import { lengthOf, splitRate } from '#domain/booking/price/space-line.ts'
import { latestDay } from '#domain/booking/sale-window.ts'
import { findObstacle, toBid } from '#domain/booking/term-rules.ts'
import { DAY_MS, toDayNumber } from '#domain/dates.ts'
import { addDays, toWallTime } from '#domain/zoned-time.ts'
import { OPEN_TO } from './codes.ts'
import type { CardUnit, RateCard } from './rate-card.ts'

/** Days since 1970-01-01, inclusive, and the moment at which they are asked for, in milliseconds. */
export interface AskedTotal {
  first: number
  last: number
  now: number
}

/** What one unit costs for the dates, but for the listed price of its space. */
export interface Formula {
  /** A space has to be open on the first day of the whole cells, and until their last. */
  opensBy: number
  lastsTo: number
  /** Cents; -1: the listed price of the space. */
  ownRate: number
  /** The rate is taken so often, and `rest` of `of` times more. */
  whole: number
  rest: number
  of: number
  /** Hundredths of a percent. */
  termPoints: number
  quantityPoints: number
  taxPoints: number
  onceCents: number
}

/** Of a cell that holds the first day asked, and began before it. */
const DAYS_BEFORE = 27

/** One for each unit that is sold for the dates: the steps of `quote` for one of a unit, read once a card. */
export function toFormulas(card: RateCard, asked: AskedTotal): Formula[] {
  const today = toWallTime(new Date(asked.now), card.terms.timeZone).date
  const [first, last] = [toDate(asked.first), toDate(asked.last)]
  if (first < addDays(today, -DAYS_BEFORE) || last > latestDay(today)) return []
  return card.units.flatMap((unit) => toFormula(card, unit, { first, last, today }) ?? [])
}

function toFormula(
  card: RateCard,
  { unit, full }: CardUnit,
  { first, last, today }: { first: string; last: string; today: string },
): Formula | null {
  const { terms, adType } = card
  const question = {
    terms,
    unit,
    opensOn: card.opensOn,
    closesOn: card.closesOn,
    today,
    taken: new Map(full.map((cell) => [cell, Number.MAX_SAFE_INTEGER])),
    takenBy: new Map(),
    from: first,
    to: last,
    quantity: 1,
  }
  // a refusal of `fitTerm` looks for the nearest range, which nobody reads here
  if (findObstacle(toBid(question)) !== null) return null
  const fitted = fitTerm(question)
  if (!fitted.ok) return null
  const rate = rateOf(unit, { price: 0, frequency: card.interval })
  const term = {
    ...fitted.term,
    medium: adType,
    unit,
    rate,
    quantity: 1,
    sellsWholePeriods: terms.sellsWholePeriods,
  }
  const isListed = unit.cell === 'listed'
  return {
    // of listed dates the card itself knows when the space is open
    opensBy: isListed ? OPEN_TO : toDayNumber(fitted.term.first),
    lastsTo: isListed ? 0 : toDayNumber(fitted.term.last),
    ownRate: unit.rate ? unit.rate.cents : -1,
    ...splitRate(term),
    termPoints: findStep(terms.termDiscounts, lengthOf(term).count)?.basisPoints ?? 0,
    quantityPoints: findStep(terms.quantityDiscounts, 1)?.basisPoints ?? 0,
    taxPoints: card.taxBasisPoints,
    onceCents: card.onceCents,
  }
}

function toDate(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}
