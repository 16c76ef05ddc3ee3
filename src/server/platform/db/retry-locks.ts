import type { HttpMetrics } from '../http/metrics.ts'

const TRIES = 3
const DEADLOCK = '40P01'
const LOCK_TIMEOUT = '55P03'

/**
 * Runs a transaction again that Postgres ended at a lock. Waiting in a circle: locks are taken in order so that this never
 * happens, each time counts in a metric that must stay 0. Waiting too long, which only a starved machine does: whoever held
 * the lock has most likely ended by now, and what it did decides. `run` looks again at what it decides by.
 * @throws what the last try threw; a lock that was not had is then answered 503 with a time to come back
 */
export async function retryLocks<T>(
  { countDeadlock, countLockTimeout }: Pick<HttpMetrics, 'countDeadlock' | 'countLockTimeout'>,
  run: () => Promise<T>,
): Promise<T> {
  for (let again = TRIES; ; again--)
    try {
      return await run()
    } catch (error) {
      const code = (error as { code?: unknown } | null)?.code
      if (code === DEADLOCK) countDeadlock()
      else if (code === LOCK_TIMEOUT) countLockTimeout()
      else throw error
      if (again === 0) throw error
    }
}
