import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { type Claim, claimUnits, type NewClaim, refuseFull } from '../availability/claim-units.ts'

/** By unit: the last one who wants it. */
const turns = new Map<number, Promise<unknown>>()

type ClaimContext = Pick<AppContext, 'db' | 'now'> & {
  metrics: Pick<AppContext['metrics'], 'countDeadlock' | 'countLockTimeout'>
}

/**
 * Claims units in a transaction of its own, together with whatever stands and falls with them, in turn. Each looks before it
 * takes a connection. @throws AppError `dates-taken`
 */
export function claimInTurn<T>(
  { db, metrics, now }: ClaimContext,
  claims: readonly NewClaim[],
  write: (trx: Tx, made: Claim[]) => Promise<T>,
): Promise<T> {
  return withUnitQueue([...new Set(claims.map(({ unitId }) => unitId))], async () => {
    await refuseFull(db, claims, now())
    return inTransaction({ db, metrics }, async (trx) => write(trx, await claimUnits(trx, claims, now())))
  })
}

/**
 * In one process those who want the same unit come one after another: a thousand at once would otherwise wait for ten
 * connections, and some longer than a connection is waited for. Whoever comes takes its place behind all of its units at
 * once, so that nobody waits in a circle. @param run is told whether it came behind somebody
 */
export async function withUnitQueue<T>(
  unitIds: readonly number[],
  run: (hasWaited: boolean) => Promise<T>,
): Promise<T> {
  const before = unitIds.flatMap((id) => turns.get(id) ?? [])
  const turn = Promise.allSettled(before).then(() => run(before.length > 0))
  for (const id of unitIds) turns.set(id, turn)
  try {
    return await turn
  } finally {
    for (const id of unitIds) if (turns.get(id) === turn) turns.delete(id)
  }
}
