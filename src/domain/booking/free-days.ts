import { toDayNumber } from '../dates.ts'
import { required } from '../required.ts'
import { CELL_DAYS, capacityOf } from './cells.ts'
import { earliestDay, isOnSale, latestDay } from './sale-window.ts'
import type { SpaceUnit } from './units.ts'

/** Days that a ring holds: the horizon of 540, a cell of 28 that begins on its last day, and 8 to spare; 18 whole words. */
export const RING_DAYS = 576
export const RING_WORDS = 18

/** What a set bit of a unit's ring says. `busy`: this day cannot be had. `free`: something begins on this day that can. */
export type RingKind = 'busy' | 'free'

/** What decides whether a unit is found: all days asked for are not busy, or any day asked for is free. */
export function ringKind({ cell }: Pick<SpaceUnit, 'cell'>): RingKind {
  return cell === 'listed' ? 'free' : 'busy'
}

/**
 * The days of one unit as bits, for the search.
 *
 * 18 words of 32 bits. The day with absolute number `n` (days since 1970-01-01, `toDayNumber`) is bit `n % 576`, which
 * is bit `(n % 576) & 31` (0 is the lowest) of word `(n % 576) >>> 5`. Only days from today through today + 575 are
 * told, so each bit stands for one day; those before today are 0 even where a cell began earlier.
 *
 * - Cells by the calendar (`busy`): every day of a cell of which nothing is free is 1. As a day passes, clearing its bit
 *   makes it tell the day 576 later, which nobody can have booked; only a seller's block can reach so far, and shows with
 *   the next ring made. Lead time and the listing's own first and last day are not in here.
 * - Cells listed (`free`): the first day of each issue or date is 1 that has something free, is on sale today (its last
 *   day of sale, else the lead time) and ends within the horizon. This one is made again every day, and no lead time
 *   is asked beside it. A date that runs already, begun before today, is not told.
 *
 * @param taken quantity by first day of the cell (`YYYY-MM-DD`, as is `today`)
 */
export function toDayRing({ unit, taken, today, leadDays }: RingFacts): Uint32Array {
  const ring = new Uint32Array(RING_WORDS)
  const start = toDayNumber(today)
  if (unit.cell === 'listed') {
    const [earliest, latest] = [earliestDay(today, leadDays), latestDay(today)]
    for (const period of unit.periods) {
      const isSold = isOnSale(period, { today, earliest }) && period.last <= latest
      const isFree = (taken.get(period.first) ?? 0) < (period.capacity ?? unit.capacity)
      if (isSold && isFree) setDay(ring, toDayNumber(period.first), start)
    }
    return ring
  }
  for (const [cell, quantity] of taken) {
    if (quantity < capacityOf(unit, cell)) continue
    const first = toDayNumber(cell)
    for (let day = first; day < first + CELL_DAYS[unit.cell]; day++) setDay(ring, day, start)
  }
  return ring
}

export interface RingFacts {
  unit: SpaceUnit
  taken: ReadonlyMap<string, number>
  today: string
  leadDays: number
}

function setDay(ring: Uint32Array, day: number, start: number): void {
  if (day < start || day >= start + RING_DAYS) return
  const bit = day % RING_DAYS
  ring[bit >>> 5] = required(ring[bit >>> 5]) | (1 << (bit & 31))
}
