import type { TakenBy } from './term-rules.ts'

/** Quantity taken, by first day of the cell. */
export type Taken = ReadonlyMap<string, number>

export const NOTHING_TAKEN: Taken = new Map()

interface Claimed {
  first: string
  last: string
  kind: 'booking' | 'hold' | 'block' | 'import'
}

const TAKEN_BY: Record<Claimed['kind'], TakenBy> = {
  booking: 'booked',
  hold: 'held',
  block: 'blocked',
  import: 'blocked',
}

/** What takes the cells of some days, by first day: what is booked is said before what is held, and that before a block. */
export function toTakenBy(claims: readonly Claimed[], cells: readonly string[]): Map<string, TakenBy> {
  const order: Claimed['kind'][] = ['import', 'block', 'hold', 'booking']
  const sorted = claims.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
  return new Map(
    sorted.flatMap(({ first, last, kind }) =>
      cells.filter((cell) => first <= cell && cell <= last).map((cell) => [cell, TAKEN_BY[kind]]),
    ),
  )
}
