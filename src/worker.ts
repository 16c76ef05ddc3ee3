import { Logger, run } from 'graphile-worker'
import { ConfigError, parseConfig } from './server/config.ts'
import { createContext } from './server/context.ts'
import { logJobError } from './server/features/error-log/log-server-error.ts'
import { resumeImports } from './server/features/imports/run-import.ts'
import type { Log } from './server/platform/log/log.ts'
import { CRONTAB, taskList } from './server/tasks.ts'

/** The job process: everything that may wait (mail, cross-posts, sweeps), taken from Postgres. */
async function main(): Promise<void> {
  const config = parseConfig(process.env)
  if (!config.DATABASE_URL)
    throw new ConfigError('The job process needs DATABASE_URL; `npm start` brings its own Postgres.')
  const context = createContext(config, config.DATABASE_URL)
  const runner = await run({
    pgPool: context.pool,
    concurrency: 4,
    noHandleSignals: true,
    crontab: CRONTAB,
    logger: workerLogger(context.log),
    taskList: taskList(context),
  })
  runner.events.on('job:failed', ({ job, error }) => logJobError(context, error, job.task_identifier))
  const stop = async () => {
    await runner.stop().catch(() => {})
    await context.errors?.close()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  process.on('disconnect', stop)
  // a process that was killed may have left imports behind: this one need not wait to know
  await resumeImports(context, 0)
  process.send?.('ready')
  await runner.promise
}

function workerLogger(log: Log): Logger {
  return new Logger(
    () => (level, message, meta) => log[level === 'warning' ? 'warn' : level](meta ?? {}, message),
  )
}

main().catch((error) => {
  process.stderr.write(`The job process could not start: ${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
})
