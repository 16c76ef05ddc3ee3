import { EventEmitter } from 'node:events'
import { flushCompileCache } from 'node:module'
import { run, type WorkerEvents } from 'graphile-worker'
import { ConfigError, parseConfig } from './server/config.ts'
import { type AppContext, createContext } from './server/context.ts'
import { logJobError } from './server/features/error-log/log-server-error.ts'
import { reportJobFailures } from './server/features/error-log/report-job-failures.ts'
import { resumeImports } from './server/features/imports/run-import.ts'
import { DeadWorkers } from './server/platform/jobs/dead-workers.ts'
import { createWorkerLogger } from './server/platform/jobs/worker-logger.ts'
import { type Presence, showPresence } from './server/platform/jobs/worker-presence.ts'
import { describeError } from './server/platform/log/describe-error.ts'
import { CRONTAB, taskList } from './server/tasks.ts'

/** How often jobs of dead processes are looked for. */
const RELEASE_MS = 4_000

/** The job process: everything that may wait (mail, cross-posts, sweeps), taken from Postgres. */
async function main(): Promise<void> {
  const config = parseConfig(process.env)
  if (!config.DATABASE_URL)
    throw new ConfigError('The job process needs DATABASE_URL; `npm start` brings its own Postgres.')
  const url = config.DATABASE_URL
  const context = createContext(config, url)
  const events: WorkerEvents = new EventEmitter()
  let presence: Presence | undefined
  events.on('pool:create', ({ workerPool }) => {
    presence = showPresence({ url, name: workerPool.id, log: context.log })
  })
  reportJobFailures(events, context)
  const runner = await run({
    pgPool: context.pool,
    concurrency: 4,
    noHandleSignals: true,
    crontab: CRONTAB,
    logger: createWorkerLogger(context.log),
    taskList: taskList(context),
    events,
  })
  const releasing = keepReleasing(context)
  const stop = async () => {
    clearInterval(releasing)
    await runner.stop().catch(() => {})
    await presence?.end()
    await context.errors?.close()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  process.on('disconnect', stop)
  // a process that was killed may have left imports behind: this one need not wait to know
  await resumeImports(context, 0)
  process.send?.('ready')
  flushCompileCache()
  await runner.promise
}

/** Jobs of processes that were killed go on here, or stand in the error log when that was their last try. */
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
