import { toDateRange, toShortDate, weekdayName } from '../format-dates.ts'
import { weekdayOf } from '../zoned-time.ts'
import type { BookingTerms } from './booking-terms.ts'
import { CELL_DAYS, capacityOf, cellOf, coverCells, freeIn, listCells } from './cells.ts'
import { earliestDay, isOnSale, latestDay } from './sale-window.ts'
import type { SpaceUnit } from './units.ts'

/** What a full cell is full of; a calendar kept elsewhere blocks. */
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

/** The first rule in the way of a range: what lies in the past, what the space never sells, when it sells, what is taken. */
export function findObstacle(question: TermQuestion): Obstacle | null {
  const { unit, from, to } = question
  const cells = listCells(unit, from, to)
  if (cells.length === 0) return noneListed(question)
  return (
    checkPast(question) ??
    checkQuantity(question, cells) ??
    checkLength(question, cells.length) ??
    checkStart(question, cells[0]!) ??
    checkSale(question, cells) ??
    checkFree(question, cells)
  )
}

/** How many cells a booking has at least and at most. Lengths that no whole cells have are read as the next longer. */
export function termLengths({ terms: { minDays, maxDays }, unit }: Pick<TermQuestion, 'terms' | 'unit'>) {
  if (unit.cell === 'listed') return { min: 1, max: Infinity }
  const days = CELL_DAYS[unit.cell]
  const min = Math.ceil((minDays ?? 1) / days)
  return { min, max: maxDays === null ? Infinity : Math.max(min, Math.floor(maxDays / days)) }
}

/** Whether a booking may begin with the cell of this first day. */
export function canBegin({ terms: { startWeekday }, unit }: TermQuestion, first: string): boolean {
  return unit.cell !== 'day' || startWeekday === null || weekdayOf(first) === startWeekday
}

/** Whether the cell of this first day can be had: it is on sale and enough of it is free. */
export function isOpen(question: TermQuestion, cell: string): boolean {
  const { unit, taken, quantity } = question
  return freeIn(unit, taken, cell) >= quantity && outsideSale(question, cell) === null
}

function noneListed({ unit, from, to, today }: TermQuestion): Obstacle {
  const range = toDateRange({ first: from, last: to }, today)
  const says = unit.periods.length === 0 ? 'No dates are listed yet.' : `No dates are listed for ${range}.`
  return { reason: 'none-listed', says }
}

function checkPast({ unit, from, to, today }: TermQuestion): Obstacle | null {
  if (coverCells(unit, from, to)!.last >= today) return null
  return { reason: 'ended', says: 'These dates have passed.' }
}

function checkQuantity({ unit, quantity }: TermQuestion, cells: string[]): Obstacle | null {
  const most = Math.min(...cells.map((cell) => capacityOf(unit, cell)))
  if (quantity <= most) return null
  return { reason: 'too-many', says: `At most ${most} of this space can be booked at once.` }
}

function checkLength(question: TermQuestion, count: number): Obstacle | null {
  const { min, max } = termLengths(question)
  if (min <= count && count <= max) return null
  const days = question.unit.cell === 'listed' ? 1 : CELL_DAYS[question.unit.cell]
  return count < min
    ? { reason: 'too-short', says: `This space is sold for at least ${inWords(min * days)}.` }
    : { reason: 'too-long', says: `This space is sold for at most ${inWords(max * days)}.` }
}

function checkStart(question: TermQuestion, first: string): Obstacle | null {
  if (canBegin(question, first)) return null
  const weekday = weekdayName(question.terms.startWeekday!)
  return { reason: 'off-grid', says: `Bookings of this space begin on a ${weekday}.` }
}

function checkSale(question: TermQuestion, cells: string[]): Obstacle | null {
  for (const cell of cells) {
    const reason = outsideSale(question, cell)
    if (reason) return { reason, says: sayOutside(question, { reason, cell }) }
  }
  return null
}

function outsideSale(question: TermQuestion, cell: string): OutsideSale | null {
  const { unit, terms, today, opensOn, closesOn } = question
  const { leadDays } = terms
  const { first, last } = cellOf(unit, cell)!
  const period = periodOf(unit, cell)
  if (period && (last < today || (period.soldUntil ?? last) < today)) return 'ended'
  const isLate = period ? !isOnSale(period, { today, leadDays }) : first < earliestDay(today, leadDays)
  if (isLate || (opensOn && first < opensOn)) return 'too-soon'
  return last > latestDay(today) || (closesOn && last > closesOn) ? 'too-far' : null
}

function sayOutside(
  { terms, unit, today, opensOn, closesOn }: TermQuestion,
  { reason, cell }: { reason: OutsideSale; cell: string },
): string {
  if (reason === 'ended') return `${nameOf(unit, { cell, today })} is no longer sold.`
  if (reason === 'too-far') {
    const latest = latestDay(today)
    return `This space is sold up to ${toShortDate(closesOn && closesOn < latest ? closesOn : latest)}.`
  }
  if (opensOn && cell < opensOn && opensOn > today) {
    return `This space is sold from ${toShortDate(opensOn)}.`
  }
  if (cell < today) return 'These dates have begun already.'
  const days = `${terms.leadDays} working ${terms.leadDays === 1 ? 'day' : 'days'}`
  return `This space is booked at least ${days} ahead.`
}

function checkFree(question: TermQuestion, cells: string[]): Obstacle | null {
  const { unit, taken, takenBy, quantity, today } = question
  const cell = cells.find((one) => freeIn(unit, taken, one) < quantity)
  if (cell === undefined) return null
  const [reason, free, name] = [
    takenBy.get(cell) ?? 'booked',
    freeIn(unit, taken, cell),
    nameOf(unit, { cell, today }),
  ]
  if (free === 0) return { reason, says: `${name} ${TAKEN_WORDS[reason]}.` }
  const left = `Only ${free} of ${capacityOf(unit, cell)} ${free === 1 ? 'is' : 'are'} free`
  return { reason, says: `${left} for ${name}.` }
}

const TAKEN_WORDS: Record<TakenBy, string> = {
  booked: 'is already booked',
  held: 'is held for another buyer',
  blocked: 'is not for sale',
}

function periodOf(unit: SpaceUnit, cell: string) {
  return unit.cell === 'listed' ? unit.periods.find(({ first }) => first === cell) : undefined
}

function nameOf(unit: SpaceUnit, { cell, today }: { cell: string; today: string }): string {
  return periodOf(unit, cell)?.label || toDateRange(cellOf(unit, cell)!, today)
}

/** 28 → "4 weeks", 30 → "30 days" */
function inWords(days: number): string {
  const [count, name] = days % 7 === 0 ? [days / 7, 'week'] : [days, 'day']
  return `${count} ${name}${count === 1 ? '' : 's'}`
}
