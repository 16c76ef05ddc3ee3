import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import release from '../../../../package.json' with { type: 'json' }

export interface HttpMetrics {
  registry: Registry
  observe(request: { method: string; status: number; durationMs: number }): void
  /** Of a transaction that waited for another one in a circle. */
  countDeadlock(): void
  countLockTimeout(): void
}

const BUCKETS_S = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

/** Memory, event loop and garbage: watched by a timer and an observer that never end, so once however many apps a process has. */
let ofProcess: Registry | undefined

function watchProcess(): Registry {
  if (ofProcess) return ofProcess
  ofProcess = new Registry()
  collectDefaultMetrics({ register: ofProcess })
  return ofProcess
}

/** One registry per app instead of the library's global one, so that tests may start many apps. */
export function createMetrics(): HttpMetrics {
  const registry = Registry.merge([watchProcess()])
  const build = { name: 'placard_build_info', help: 'The release that is running', registers: [registry] }
  new Gauge({ ...build, labelNames: ['version'] }).set({ version: release.version }, 1)
  const common = { labelNames: ['method', 'status'] as const, registers: [registry] }
  const requests = new Counter({ name: 'http_requests_total', help: 'Requests answered', ...common })
  const help = 'Time to answer'
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help,
    buckets: BUCKETS_S,
    ...common,
  })
  const deadlocks = new Counter({
    name: 'database_deadlocks_total',
    help: 'Transactions that waited for each other',
    registers: [registry],
  })
  const lockTimeouts = new Counter({
    name: 'database_lock_timeouts_total',
    help: 'Transactions that gave up waiting for a lock and ran again',
    registers: [registry],
  })
  return {
    registry,
    countDeadlock: () => deadlocks.inc(),
    countLockTimeout: () => lockTimeouts.inc(),
    observe({ method, status, durationMs }) {
      const labels = { method, status: String(status) }
      requests.inc(labels)
      duration.observe(labels, durationMs / 1000)
    },
  }
}
