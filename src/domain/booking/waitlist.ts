import type { Days } from './cells.ts'

/** What somebody waits for, or what is free. `days` are one cell or several, `YYYY-MM-DD`, inclusive. */
export interface UnitDays extends Days {
  unitId: number
  quantity: number
}

/** One who waits. The lowest id came first. */
export interface WaitlistPlace {
  id: number
  wants: readonly UnitDays[]
  /** The dates are this one's to take until then; null: it waits. */
  offeredUntil: Date | null
}

/**
 * Whose turn it is now: the first who wants no more than what is free, beside the dates that others have been offered and
 * not taken. Whoever wants more is passed over and keeps the place. Several at once where there is room for them.
 * @param free of every cell that anybody wants, by unit and first day (`keyOf`)
 * @param cellsOf first days of the cells of what is wanted, in order
 * @returns in order
 */
export function pickNext<T extends WaitlistPlace>(
  entries: readonly T[],
  { free, cellsOf }: { free: ReadonlyMap<string, number>; cellsOf: (wanted: UnitDays) => readonly string[] },
): T[] {
  const left = new Map(free)
  const keysOf = (wanted: UnitDays) => cellsOf(wanted).map((cell) => keyOf(wanted.unitId, cell))
  const fits = ({ wants }: WaitlistPlace) =>
    wants.every((wanted) => {
      const keys = keysOf(wanted)
      return keys.length > 0 && keys.every((key) => (left.get(key) ?? 0) >= wanted.quantity)
    })
  const take = ({ wants }: WaitlistPlace) => {
    for (const wanted of wants)
      for (const key of keysOf(wanted)) left.set(key, (left.get(key) ?? 0) - wanted.quantity)
  }
  const inOrder = entries.toSorted((a, b) => a.id - b.id)
  for (const entry of inOrder) if (entry.offeredUntil) take(entry)
  return inOrder.filter((entry) => {
    const isNext = !entry.offeredUntil && fits(entry)
    if (isNext) take(entry)
    return isNext
  })
}

/** Names a cell of a unit. @param cell its first day */
export function keyOf(unitId: number, cell: string): string {
  return `${unitId} ${cell}`
}
