import { EventEmitter } from 'node:events'
import { run, type WorkerEvents } from 'graphile-worker'
import { createPool } from '#server/platform/db/database.ts'
import { guardTasks } from '#server/platform/jobs/guard-tasks.ts'
import { showPresence } from '#server/platform/jobs/worker-presence.ts'
import { createLog } from '#server/platform/log/log.ts'

/** A job process whose one task, `hangs`, never ends: whoever started it kills it. */
const url = String(process.env.DATABASE_URL)
const log = createLog('silent')
const events = new EventEmitter() as WorkerEvents
const names: string[] = []
events.on('pool:create', ({ workerPool }) => void names.push(workerPool.id))
const hangs = () => new Promise<void>(() => {})
await run({
  pgPool: createPool({ url }),
  taskList: guardTasks({ hangs }, () => {}),
  noHandleSignals: true,
  events,
})
showPresence({ url, names, log })
