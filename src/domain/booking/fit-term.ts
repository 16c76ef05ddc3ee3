import { toDayNumber } from '../dates.ts'
import { toDateRange } from '../format-dates.ts'
import { cellOf, coverCells, type Days, listCells } from './cells.ts'
import { latestDay } from './sale-window.ts'
import {
  canBegin,
  findObstacle,
  isOpen,
  type TermQuestion,
  type TermReason,
  termLengths,
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
  const obstacle = findObstacle(question)
  if (obstacle) return refuse(question, obstacle)
  const { unit, from, to } = question
  const cells = listCells(unit, from, to)
  const periods = unit.cell === 'listed' ? unit.periods.filter(({ first }) => cells.includes(first)) : []
  return { ok: true, term: { ...coverCells(unit, from, to)!, pieces: cells.length, periods } }
}

function refuse(question: TermQuestion, { reason, says }: { reason: TermReason; says: string }): FittedTerm {
  const nearest = findNearest(question)
  if (!nearest) return { ok: false, refusal: { reason, message: says, nearest } }
  const word = nearest.first < question.from ? 'nearest' : 'next'
  const message = `${says} The ${word} that fits is ${toDateRange(nearest, question.today)}.`
  return { ok: false, refusal: { reason, message, nearest } }
}

/** By distance of the first days; of two equally near the later one. */
function findNearest(question: TermQuestion): Days | null {
  const { unit, from, to } = question
  const wanted = toDayNumber(coverCells(unit, from, to)?.first ?? from)
  const { min, max } = termLengths(question)
  const length = Math.min(Math.max(listCells(unit, from, to).length, min), max)
  const cells = cellsAhead(question)
  let nearest: number | null = null
  const distance = (i: number) => Math.abs(toDayNumber(cells[i]!) - wanted)
  // from the end: how many cells in a row are open is then known at the first of them
  for (let i = cells.length - 1, open = 0; i >= 0; i--) {
    open = isOpen(question, cells[i]!) ? open + 1 : 0
    if (open < length || !canBegin(question, cells[i]!)) continue
    if (nearest === null || distance(i) < distance(nearest)) nearest = i
  }
  if (nearest === null) return null
  return { first: cells[nearest]!, last: cellOf(unit, cells[nearest + length - 1]!)!.last }
}

function cellsAhead({ unit, today }: TermQuestion): string[] {
  if (unit.cell === 'listed') return unit.periods.map(({ first }) => first)
  return listCells(unit, today, latestDay(today))
}
