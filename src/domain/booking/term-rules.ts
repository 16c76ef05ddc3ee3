import { toDateRange, toShortDate, weekdayName } from '../format-dates.ts'
import { required } from '../required.ts'
import { weekdayOf } from '../zoned-time.ts'
import type { BookingTerms } from './booking-terms.ts'
import { CELL_DAYS, capacityOf, cellsOf, type Days, freeIn } from './cells.ts'
import { earliestDay, isOnSale, latestDay } from './sale-window.ts'
import type { SpaceUnit, UnitPeriod } from './units.ts'

/** What a full cell is full of; an imported calendar blocks. */
export type TakenBy = 'booked' | 'held' | 'blocked'

export interface TermQuestion {
  terms: Pick<BookingTerms, 'leadDays' | 'minDays' | 'maxDays' | 'startWeekday'>
  unit: SpaceUnit
  /** The listing's own first and last day; null: open. Days are `YYYY-MM-DD` throughout, in the time zone of the terms. */
  opensOn: string | null
  closesOn: string | null
  today: string
  /** Quantity taken, by first day of the cell. */
  taken: ReadonlyMap<string, number>
  /** By first day of the cell; a taken cell that is not here is booked. */
  takenBy: ReadonlyMap<string, TakenBy>
  /** Inclusive, `from` not after `to`. */
  from: string
  to: string
  /** In each cell, at least 1. */
  quantity: number
}

type OutsideSale = 'ended' | 'too-soon' | 'too-far'
export type TermReason =
  | OutsideSale
  | 'none-listed'
  | 'too-many'
  | 'too-short'
  | 'too-long'
  | 'off-grid'
  | TakenBy

/** A rule in the way, and in one sentence what it asks. */
export interface Obstacle {
  reason: TermReason
  says: string
}

/** A question with what follows from it. */
export interface Bid extends TermQuestion {
  /** The whole cells meant; none where none is listed. */
  cells: Days[]
  /** The first and last day on sale. */
  earliest: string
  latest: string
}

export function toBid(question: TermQuestion): Bid {
  const { unit, from, to, today, terms, closesOn } = question
  const [earliest, latest] = [earliestDay(today, terms.leadDays), latestDay(today)]
  return {
    ...question,
    cells: cellsOf(unit, from, to),
    earliest,
    latest: closesOn !== null && closesOn < latest ? closesOn : latest,
  }
}

/** The first rule in the way of a range: what lies in the past, what the space never sells, when it sells, what is taken. */
export function findObstacle(bid: Bid): Obstacle | null {
  if (bid.cells.length === 0) return noneListed(bid)
  return (
    checkPast(bid) ??
    checkQuantity(bid) ??
    checkLength(bid) ??
    checkStart(bid) ??
    checkSale(bid) ??
    checkFree(bid)
  )
}

/** How many cells a booking has at least and at most. Lengths that no whole cells have are read as the next longer. */
export function termLengths({ terms: { minDays, maxDays }, unit }: Pick<TermQuestion, 'terms' | 'unit'>) {
  if (unit.cell === 'listed') return { min: 1, max: Infinity }
  const days = CELL_DAYS[unit.cell]
  const min = Math.ceil((minDays ?? 1) / days)
  return { min, max: maxDays === null ? Infinity : Math.max(min, Math.floor(maxDays / days)) }
}

/** Whether a booking may begin on a day. */
export function canBegin({ terms: { startWeekday }, unit }: TermQuestion, first: string): boolean {
  return unit.cell !== 'day' || startWeekday === null || weekdayOf(first) === startWeekday
}

/** Whether a cell is available: it is on sale and enough of it is free. */
export function isOpen(bid: Bid, cell: Days): boolean {
  return freeIn(bid.unit, bid.taken, cell.first) >= bid.quantity && outsideSale(bid, cell) === null
}

function noneListed({ unit, from, to, today }: Bid): Obstacle {
  const range = toDateRange({ first: from, last: to }, today)
  const says = unit.periods.length === 0 ? 'No dates are listed yet.' : `No dates are listed for ${range}.`
  return { reason: 'none-listed', says }
}

