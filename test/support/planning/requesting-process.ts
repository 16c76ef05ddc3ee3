import { EventEmitter } from 'node:events'
import { run, type WorkerEvents } from 'graphile-worker'
import { createApp } from '#server/app.ts'
import { parseConfig } from '#server/config.ts'
import { createContext } from '#server/context.ts'
import { SEND_PLAN_TASK } from '#server/features/planning/plan-requests/send-plan.ts'
import { createPool } from '#server/platform/db/database.ts'
import { showPresence } from '#server/platform/jobs/worker-presence.ts'
import { taskList } from '#server/tasks.ts'
import { dieAtCommit } from '../booking/die-at-commit.ts'

/** The press that sends a plan, or the job that takes its lines: in a process of its own that kills itself at one of its commits. */
export interface RequestingTask {
  databaseUrl: string
  settings: Record<string, string>
  dies: 'before-commit' | 'after-commit'
  at: number
  /** Without one it works off the jobs. */
  press?: { path: string; headers: Record<string, string>; body: string }
}

const {
  databaseUrl: url,
  settings,
  press,
  ...death
} = JSON.parse(process.env.REQUESTING_TASK!) as RequestingTask
const context = createContext(parseConfig({ ...settings, DATABASE_URL: url }), url)
dieAtCommit(context.pool, death)
if (press) {
  const { path, ...init } = press
  const answer = await createApp(context).request(path, { method: 'POST', ...init })
  process.exit(answer.status === 202 ? 0 : 1)
}
const events = new EventEmitter() as WorkerEvents
const names: string[] = []
events.on('pool:create', ({ workerPool }) => void names.push(workerPool.id))
events.on('job:complete', ({ error }) => process.exit(error ? 1 : 0))
// of the runner's own: its commits are not counted
const pgPool = createPool({ url })
const tasks = { [SEND_PLAN_TASK]: taskList(context)[SEND_PLAN_TASK]! }
await run({ pgPool, taskList: tasks, noHandleSignals: true, events })
showPresence({ url, names, log: context.log })
