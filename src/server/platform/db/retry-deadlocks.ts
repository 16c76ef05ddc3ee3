import type { HttpMetrics } from '../http/metrics.ts'

const TRIES = 3
const DEADLOCK = '40P01'

/**
 * Runs a transaction again that Postgres ended because it waited for another one in a circle. Locks are taken in order so
 * that this never happens: each time counts in a metric that must stay 0.
 */
export async function retryDeadlocks<T>(
  { countDeadlock }: Pick<HttpMetrics, 'countDeadlock'>,
  run: () => Promise<T>,
): Promise<T> {
  for (let again = TRIES; ; again--)
    try {
      return await run()
    } catch (error) {
      if ((error as { code?: unknown } | null)?.code !== DEADLOCK) throw error
      countDeadlock()
      if (again === 0) throw error
    }
}
