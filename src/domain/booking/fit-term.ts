import { toDayNumber } from '../dates.ts'
import { toDateRange } from '../format-dates.ts'
import { required } from '../required.ts'
import { cellsOf, type Days } from './cells.ts'
import {
  type Bid,
  canBegin,
  findObstacle,
  isOpen,
  type Obstacle,
  type TermQuestion,
  type TermReason,
  termLengths,
  toBid,
} from './term-rules.ts'
import type { UnitPeriod } from './units.ts'

/** The whole cells that a booking takes. */
export interface Term extends Days {
  /** How many cells: weeks, issues, dates, posts. */
  pieces: number
  /** Which, where cells are listed; else empty. */
  periods: UnitPeriod[]
}

export interface TermRefusal {
  reason: TermReason
  /** To the buyer: the rule in the way, and the nearest range. */
  message: string
  /** Of the length asked for, or the nearest length sold; obeys every rule and is free. Null: there is none. */
  nearest: Days | null
}

export type FittedTerm = { ok: true; term: Term } | { ok: false; refusal: TermRefusal }

/**
 * Widens the days asked for to whole cells and checks them by the terms, the sale and what is taken. It does not read the
 * booking mode.
 */
export function fitTerm(question: TermQuestion): FittedTerm {
  const bid = toBid(question)
  const obstacle = findObstacle(bid)
  if (obstacle) return { ok: false, refusal: refuse(bid, obstacle) }
  const { cells, unit } = bid
  const { first } = required(cells[0])
  const { last } = required(cells.at(-1))
  const isTaken = (period: UnitPeriod) => first <= period.first && period.last <= last
  const periods = unit.cell === 'listed' ? unit.periods.filter(isTaken) : []
  return { ok: true, term: { first, last, pieces: cells.length, periods } }
}

function refuse(bid: Bid, { reason, says }: Obstacle): TermRefusal {
  const nearest = findNearest(bid)
  if (!nearest) return { reason, message: says, nearest }
  const word = nearest.first < bid.from ? 'nearest' : 'next'
  const message = `${says} The ${word} that fits is ${toDateRange(nearest, bid.today)}.`
  return { reason, message, nearest }
}

/** By distance of the first days; of two equally near the later one. */
function findNearest(bid: Bid): Days | null {
  const { unit, today, latest } = bid
  const wanted = toDayNumber(bid.cells[0]?.first ?? bid.from)
  const { min, max } = termLengths(bid)
  const length = Math.min(Math.max(bid.cells.length, min), max)
  const cells: Days[] = unit.cell === 'listed' ? unit.periods : cellsOf(unit, today, latest)
  let nearest: { first: string; last: string; distance: number } | null = null
  // from the end: how many cells in a row are open is then known at the first of them
  for (let i = cells.length - 1, open = 0; i >= 0; i--) {
    const { first } = required(cells[i])
    open = isOpen(bid, required(cells[i])) ? open + 1 : 0
    if (open < length || !canBegin(bid, first)) continue
    const distance = Math.abs(toDayNumber(first) - wanted)
    if (nearest && nearest.distance <= distance) continue
    nearest = { first, last: required(cells[i + length - 1]).last, distance }
  }
  return nearest && { first: nearest.first, last: nearest.last }
}
