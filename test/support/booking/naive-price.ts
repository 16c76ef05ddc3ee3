import type { QuoteRequest } from '#domain/booking/price/quote.ts'
import type { Interval } from '#domain/vocabulary.ts'

/**
 * The price of a space as the decision about prices says it, in exact fractions, with a calendar of its own that walks day
 * by day, and with other steps than the engine: the oracle of `quote`.
 */

interface Fraction {
  n: bigint
  d: bigint
}

const toFraction = (n: number | bigint, d: number | bigint = 1): Fraction => ({ n: BigInt(n), d: BigInt(d) })
const add = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.d + b.n * a.d, d: a.d * b.d })
const multiply = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.n, d: a.d * b.d })
const floor = ({ n, d }: Fraction): bigint => n / d
const ceilOf = ({ n, d }: Fraction): bigint => (n + d - 1n) / d
const HALF = toFraction(1, 2)
const roundHalfUp = (value: Fraction): bigint => floor(add(value, HALF))
const roundHalfDown = ({ n, d }: Fraction): bigint => ceilOf({ n: 2n * n - d, d: 2n * d })

type Day = [year: number, month: number, day: number]

const readDay = (text: string) => text.split('-').map(Number) as Day
const writeDay = (day: Day) => day.map((part, at) => String(part).padStart(at ? 2 : 4, '0')).join('-')
/** 20270302: in the order of days. */
const rank = ([year, month, day]: Day) => year * 10_000 + month * 100 + day
const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
const lengthOfMonth = (year: number, month: number) =>
  month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31

function nextDay([year, month, day]: Day): Day {
  if (day < lengthOfMonth(year, month)) return [year, month, day + 1]
  return month === 12 ? [year + 1, 1, 1] : [year, month + 1, 1]
}

/** The day some months after the first of all. */
function monthsAfter(first: Day, months: number): Day {
  let [year, month] = first
  month += months
  for (; month > 12; month -= 12) year++
  return [year, month, Math.min(first[2], lengthOfMonth(year, month))]
}

function daysAfter(first: Day, days: number): Day {
  let day = first
  for (let i = 0; i < days; i++) day = nextDay(day)
  return day
}

/** Of each day from 2000 on, by its rank: walked once, as far as anybody has asked. */
const places = new Map<number, number>()
let walkedTo: Day = [2000, 1, 1]

function placeOf(day: Day): number {
  for (; rank(walkedTo) <= rank(day); walkedTo = nextDay(walkedTo)) places.set(rank(walkedTo), places.size)
  return places.get(rank(day))!
}

const daysBetween = (from: Day, to: Day) => Math.max(0, placeOf(to) - placeOf(from))

/** Intervals of a term as a fraction: whole ones and the days of the one begun, by its length. */
export function naiveIntervals(interval: Interval, first: string, last: string): Fraction {
  if (interval === 'one-time') return toFraction(1)
  const [from, end] = [readDay(first), nextDay(readDay(last))]
  const days = { day: 1, week: 7, '4-week': 28 }[interval as 'day']
  if (days) return toFraction(daysBetween(from, end), days)
  const months = { month: 1, quarter: 3, year: 12 }[interval as 'month']
  let begun = 0
  while (rank(monthsAfter(from, (begun + 1) * months)) <= rank(end)) begun++
  const start = monthsAfter(from, begun * months)
  const length = daysBetween(start, monthsAfter(from, (begun + 1) * months))
  return add(toFraction(begun), toFraction(daysBetween(start, end), length))
}

function naiveSpace({ rate, terms, unit, first, last, periods, quantity }: QuoteRequest): bigint {
  const isListed = unit.cell === 'listed'
  const perCell = { day: 1, week: 7, '4-week': 28, listed: 1 }[unit.cell]
  const cells = isListed
    ? toFraction(periods.length)
    : toFraction(daysBetween(readDay(first), nextDay(readDay(last))), perCell)
  const intervals = () => {
    const per = rate.per as Interval
    if (per === 'one-time') return toFraction(1)
    if (!isListed) {
      const exact = naiveIntervals(per, first, last)
      return terms.sellsWholePeriods ? toFraction(ceilOf(exact)) : exact
    }
    return periods
      .map((period) => toFraction(ceilOf(naiveIntervals(per, period.first, period.last))))
      .reduce(add)
  }
  const pieces = rate.per === 'piece' ? toFraction(ceilOf(cells)) : intervals()
  let all = 0n
  const one = roundHalfUp(multiply(pieces, toFraction(rate.cents)))
  for (let i = 0; i < quantity; i++) all += one
  return all
}

