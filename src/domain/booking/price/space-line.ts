import type { AdType, Interval } from '../../vocabulary.ts'
import type { Rate, SpaceUnit, UnitPeriod } from '../units.ts'
import { formatShortCents, mulDiv } from './cents.ts'
import type { PriceLine } from './price-item.ts'
import { countDays, splitTerm, type TermSplit } from './split-term.ts'

/** What is asked for: whole cells of one unit. */
export interface SpaceTerm {
  medium: AdType
  unit: Pick<SpaceUnit, 'name' | 'cell'>
  rate: Rate
  /** First and last day, `YYYY-MM-DD`, inclusive. */
  first: string
  last: string
  /** The issues or dates that are taken, at least one; empty unless cells are listed. */
  periods: readonly Pick<UnitPeriod, 'first' | 'last' | 'materialDate'>[]
  quantity: number
  /** A begun period of the rate is charged whole. */
  sellsWholePeriods: boolean
}

/** The space itself: rate × whole intervals and the part of a begun one, or rate × pieces; times the quantity. */
export function priceSpaceLine(term: SpaceTerm): PriceLine {
  const { cents, detail } = term.rate.per === 'piece' ? pricePieces(term) : priceTime(term, term.rate.per)
  const times = term.quantity > 1 && !countsQuantityAsPieces(term) ? `, times ${term.quantity}` : ''
  return {
    kind: 'space',
    label: term.unit.name,
    detail: detail + times,
    cents: mulDiv(cents, term.quantity, 1),
  }
}

/** How long a term is for its discounts: in issues or dates where cells are listed, else in days. */
export function lengthOf({ medium, unit, first, last, periods }: SpaceTerm): { count: number; noun: string } {
  if (unit.cell === 'listed') return { count: periods.length, noun: `${PIECES[medium]}s` }
  return { count: countDays(first, last), noun: 'days' }
}

const PIECES: Record<AdType, string> = {
  billboard: 'piece',
  print: 'issue',
  digital: 'piece',
  radio: 'spot',
  event: 'date',
  social: 'post',
}

const CELL_DAYS = { day: 1, week: 7, '4-week': 28 } as const

function countCells({ unit, first, last, periods }: SpaceTerm): number {
  if (unit.cell === 'listed') return periods.length
  return Math.ceil(countDays(first, last) / CELL_DAYS[unit.cell])
}

/** Spots of a week and posts of a day are pieces themselves; two places in an issue are one issue, twice. */
function countsQuantityAsPieces({ rate, unit }: SpaceTerm): boolean {
  return rate.per === 'piece' && unit.cell !== 'listed'
}

function pricePieces(term: SpaceTerm): { cents: number; detail: string } {
  const cells = countCells(term)
  const shown = countsQuantityAsPieces(term) ? cells * term.quantity : cells
  return {
    cents: mulDiv(term.rate.cents, cells, 1),
    detail: `${count(shown, PIECES[term.medium])} at ${formatShortCents(term.rate.cents)} each`,
  }
}

function priceTime(term: SpaceTerm, per: Interval): { cents: number; detail: string } {
  const { rate } = term
  const split = splitWhole(term, per)
  const cents = mulDiv(rate.cents, split.whole, 1) + mulDiv(rate.cents, split.rest, split.of)
  if (per === 'one-time') return { cents, detail: `${formatShortCents(rate.cents)} once` }
  return {
    cents,
    detail: `${describeSplit(split, per)} at ${formatShortCents(rate.cents)} per ${NAMES[per]}`,
  }
}

/** How often a term takes the rate of its unit, for one of its quantity: what `priceSpaceLine` multiplies by. */
export function splitRate(term: SpaceTerm): TermSplit {
  if (term.rate.per === 'piece') return { whole: countCells(term), rest: 0, of: 1 }
  return splitWhole(term, term.rate.per)
}

/** An issue or a date is not cut: of its intervals, a begun one counts as whole. */
function splitWhole({ unit, first, last, periods, sellsWholePeriods }: SpaceTerm, per: Interval): TermSplit {
  if (unit.cell === 'listed' && per !== 'one-time') {
    const wholes = periods.map((period) => roundUp(splitTerm(per, period.first, period.last)).whole)
    return { whole: wholes.reduce((sum, whole) => sum + whole, 0), rest: 0, of: 1 }
  }
  const split = splitTerm(per, first, last)
  return sellsWholePeriods ? roundUp(split) : split
}

function roundUp({ whole, rest, of }: TermSplit): TermSplit {
  return { whole: rest > 0 ? whole + 1 : whole, rest: 0, of }
}

const NAMES: Record<Exclude<Interval, 'one-time'>, string> = {
  day: 'day',
  week: 'week',
  '4-week': '4 weeks',
  month: 'month',
  quarter: 'quarter',
  year: 'year',
}

/** "1 month and 12 of 31 days" */
function describeSplit({ whole, rest, of }: TermSplit, per: Exclude<Interval, 'one-time'>): string {
  const intervals = per === '4-week' ? count(whole * 4, 'week') : count(whole, NAMES[per])
  if (rest === 0) return intervals
  return `${whole > 0 ? `${intervals} and ` : ''}${rest} of ${of} days`
}

/** "1 month", "2 months" */
function count(n: number, noun: string): string {
  return `${n.toLocaleString('en-US')} ${noun}${n === 1 ? '' : 's'}`
}
