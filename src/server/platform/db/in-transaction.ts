import type { HttpMetrics } from '../http/metrics.ts'
import type { Db, Tx } from './database.ts'
import { retryLocks } from './retry-locks.ts'

interface TransactionContext {
  db: Db
  metrics: Pick<HttpMetrics, 'countDeadlock' | 'countLockTimeout'>
}

/**
 * A transaction that locks several rows: run again where Postgres ended it at a lock, so whoever came from the other side is
 * answered too. `run` reads what it decides by inside of it, and changes nothing outside. @throws what the last try threw
 */
export function inTransaction<T>(
  { db, metrics }: TransactionContext,
  run: (trx: Tx) => Promise<T>,
): Promise<T> {
  return retryLocks(metrics, () => db.transaction().execute(run))
}
