import { EventEmitter, once } from 'node:events'
import type { WorkerEvents } from 'graphile-worker'
import { parseConfig } from '#server/config.ts'
import { createContext } from '#server/context.ts'
import { createPool } from '#server/platform/db/database.ts'
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

// what each loads of the server is loaded before it is told what to do: it waits for that while others work
const isPress = process.argv.includes('press')
const act = isPress ? await loadPress() : await loadJobs()
const [task] = (await once(process, 'message')) as [RequestingTask]
const { databaseUrl: url, settings, press, ...death } = task
const context = createContext(parseConfig({ ...settings, DATABASE_URL: url }), url)
dieAtCommit(context.pool, death)
await act()

async function loadPress(): Promise<() => Promise<void>> {
  const { createApp } = await import('#server/app.ts')
  return async () => {
    const { path, ...init } = press!
    const answer = await createApp(context).request(path, { method: 'POST', ...init })
    process.exit(answer.status === 202 ? 0 : 1)
  }
}

async function loadJobs(): Promise<() => Promise<void>> {
  const { run } = await import('graphile-worker')
  const { planMeans } = await import('#server/plan-means.ts')
  const { planRequestTasks } = await import('#server/features/planning/plan-requests/tasks.ts')
  const { showPresence } = await import('#server/platform/jobs/worker-presence.ts')
  return async () => {
    const events = new EventEmitter() as WorkerEvents
    const names: string[] = []
    events.on('pool:create', ({ workerPool }) => void names.push(workerPool.id))
    events.on('job:complete', ({ error }) => process.exit(error ? 1 : 0))
    // of the runner's own: its commits are not counted
    const pgPool = createPool({ url })
    const taskList = planRequestTasks(context, planMeans(context))
    await run({ pgPool, taskList, noHandleSignals: true, events })
    showPresence({ url, names, log: context.log })
  }
}
