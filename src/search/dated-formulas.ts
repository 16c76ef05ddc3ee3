import { fitTerm, type Term } from '#domain/booking/fit-term.ts'
import { findStep } from '#domain/booking/price/discounts.ts'
import { listChanges } from '#domain/booking/price/quote.ts'
import { rateOf } from '#domain/booking/price/rate.ts'
import { lengthOf, type SpaceTerm, splitRate } from '#domain/booking/price/space-line.ts'
import { latestDay } from '#domain/booking/sale-window.ts'
import { findObstacle, type TermQuestion, toBid } from '#domain/booking/term-rules.ts'
import type { SpaceUnit } from '#domain/booking/units.ts'
import { toDate, toDayNumber } from '#domain/dates.ts'
import { addDays, toWallTime } from '#domain/zoned-time.ts'
import { OPEN_TO } from './codes.ts'
import type { CardUnit, RateCard } from './rate-card.ts'

/** Days since 1970-01-01, inclusive, and the moment at which they are asked for, in milliseconds. */
export interface TotalRequest {
  first: number
  last: number
  now: number
}

/** What one unit costs for the dates, but for the listed price of its space. */
export interface Formula {
  /** A space has to be open on the first day of the whole cells, and until their last. */
  opensBy: number
  lastsTo: number
  /** The whole cells that hold the dates. */
  first: string
  last: string
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
  /** Of a space with a rate card: what its rate for the term comes to before tax, in cents, in place of the discounts above. */
  rated: ((cents: number) => number) | null
}

/** Of a cell that holds the first day asked, and began before it. */
const DAYS_BEFORE = 27

/** Days that no card sells are not looked at. */
export function isSoldIn(days: { first: string; last: string }, today: string): boolean {
  return days.first >= addDays(today, -DAYS_BEFORE) && days.last <= latestDay(today)
}

/** Reads cards for some dates: one formula for each unit that is sold for them, by the steps of `quote` for one of a unit. */
export function createFormulaReader({ first, last, now }: TotalRequest): (card: RateCard) => Formula[] {
  const days = { first: toDate(first), last: toDate(last) }
  const todays = new Map<string, string>()
  // far fewer than cards: rates, discounts and taxes have no part in which cells are taken
  const terms = new Map<string, Term | null>()
  return (card) => {
    const { timeZone } = card.terms
    const today = recall(todays, timeZone, () => toWallTime(new Date(now), timeZone).date)
    if (!isSoldIn(days, today)) return []
    return card.units.flatMap((one) => {
      const sold = { ...days, today }
      const term = recall(terms, nameTerm(card, one), () => findTerm(card, one, sold))
      return term === null ? [] : toFormula(card, one.unit, term)
    })
  }
}

export function recall<T>(known: Map<string, T>, key: string, make: () => T): T {
  const found = known.get(key)
  if (found !== undefined) return found
  const made = make()
  known.set(key, made)
  return made
}

/** All of a card and its unit that `findTerm` reads. */
export function nameTerm({ terms, opensOn, closesOn }: RateCard, { unit, full }: CardUnit): string {
  const { timeZone, leadDays, minDays, maxDays, startWeekday } = terms
  const { cell, anchor, capacity, periods } = unit
  return JSON.stringify([
    [timeZone, leadDays, minDays, maxDays, startWeekday, opensOn, closesOn],
    [cell, anchor, capacity, periods, full],
  ])
}

interface SoldDays {
  first: string
  last: string
  today: string
}

function findTerm(card: RateCard, one: CardUnit, sold: SoldDays): Term | null {
  const question = toQuestion(card, one, sold)
  // a refusal of `fitTerm` looks for the nearest range, which nobody reads here
  if (findObstacle(toBid(question)) !== null) return null
  const fitted = fitTerm(question)
  return fitted.ok ? fitted.term : null
}

/** What of a unit is for sale, as far as its card knows. */
export function toQuestion(
  { terms, opensOn, closesOn }: RateCard,
  { unit, full }: CardUnit,
  { first, last, today }: SoldDays,
): TermQuestion {
  return {
    terms,
    unit,
    opensOn,
    closesOn,
    today,
    taken: new Map(full.map((cell) => [cell, Number.MAX_SAFE_INTEGER])),
    takenBy: new Map(),
    from: first,
    to: last,
    quantity: 1,
  }
}

/** By the lines of the engine itself: such spaces are few. */
function createRated(terms: RateCard['terms'], term: SpaceTerm): (cents: number) => number {
  const changed = {
    ...term,
    isAgency: false,
    terms: {
      rates: terms.rates ?? null,
      termDiscounts: [...terms.termDiscounts],
      quantityDiscounts: [...terms.quantityDiscounts],
      agencyCommissionBasisPoints: null,
    },
  }
  return (cents) => {
    const lines = listChanges({ kind: 'space', label: '', detail: '', cents }, changed)
    return lines.reduce((sum, line) => sum + line.cents, cents)
  }
}

export function toFormula({ terms, adType, ...card }: RateCard, unit: SpaceUnit, fitted: Term): Formula {
  const term = {
    ...fitted,
    medium: adType,
    unit,
    rate: rateOf(unit, { price: 0, frequency: card.interval }),
    quantity: 1,
    sellsWholePeriods: terms.sellsWholePeriods,
  }
  const isListed = unit.cell === 'listed'
  return {
    // of listed dates the card itself knows when the space is open
    opensBy: isListed ? OPEN_TO : toDayNumber(fitted.first),
    lastsTo: isListed ? 0 : toDayNumber(fitted.last),
    first: fitted.first,
    last: fitted.last,
    ownRate: unit.rate ? unit.rate.cents : -1,
    ...splitRate(term),
    termPoints: findStep(terms.termDiscounts, lengthOf(term).count)?.basisPoints ?? 0,
    quantityPoints: findStep(terms.quantityDiscounts, 1)?.basisPoints ?? 0,
    taxPoints: card.taxBasisPoints,
    onceCents: card.onceCents,
    rated: terms.rates ? createRated(terms, term) : null,
  }
}
