import { EventEmitter } from 'node:events'
import { flushCompileCache } from 'node:module'
import type { WorkerEvents } from 'graphile-worker'
import { checkDatabase } from './server/check-database.ts'
import { ConfigError, parseConfig } from './server/config.ts'
import { type AppContext, createContext } from './server/context.ts'
import { CHECK_KEYS_TASK } from './server/features/booking/payments/check-keys.ts'
import { resumeImports } from './server/features/listings/imports/run-import.ts'
import { logJobError } from './server/features/operations/error-log/log-server-error.ts'
import { reportJobFailures } from './server/features/operations/error-log/report-job-failures.ts'
import { CHECK_SERVICES_TASK } from './server/features/operations/operations/service-keys.ts'
import { DeadWorkers } from './server/platform/jobs/dead-workers.ts'
import { addKeyedJob } from './server/platform/jobs/keyed-job.ts'
import { JOB_CONNECTIONS, splitByLane } from './server/platform/jobs/lanes.ts'
import { runLanes } from './server/platform/jobs/run-lanes.ts'
import { showPresence } from './server/platform/jobs/worker-presence.ts'
import { describeError } from './server/platform/log/describe-error.ts'
import { LANE_OF_TASK } from './server/task-lanes.ts'
import { CRONTAB, taskList } from './server/tasks.ts'

/** How often jobs of dead processes are looked for. */
const RELEASE_MS = 4_000

/** The job process: everything that may wait (mail, cross-posts, sweeps), taken from Postgres. */
async function main(): Promise<void> {
  const config = parseConfig(process.env)
  if (!config.DATABASE_URL)
    throw new ConfigError('The job process needs DATABASE_URL; `npm start` brings its own Postgres.')
  const url = config.DATABASE_URL
  await checkDatabase(config, url)
  const context = createContext(config, url, { maxConnections: JOB_CONNECTIONS })
  const events: WorkerEvents = new EventEmitter()
  reportJobFailures(events, context)
  const lanes = await runLanes({
    tasks: splitByLane(taskList(context), LANE_OF_TASK),
    crontab: CRONTAB,
    pool: context.pool,
    log: context.log,
    events,
  })
  const presence = showPresence({ url, names: lanes.names, log: context.log })
  const releasing = keepReleasing(context)
  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    clearInterval(releasing)
    await lanes.stop()
    await presence.end()
    await context.errors?.close()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  process.on('disconnect', stop)
  // a process that was killed may have left imports behind: this one need not wait to know
  await resumeImports(context, 0)
  await context.db.transaction().execute(async (trx) => {
    for (const task of [CHECK_KEYS_TASK, CHECK_SERVICES_TASK])
      await addKeyedJob(trx, { task, key: task, payload: {} })
  })
  process.send?.('ready')
  flushCompileCache()
  // without one of its lanes it is of no use: whoever started it starts it again
  await lanes.ended
  if (!isStopping) throw new Error('a lane of its jobs has ended')
}

/** Jobs of processes that were killed go on here, or are in the error log when that was their last try. */
function keepReleasing(context: AppContext): NodeJS.Timeout {
  const { db, log, now } = context
  const workers = new DeadWorkers(db)
  const release = async () => {
    const { dead, lost } = await workers.release(now().getTime())
    if (dead > 0) log.warn({ processes: dead }, 'jobs of dead processes released')
    for (const job of lost) logJobError(context, new Error('The process ended while this job ran'), job)
  }
  return setInterval(
    () => release().catch((error) => log.debug({ err: error }, 'jobs of dead processes not looked for')),
    RELEASE_MS,
  )
}

main().catch((error) => {
  process.stderr.write(`The job process ended: ${describeError(error).message}\n`)
  process.exit(1)
})
