import { addDays } from '../zoned-time.ts'
import { cellsOf, type Days, freeIn } from './cells.ts'
import type { SpaceUnit, Span } from './units.ts'

/**
 * What is free of a unit over the whole cells that hold the days of a range (`YYYY-MM-DD`, inclusive): cells one after
 * another with the same amount free are one span. Where cells are listed: one span for each that begins in the range.
 * @param taken quantity by first day of the cell
 */
export function toSpans(
  unit: SpaceUnit,
  taken: ReadonlyMap<string, number>,
  from: string,
  to: string,
): Span[] {
  const spans: Span[] = []
  for (const { first, last } of cellsOf(unit, from, to)) {
    const span = { first, last, free: freeIn(unit, taken, first) }
    const before = spans.at(-1)
    if (unit.cell !== 'listed' && before?.free === span.free) before.last = span.last
    else spans.push(span)
  }
  return spans
}

/** Spans that touch become one: what is left of them differs, and all of it is enough. */
export function joinSpans(spans: readonly Days[]): Days[] {
  const joined: Days[] = []
  for (const { first, last } of spans) {
    const before = joined.at(-1)
    if (before && addDays(before.last, 1) === first) before.last = last
    else joined.push({ first, last })
  }
  return joined
}