function checkPast({ cells, today }: Bid): Obstacle | null {
  return required(cells.at(-1)).last < today ? { reason: 'ended', says: 'These dates have passed.' } : null
}

function checkQuantity({ unit, quantity, cells }: Bid): Obstacle | null {
  const most = Math.min(...cells.map(({ first }) => capacityOf(unit, first)))
  if (quantity <= most) return null
  return { reason: 'too-many', says: `At most ${most} of this space can be booked at once.` }
}

function checkLength(bid: Bid): Obstacle | null {
  const { min, max } = termLengths(bid)
  const count = bid.cells.length
  if (bid.unit.cell === 'listed' || (min <= count && count <= max)) return null
  const days = CELL_DAYS[bid.unit.cell]
  return count < min
    ? { reason: 'too-short', says: `This space is sold for at least ${inWords(min * days)}.` }
    : { reason: 'too-long', says: `This space is sold for at most ${inWords(max * days)}.` }
}

function checkStart(bid: Bid): Obstacle | null {
  if (canBegin(bid, required(bid.cells[0]).first)) return null
  const weekday = weekdayName(required(bid.terms.startWeekday))
  return { reason: 'off-grid', says: `Bookings of this space begin on a ${weekday}.` }
}

function checkSale(bid: Bid): Obstacle | null {
  for (const cell of bid.cells) {
    const reason = outsideSale(bid, cell)
    if (reason) return { reason, says: sayOutside(bid, { reason, cell }) }
  }
  return null
}

function outsideSale(bid: Bid, cell: Days): OutsideSale | null {
  const { unit, today, earliest, latest, opensOn } = bid
  const period = periodOf(unit, cell)
  if (period && (cell.last < today || (period.soldUntil ?? cell.last) < today)) return 'ended'
  const isLate = period ? !isOnSale(period, { today, earliest }) : cell.first < earliest
  if (isLate || (opensOn !== null && cell.first < opensOn)) return 'too-soon'
  return cell.last > latest ? 'too-far' : null
}

function sayOutside(bid: Bid, { reason, cell }: { reason: OutsideSale; cell: Days }): string {
  if (reason === 'ended') return `${nameOf(bid, cell)} is no longer sold.`
  if (reason === 'too-far') return `This space is sold up to ${toShortDate(bid.latest)}.`
  const { opensOn, earliest, today } = bid
  if (opensOn !== null && opensOn > earliest) return `This space is sold from ${toShortDate(opensOn)}.`
  if (cell.first < today) return 'These dates have begun already.'
  const { leadDays } = bid.terms
  return `This space is booked at least ${leadDays} working ${leadDays === 1 ? 'day' : 'days'} ahead.`
}

function checkFree(bid: Bid): Obstacle | null {
  const { unit, taken, takenBy, quantity } = bid
  const cell = bid.cells.find(({ first }) => freeIn(unit, taken, first) < quantity)
  if (!cell) return null
  const free = freeIn(unit, taken, cell.first)
  const reason = takenBy.get(cell.first) ?? 'booked'
  if (free === 0) return { reason, says: `${nameOf(bid, cell)} ${TAKEN_WORDS[reason]}.` }
  const left = `Only ${free} of ${capacityOf(unit, cell.first)} ${free === 1 ? 'is' : 'are'} free`
  return { reason, says: `${left} for ${nameOf(bid, cell)}.` }
}

const TAKEN_WORDS: Record<TakenBy, string> = {
  booked: 'is already booked',
  held: 'is held for another buyer',
  blocked: 'is not for sale',
}

function periodOf({ cell, periods }: SpaceUnit, { first }: Days): UnitPeriod | undefined {
  return cell === 'listed' ? periods.find((period) => period.first === first) : undefined
}

function nameOf({ unit, today }: Bid, cell: Days): string {
  return periodOf(unit, cell)?.label || toDateRange(cell, today)
}

/** 28 → "4 weeks", 30 → "30 days" */
function inWords(days: number): string {
  const [count, name] = days % 7 === 0 ? [days / 7, 'week'] : [days, 'day']
  return `${count} ${name}${count === 1 ? '' : 's'}`
}
