import { toDayNumber } from '../dates.ts'
import { type Grid, listCells } from './cells.ts'
import { joinSpans } from './spans.ts'
import type { Span, UnitPeriod } from './units.ts'

type Unit = Omit<Grid, 'periods'> & { spans: readonly Span[]; periods: (UnitPeriod & { free: number })[] }

interface Free {
  /** The first day that can still be booked, `YYYY-MM-DD`. */
  earliest: string
  minDays: number | null
  units: readonly Unit[]
}

/** The first day, `YYYY-MM-DD`, on which a booking may begin and last as long as it must; null when there is none. */
export function firstFreeDay({ units, ...terms }: Free): string | null {
  const begins = units.flatMap((unit) =>
    unit.cell === 'listed' ? ofPeriods(unit, terms) : ofCells(unit, terms),
  )
  return begins.sort()[0] ?? null
}

type Terms = Omit<Free, 'units'>

function ofPeriods({ periods }: Unit, { earliest }: Terms): string[] {
  return periods
    .filter(
      ({ first, free, soldUntil }) => free > 0 && first >= earliest && (soldUntil ?? earliest) >= earliest,
    )
    .map(({ first }) => first)
}

/** At most one of each run: the later ones of a run are never the first. */
function ofCells(unit: Unit, { earliest, minDays }: Terms): string[] {
  return joinSpans(unit.spans.filter(({ free }) => free > 0)).flatMap(({ first, last }) => {
    const from = first > earliest ? first : earliest
    const begin = unit.cell === 'day' ? from : listCells(unit, first, last).find((cell) => cell >= earliest)
    if (begin === undefined || begin > last) return []
    return toDayNumber(last) - toDayNumber(begin) + 1 >= (minDays ?? 1) ? begin : []
  })
}
