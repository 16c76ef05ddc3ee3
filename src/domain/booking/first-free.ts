import { required } from '../required.ts'
import { cellsOf, type Days } from './cells.ts'
import { canBegin, isOpen, type TermQuestion, termLengths, toBid } from './term-rules.ts'

/** One unit of a space, without the days that anybody asks for. */
export type FirstDayQuestion = Omit<TermQuestion, 'from' | 'to'>

/**
 * The first day, `YYYY-MM-DD`, on which a booking of any of a space's units may begin and last as long as it must, by the
 * rules of `fitTerm`; null when there is none.
 */
export function firstFreeDay(units: readonly FirstDayQuestion[]): string | null {
  return units.flatMap((unit) => firstOf(unit) ?? []).sort()[0] ?? null
}

function firstOf(question: FirstDayQuestion): string | null {
  const { unit, today } = question
  const bid = toBid({ ...question, from: today, to: today })
  const { min } = termLengths(bid)
  const cells: Days[] = unit.cell === 'listed' ? unit.periods : cellsOf(unit, today, bid.latest)
  // a listed run that has begun may still be sold, but nothing begins in the past
  const isStart = (first: string) => first >= today && canBegin(bid, first)
  // the cells from `i` up to `end` are open
  for (let i = 0, end = 0; i + min <= cells.length; i++) {
    end = Math.max(end, i)
    while (end < i + min && isOpen(bid, required(cells[end]))) end++
    // nothing that begins before a closed cell reaches far enough
    if (end < i + min) i = end
    else if (isStart(required(cells[i]).first)) return required(cells[i]).first
  }
  return null
}