/** What the space costs after each discount: what stays is rounded so that what goes is half up. */
function naiveLeft(request: QuoteRequest): bigint[] {
  const { terms, unit, periods, first, last, quantity, isAgency } = request
  const length = unit.cell === 'listed' ? periods.length : daysBetween(readDay(first), nextDay(readDay(last)))
  const best = (steps: { from: number; basisPoints: number }[], reached: number) =>
    steps.filter(({ from }) => from <= reached).sort((a, b) => b.from - a.from)[0]?.basisPoints ?? 0
  const off = [
    best(terms.termDiscounts, length),
    best(terms.quantityDiscounts, quantity),
    isAgency ? (terms.agencyCommissionBasisPoints ?? 0) : 0,
  ]
  const left = [naiveSpace(request)]
  for (const points of off)
    left.push(roundHalfDown(multiply(toFraction(left.at(-1)!), toFraction(10_000 - points, 10_000))))
  return left
}

/** Carried to the third decimal of a dollar, and up whenever that is above four. */
function naiveTax(cents: bigint, basisPoints: number): bigint {
  const thousandths = floor(multiply(toFraction(cents * 10n), toFraction(basisPoints, 10_000)))
  return thousandths / 10n + (thousandths % 10n > 4n ? 1n : 0n)
}

function naiveBasisPoints({ medium, terms, taxRate }: QuoteRequest): number {
  if (terms.taxOverride) return terms.taxOverride.basisPoints
  const isPlace = terms.delivery === 'place'
  const isTaxed =
    terms.delivery === 'online' || medium === 'social' || (['digital', 'event'].includes(medium) && !isPlace)
  if (!isTaxed) return 0
  if (taxRate === 'elsewhere') return 0
  return taxRate === null ? 650 : taxRate.basisPoints
}

export interface NaivePrice {
  /** Amounts by kind of line, ascending within a kind; lines of 0 left out. */
  amounts: Record<string, number[]>
  netCents: number
  taxCents: number
  totalCents: number
  /** Amounts by the day they are due, '' when it is booked; of 0 left out. */
  dues: Record<string, number>
}

export function naivePrice(request: QuoteRequest): NaivePrice {
  const points = naiveBasisPoints(request)
  const left = naiveLeft(request)
  const space = left.at(-1)!
  const extras = request.terms.extras
    .filter(({ id, isRequired }) => isRequired || request.extras.includes(id))
    .map(({ kind, cents, isPerQuantity }) => ({
      kind,
      cents: BigInt(cents) * BigInt(isPerQuantity ? request.quantity : 1),
    }))
  const taxes = new Map<string, bigint>([['space', naiveTax(space, points)]])
  for (const { kind, cents } of extras) taxes.set(kind, (taxes.get(kind) ?? 0n) + naiveTax(cents, points))
  const taxCents = [...taxes.values()].reduce((a, b) => a + b)
  const netCents = extras.reduce((sum, { cents }) => sum + cents, space)
  const lines: [string, bigint][] = [
    ['space', left[0]!],
    ...left.slice(1).map((after, at): [string, bigint] => ['discount', after - left[at]!]),
    ...extras.map(({ kind, cents }): [string, bigint] => [kind, cents]),
    ...[...taxes.values()].map((cents): [string, bigint] => ['tax', cents]),
  ]
  return {
    amounts: groupAmounts(lines.map(([kind, cents]) => [kind, Number(cents)])),
    netCents: Number(netCents),
    taxCents: Number(taxCents),
    totalCents: Number(netCents + taxCents),
    dues: naiveDues(request, netCents + taxCents, space + taxes.get('space')!),
  }
}

/** Amounts by kind, ascending; those of 0 left out. */
export function groupAmounts(lines: readonly (readonly [string, number])[]): Record<string, number[]> {
  const groups: Record<string, number[]> = {}
  for (const [kind, cents] of lines) if (cents !== 0) groups[kind] = [...(groups[kind] ?? []), cents]
  for (const group of Object.values(groups)) group.sort((a, b) => a - b)
  return groups
}

function naiveDues({ terms, first, last, bookedOn }: QuoteRequest, total: bigint, space: bigint) {
  const dues: [string, bigint][] = []
  if (terms.paymentSchedule === 'deposit') {
    const deposit = roundHalfUp(multiply(toFraction(total), toFraction(terms.depositBasisPoints, 10_000)))
    const begin = rank(readDay(first))
    let eve = readDay(bookedOn)
    while (rank(nextDay(eve)) < begin) eve = nextDay(eve)
    dues.push(['', deposit], [writeDay(eve), total - deposit])
  } else if (terms.paymentSchedule === 'every-28-days') {
    const days = daysBetween(readDay(first), nextDay(readDay(last)))
    const through = (day: number) =>
      roundHalfUp(multiply(toFraction(space), toFraction(Math.min(day, days), days)))
    for (let at = 0; at * 28 < days; at++) {
      const part = through((at + 1) * 28) - through(at * 28)
      dues.push([at === 0 ? '' : writeDay(daysAfter(readDay(first), at * 28)), part])
    }
    dues.push(['', total - space])
  } else dues.push(['', total])
  const sums: Record<string, number> = {}
  for (const [day, cents] of dues) {
    const due = day > bookedOn ? day : ''
    if (cents > 0n) sums[due] = (sums[due] ?? 0) + Number(cents)
  }
  return sums
}
