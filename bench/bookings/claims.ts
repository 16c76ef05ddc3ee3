import { sql } from 'kysely'
import { POSTING_ANCHOR } from '#domain/booking/units.ts'
import { addDays } from '#domain/zoned-time.ts'
import type { NewClaim } from '#server/features/booking/availability/claim-units.ts'
import { claimInTurn } from '#server/features/booking/bookings/with-unit-queue.ts'
import type { Db } from '#server/platform/db/database.ts'

export interface Outcome {
  won: number
  refused: number
  /** Whatever else was thrown; must be 0. */
  failed: number
  ms: number
}

/** Transactions that had to be run again. */
let deadlocks = 0
export const countDeadlocks = () => deadlocks

const context = (db: Db) => ({
  db,
  now: () => new Date(),
  metrics: { countDeadlock: () => void deadlocks++, countLockTimeout: () => {} },
})

/** As an action of the product does it. */
export async function claim(db: Db, wanted: NewClaim): Promise<boolean> {
  try {
    await claimInTurn(context(db), [wanted], async () => {})
    return true
  } catch (error) {
    if (isRefusal(error)) return false
    throw error
  }
}

/** The constraints alone: nobody looks or locks before. */
export async function insertBare(db: Db, { unitId, first, last, quantity }: NewClaim): Promise<boolean> {
  try {
    await sql`insert into unit_claims (unit_id, days, quantity, kind)
      values (${unitId}, daterange(${first}::date, ${last}::date, '[]'), ${quantity}, 'block')`.execute(db)
    return true
  } catch (error) {
    if (isRefusal(error)) return false
    throw error
  }
}

function isRefusal(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string }
  return code === 'dates-taken' || constraint === 'unit_cells_capacity' || constraint === 'unit_claims_alone'
}

export async function race(all: readonly (() => Promise<boolean>)[]): Promise<Outcome> {
  const start = performance.now()
  const ended = await Promise.allSettled(all.map((run) => run()))
  const count = (is: (one: PromiseSettledResult<boolean>) => boolean) => ended.filter(is).length
  return {
    won: count((one) => one.status === 'fulfilled' && one.value),
    refused: count((one) => one.status === 'fulfilled' && !one.value),
    failed: count((one) => one.status === 'rejected'),
    ms: performance.now() - start,
  }
}

/** Weeks of a unit, as many as asked, from the n-th on. */
export function weeks(
  unitId: number,
  { from, count, quantity = 1 }: { from: number; count: number; quantity?: number },
): NewClaim {
  const first = addDays(POSTING_ANCHOR, 371 + from * 7)
  return { unitId, first, last: addDays(first, count * 7 - 1), quantity, kind: 'block' }
}

/**
 * Claims are never freed here, so what is taken only grows: those that won must fit together, and each that was refused must
 * not fit beside them. @returns how often that is wrong
 */
export function countWrong(wishes: readonly { wanted: NewClaim; won: boolean }[], capacity: number): number {
  const taken = new Map<string, number>()
  const cellsOf = ({ unitId, first, last }: NewClaim) => {
    const cells: string[] = []
    for (let day = first; day <= last; day = addDays(day, 7)) cells.push(`${unitId} ${day}`)
    return cells
  }
  for (const { wanted, won } of wishes)
    if (won) for (const cell of cellsOf(wanted)) taken.set(cell, (taken.get(cell) ?? 0) + wanted.quantity)
  const over = [...taken.values()].filter((count) => count > capacity).length
  const refusedInVain = wishes.filter(
    ({ wanted, won }) =>
      !won && cellsOf(wanted).every((cell) => (taken.get(cell) ?? 0) + wanted.quantity <= capacity),
  ).length
  return over + refusedInVain
}
