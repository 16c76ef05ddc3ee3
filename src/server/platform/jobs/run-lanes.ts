import { EventEmitter } from 'node:events'
import { parseCrontab, type Runner, run, type TaskList, type WorkerEvents } from 'graphile-worker'
import type pg from 'pg'
import type { Log } from '../log/log.ts'
import { LANE_SLOTS, LANES, type Lane } from './lanes.ts'
import { createWorkerLogger } from './worker-logger.ts'

interface Options {
  tasks: Record<Lane, TaskList>
  crontab: string
  pool: pg.Pool
  log: Log
  events?: WorkerEvents
}

export interface RunningLanes {
  /** The names under which the lanes lock their jobs. */
  names: readonly string[]
  /** Ends with the first lane that ends, however it ends. */
  ended: Promise<void>
  stop(): Promise<void>
}

/** One runner a lane, all on one pool of connections. The schedule is written by the first alone: it only inserts jobs. */
export async function runLanes(options: Options): Promise<RunningLanes> {
  const { tasks, crontab, pool, log, events = new EventEmitter() as WorkerEvents } = options
  const names: string[] = []
  const onCreate = ({ workerPool }: { workerPool: { id: string } }) => void names.push(workerPool.id)
  events.on('pool:create', onCreate)
  const runners: Runner[] = []
  const stop = async () => {
    await Promise.allSettled(runners.map((runner) => runner.stop()))
  }
  try {
    for (const lane of LANES) {
      const logger = createWorkerLogger(log.child({ lane }))
      const isFirst = runners.length === 0
      const runner = await run(
        { pgPool: pool, concurrency: LANE_SLOTS[lane], noHandleSignals: true, logger, events },
        tasks[lane],
        isFirst ? parseCrontab(crontab) : [],
      )
      // one that ends at once is seen by whoever waits for the end, not as an unhandled rejection
      runner.promise.catch(() => {})
      runners.push(runner)
    }
  } catch (error) {
    await stop()
    throw error
  } finally {
    events.off('pool:create', onCreate)
  }
  return { names, stop, ended: Promise.race(runners.map(({ promise }) => promise)) }
}
