import type { HttpMetrics } from '../http/metrics.ts'

const DEADLOCK = '40P01'
const LOCK_TIMEOUT = '55P03'

/** How often a transaction is run again: a circle is gone by then, a lock that was waited for has cost two seconds already. */
const RETRIES: Record<string, number> = { [DEADLOCK]: 3, [LOCK_TIMEOUT]: 1 }

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
  const left = { ...RETRIES }
  for (;;)
    try {
      return await run()
    } catch (error) {
      const code = String((error as { code?: unknown } | null)?.code)
      const tries = left[code]
      if (tries === undefined) throw error
      if (code === DEADLOCK) countDeadlock()
      else countLockTimeout()
      if (tries === 0) throw error
      left[code] = tries - 1
    }
}
