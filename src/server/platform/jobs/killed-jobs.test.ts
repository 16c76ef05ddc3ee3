import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { runOnce } from 'graphile-worker'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createTestApp } from '#test/support/test-app.ts'
import type { Tx } from '../db/database.ts'
import { createLog } from '../log/log.ts'
import { DeadWorkers } from './dead-workers.ts'
import { guardTasks } from './guard-tasks.ts'
import { addKeyedJob } from './keyed-job.ts'
import { createWorkerLogger } from './worker-logger.ts'

const { context, db } = await createTestApp()
const PROCESS = fileURLToPath(new URL('../../../../test/support/hanging-job.ts', import.meta.url))

const enqueue = (trx: Tx) => addKeyedJob(trx, { task: 'hangs', key: 'hangs:1', payload: {} })
const enqueueNow = () => db.transaction().execute(enqueue)

async function listJobs() {
  const { rows } = await sql<{ attempts: number; locked_by: string | null; last_error: string | null }>`
    select attempts, locked_by, last_error from graphile_worker.jobs where task_identifier = 'hangs' order by id`.execute(
    db,
  )
  return rows
}
const isRunning = async () => (await listJobs()).some(({ locked_by }) => locked_by !== null)

/** Kills a job process that is at its job. @returns what is reported to admins */
async function killAtWork(meanwhile: () => Promise<void>) {
  const child = spawn(process.execPath, [PROCESS], {
    env: { DATABASE_URL: context.config.DATABASE_URL },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await expect.poll(isRunning, { timeout: 20_000 }).toBe(true)
  await meanwhile()
  child.kill('SIGKILL')
  await once(child, 'exit')
  const workers = new DeadWorkers(db)
  const lost: string[] = []
  let nowMs = 0
  // each look is a minute after the one before
  const release = async () => {
    nowMs += 60_000
    lost.push(...(await workers.release(nowMs)).lost.map(({ task }) => task))
    return isRunning()
  }
  await expect.poll(release, { timeout: 20_000 }).toBe(false)
  return lost
}

it('R8: a job whose process is killed runs again and is not reported, also where it was queued again meanwhile', async () => {
  // by a transaction that was open before the job was there, and gives it a successor while it runs
  const slow = await db.startTransaction().execute()
  await sql`select now()`.execute(slow)
  await enqueueNow()
  const queueLate = async () => {
    await enqueue(slow)
    await slow.commit().execute()
  }
  expect(await killAtWork(queueLate)).toEqual([])
  expect(await killAtWork(async () => {})).toEqual([])
  expect(await killAtWork(enqueueNow)).toEqual([])
  expect(await listJobs()).toEqual([{ attempts: 0, locked_by: null, last_error: null }])
  let runs = 0
  const hangs = async () => {
    runs += 1
  }
  const taskList = guardTasks({ hangs }, () => {})
  await runOnce({ pgPool: context.pool, taskList, logger: createWorkerLogger(createLog('silent')) })
  expect(runs).toBe(1)
  // the runner does not wait for what it says of the last job
  await expect.poll(listJobs, { timeout: 20_000 }).toEqual([])
})
