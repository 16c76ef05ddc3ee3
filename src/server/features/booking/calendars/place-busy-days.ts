import { capacityOf, cellOf, coverCells, type Days, listCells } from '#domain/booking/cells.ts'
import { toSpans } from '#domain/booking/spans.ts'
import type { Span } from '#domain/booking/units.ts'
import { required } from '#domain/required.ts'
import { addDays } from '#domain/zoned-time.ts'
import type { Claim, NewClaim } from '../availability/claim-units.ts'
import type { Unit } from '../availability/space-units.ts'

interface Placed {
  claims: NewClaim[]
  /** What is sold here and taken there, in whole cells. */
  clashes: Days[]
}

/**
 * A calendar's days on the cells of a unit: it takes whatever is still free of them.
 * @param others what else takes the unit
 */
export function placeBusyDays(
  unit: Unit,
  busy: readonly Days[],
  { calendarId, others }: { calendarId: number; others: readonly Claim[] },
): Placed {
  const covers = join(busy.flatMap((days) => coverBusy(unit, days)))
  const toCells = ({ first, last }: Days) => listCells(unit, first, last)
  const spread = (takes: (cell: string) => number): Span[] => {
    const taken = new Map(covers.flatMap(toCells).map((cell) => [cell, takes(cell)]))
    return covers.flatMap(({ first, last }) => toSpans(unit, taken, first, last))
  }
  const claimsOf = (cell: string) => others.filter(({ first, last }) => first <= cell && cell <= last)
  const left = spread((cell) => claimsOf(cell).reduce((sum, { quantity }) => sum + quantity, 0))
  // as if a sold cell were full, and no other were touched
  const sold = spread((cell) => (claimsOf(cell).some(isSold) ? capacityOf(unit, cell) : 0))
  return {
    claims: left
      .filter(({ free }) => free > 0)
      .map(({ first, last, free }) => ({
        unitId: unit.id,
        first,
        last,
        quantity: free,
        kind: 'import',
        calendarId,
      })),
    clashes: sold.filter(({ free }) => free === 0).map(({ first, last }) => ({ first, last })),
  }
}

function isSold({ kind }: Claim): boolean {
  return kind === 'booking' || kind === 'hold'
}

/** Whole cells; of listed ones all that a day falls into. */
function coverBusy(unit: Unit, { first, last }: Days): Days[] {
  if (unit.cell !== 'listed') return [required(coverCells(unit, first, last))]
  const touched = unit.periods.filter((period) => period.first <= last && first <= period.last)
  return touched.map((period) => required(cellOf(unit, period.first)))
}

function join(ranges: readonly Days[]): Days[] {
  const joined: Days[] = []
  for (const { first, last } of ranges.toSorted((a, b) => (a.first < b.first ? -1 : 1))) {
    const before = joined.at(-1)
    if (!before || addDays(before.last, 1) < first) joined.push({ first, last })
    else if (before.last < last) before.last = last
  }
  return joined
}
