import { required } from '../required.ts'
import { addDays } from '../zoned-time.ts'
import type { Days } from './cells.ts'
import { fitTerm, type Term } from './fit-term.ts'
import { countDays } from './price/split-term.ts'
import { canBegin, findObstacle, isOpen, type TermQuestion, termLengths, toBid } from './term-rules.ts'

/** Where a run of whole cells lies beside the days that were asked for. */
export const PERIOD_PLACES = ['before', 'inside', 'after'] as const
export type PeriodPlace = (typeof PERIOD_PLACES)[number]

/** A shorter run than the one around all days asked for. */
export interface NearTerm extends Term {
  place: PeriodPlace
  /** How many of the days asked for it has. */
  askedDays: number
}

export interface OfferedPeriods {
  /** The smallest run that contains all days asked for; null where it cannot be had. */
  around: Term | null
  /** At most one a place, the one with most of the days asked for first. */
  near: NearTerm[]
}

/**
 * What of a unit can be had for some days: the whole cells around them, and beside it the nearest runs that leave some of
 * them out: begun before them, inside, and ended after. Each obeys every rule and is free.
 *
 * Of a place the run with most of the days asked for, then with the fewest others, then the earliest; none that another
 * beats, none that is the one around, and none where exactly these days can be had.
 */
export function offerPeriods(question: TermQuestion): OfferedPeriods {
  const asked = { first: question.from, last: question.to }
  const around = fitOnly(question)
  if (around && around.first === asked.first && around.last === asked.last) return { around, near: [] }
  const runs = listNearest(question, asked)
  const near = runs
    .filter((run) => !runs.some((other) => beats(other, run)) && !isSame(run, around))
    .sort(compareRuns)
  return { around, near: near.flatMap((run) => toNear(question, run)) }
}

/** Issues that begin in the days asked for are all that is meant, and have fewer days than those. */
function isSame(run: Days, around: Days | null): boolean {
  return run.first === around?.first && run.last === around.last
}

function toNear(question: TermQuestion, { first, last, place, askedDays }: Run): NearTerm[] {
  const term = fitOnly({ ...question, from: first, to: last })
  return term ? [{ ...term, place, askedDays }] : []
}

/** It has no fewer of the days asked for in no more days. */
function beats(one: Run, other: Run): boolean {
  const [more, fewer] = [one.askedDays - other.askedDays, lengthOf(other) - lengthOf(one)]
  return more >= 0 && fewer >= 0 && more + fewer > 0
}

/** Days of a range that another leaves out: before it, after it, or both. */
export function missingDays(asked: Days, taken: Days): Days[] {
  if (taken.last < asked.first || asked.last < taken.first) return [asked]
  return [
    { first: asked.first, last: addDays(taken.first, -1) },
    { first: addDays(taken.last, 1), last: asked.last },
  ].filter(({ first, last }) => first <= last)
}

/** A refusal of `fitTerm` looks for the nearest range of the same length, which nobody reads here. */
function fitOnly(question: TermQuestion): Term | null {
  if (findObstacle(toBid(question)) !== null) return null
  const fitted = fitTerm(question)
  return fitted.ok ? fitted.term : null
}

type Run = Days & Pick<NearTerm, 'place' | 'askedDays'>

function listNearest(question: TermQuestion, asked: Days): Run[] {
  const best = new Map<PeriodPlace, Run>()
  for (const days of listLongest(question, asked)) {
    const run = toRun(days, asked)
    if (run === null) continue
    const known = best.get(run.place)
    if (!known || compareRuns(run, known) < 0) best.set(run.place, run)
  }
  return [...best.values()]
}

/** From each cell on, the longest open run, and the longest that ends with the days asked for. */
function* listLongest(question: TermQuestion, asked: Days): Generator<Days> {
  const bid = toBid(question)
  const { cells } = bid
  const { min, max } = termLengths(bid)
  // from the end: how many cells in a row are open is then known at the first of them
  for (let i = cells.length - 1, open = 0; i >= 0; i--) {
    const { first } = required(cells[i])
    open = isOpen(bid, required(cells[i])) ? open + 1 : 0
    if (open < min || !canBegin(bid, first)) continue
    const longest = Math.min(open, max)
    yield { first, last: required(cells[i + longest - 1]).last }
    const isOver = required(cells[i + longest - 1]).last > asked.last
    if (isOver && longest > min) yield { first, last: required(cells[i + longest - 2]).last }
  }
}

/** Null where it has all the days asked for, or none. */
function toRun(days: Days, asked: Days): Run | null {
  const [begins, ends] = [days.first < asked.first, days.last > asked.last]
  const first = begins ? asked.first : days.first
  const last = ends ? asked.last : days.last
  const askedDays = countDays(first, last)
  if (askedDays <= 0 || askedDays === lengthOf(asked)) return null
  const place = begins ? 'before' : ends ? 'after' : 'inside'
  return { ...days, place, askedDays }
}

function compareRuns(a: Run, b: Run): number {
  return b.askedDays - a.askedDays || lengthOf(a) - lengthOf(b) || (a.first < b.first ? -1 : 1)
}

function lengthOf({ first, last }: Days): number {
  return countDays(first, last)
}
