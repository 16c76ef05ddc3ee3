import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { retryDeadlocks } from '../../platform/db/retry-deadlocks.ts'
import { type Claim, claimUnits, type NewClaim, refuseFull } from './claim-units.ts'

/** By unit: the last one who wants it. */
const turns = new Map<number, Promise<unknown>>()

/**
 * Claims units in a transaction of its own, together with whatever stands and falls with them. In one process those who
 * want the same unit come one after another, and each looks before it takes a connection: a thousand at once would
 * otherwise wait for ten of them, and some longer than a connection is waited for. @throws AppError `dates-taken`
 */
export function claimInTurn<T>(
  {
    db,
    metrics,
    now,
  }: Pick<AppContext, 'db' | 'now'> & { metrics: Pick<AppContext['metrics'], 'countDeadlock'> },
  claims: readonly NewClaim[],
  write: (trx: Tx, made: Claim[]) => Promise<T>,
): Promise<T> {
  return inTurn([...new Set(claims.map(({ unitId }) => unitId))], async () => {
    await refuseFull(db, claims, now())
    return retryDeadlocks(metrics, () =>
      db.transaction().execute(async (trx) => write(trx, await claimUnits(trx, claims, now()))),
    )
  })
}

/** Whoever comes takes its place behind all of its units at once, so that nobody waits in a circle. */
async function inTurn<T>(unitIds: readonly number[], run: () => Promise<T>): Promise<T> {
  const turn = Promise.allSettled(unitIds.map((id) => turns.get(id))).then(run)
  for (const id of unitIds) turns.set(id, turn)
  try {
    return await turn
  } finally {
    for (const id of unitIds) if (turns.get(id) === turn) turns.delete(id)
  }
}
