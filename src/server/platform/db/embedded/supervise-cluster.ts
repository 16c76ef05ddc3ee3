import { setTimeout as wait } from 'node:timers/promises'
import { type Cluster, startCluster } from './cluster.ts'
import { acquireInstanceLock } from './instance-lock.ts'

export type SupervisedCluster =
  | { isOurs: true; url: string; tookOver: boolean; stop(): Promise<void> }
  | { isOurs: false; holder: string }

const RETRY_MS = 250
/** A start may meet a server that is just shutting down: it is retried for this long before failing. */
const START_MS = 20_000

/** Supervises the cluster in `dir` for this Placard alone: when its Postgres dies, it is restarted and locked again. */
export async function superviseCluster(
  dir: string,
  writeLine: (line: string) => void,
): Promise<SupervisedCluster> {
  const { cluster, lock: first } = await startPatiently(dir)
  const url = cluster.url('postgres')
  if (!first.held) return { isOurs: false, holder: first.holder }
  let current: { cluster: Cluster; lock: typeof first } = { cluster, lock: first }
  let isStopping = false
  void watch()
  return {
    isOurs: true,
    url,
    tookOver: cluster.tookOver,
    async stop() {
      isStopping = true
      await current.lock.release()
      current.cluster.stop()
    },
  }

  async function watch(): Promise<void> {
    while (!isStopping) {
      await current.lock.lost
      if (!isStopping) await startAgain()
    }
  }

  async function startAgain(): Promise<void> {
    writeLine('Database: the embedded Postgres ended; starting it again.')
    while (!isStopping) {
      try {
        const cluster = await startCluster(dir)
        const lock = await acquireInstanceLock(url)
        if (lock.held) {
          current = { cluster, lock }
          return writeLine('Database: embedded Postgres 18 is back.')
        }
      } catch (error) {
        writeLine(`Database: ${error instanceof Error ? error.message : error}`)
      }
      await wait(RETRY_MS)
    }
  }
}

async function startPatiently(dir: string) {
  const deadline = Date.now() + START_MS
  for (;;) {
    try {
      const cluster = await startCluster(dir)
      return { cluster, lock: await acquireInstanceLock(cluster.url('postgres')) }
    } catch (error) {
      if (!isPassing(error) || Date.now() > deadline) throw error
      await wait(RETRY_MS)
    }
  }
}

/** Transient: nobody listens behind the lock file, the server is starting or stopping, or a dead one still holds resources. */
function isPassing(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string }
  if (/lock file|shared memory block/.test(message ?? '')) return true
  return ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', '57P03', '57P01', '57P02'].includes(code ?? '')
}
