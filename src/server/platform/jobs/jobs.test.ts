import { runOnce } from 'graphile-worker'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { issueToken } from '#server/features/accounts/accounts/account-tokens.ts'
import { asOwner } from '#test/support/as-owner.ts'
import { buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp, waitForRelease } from '#test/support/test-app.ts'
import type { Db } from '../db/database.ts'
import { createLog } from '../log/log.ts'
import { sendMail } from '../mail/mail.ts'
import { DeadWorkers } from './dead-workers.ts'
import { guardTasks, PermanentJobError } from './guard-tasks.ts'
import { createWorkerLogger } from './worker-logger.ts'
import { showPresence } from './worker-presence.ts'

const lines: string[] = []
const log = createLog('debug', { write: (line) => void lines.push(line) })
const app = await createTestApp({}, log)
const { db } = app
const url = () => app.context.config.DATABASE_URL!

const failing = (error: Error) => async () => {
  throw error
}

/** Runs the jobs of `tasks` alone, as the job process would. */
async function run(tasks: Parameters<typeof guardTasks>[0], failed: Error[] = []) {
  const taskList = guardTasks(tasks, (error) => failed.push(error))
  await runOnce({ pgPool: app.context.pool, taskList, logger: createWorkerLogger(log) })
  await waitForRelease(app.context.pool)
}

const addJob = (task: string, payload: object, maxAttempts = 3) =>
  sql`select graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json, max_attempts => ${maxAttempts}::int)`.execute(
    db,
  )

it('logs jobs by id, task, attempts and time, and never their payload, even at debug', async () => {
  const id = await buildUser(db, { email: 'canary.person@example.com' })
  const email = 'canary.person@example.com'
  const token = await db.transaction().execute(async (trx) => {
    const token = await issueToken(trx, { userId: id, kind: 'reset-password', email })
    const action = { label: 'Go', url: `https://x.example/?token=${token}` }
    const letter = { heading: 'Canary', paragraphs: ['canary words'], action }
    await sendMail(trx, { to: email, subject: 'Canary subject', letter })
    return token
  })
  expect(
    (await app.send('POST', '/api/auth/forgot-password', { email: 'canary.person@example.com' })).status,
  ).toBe(202)
  await app.runJobs()
  const failure = Object.assign(new Error('550 <canary.person@example.com> unknown'), {
    response: 'canary words',
  })
  await addJob('fails', { text: 'canary payload' })
  await run({ fails: failing(failure) })
  const all = lines.join('')
  expect(all).toMatch(/"task":"send-mail","attempts":1,"maxAttempts":12,"durationMs":\d+,"msg":"job done"/)
  expect(all).toMatch(/"task":"fails".*"msg":"job failed"/)
  expect(all).not.toMatch(/canary|Canary|token=/)
  expect(all).not.toContain(token)
})

it('stores a bounded reason without mail addresses with a failed job', async () => {
  const { rows } = await sql<{ last_error: string }>`
    select last_error from graphile_worker.jobs where task_identifier = 'fails'`.execute(db)
  expect(rows).toEqual([{ last_error: '550 <[masked]> unknown' }])
  await addJob('talks', {})
  await run({ talks: failing(new Error('word '.repeat(1_000))) })
  const talked = await sql<{ last_error: string }>`
    select last_error from graphile_worker.jobs where task_identifier = 'talks'`.execute(db)
  expect(talked.rows[0]!.last_error.length).toBeLessThanOrEqual(300)
})

it('does not retry permanent failures, and reports them', async () => {
  const failed: Error[] = []
  await addJob('hopeless', { text: 'canary payload' })
  await run(
    { hopeless: failing(new PermanentJobError('The mail server refused the mail for good (550)')) },
    failed,
  )
  expect(failed.map(({ message }) => message)).toEqual(['The mail server refused the mail for good (550)'])
  const { rows } = await sql`select from graphile_worker.jobs where task_identifier = 'hopeless'`.execute(db)
  expect(rows).toEqual([])
})

const lockAs = (name: string, task: string) =>
  sql`update graphile_worker._private_jobs as jobs set locked_at = now(), locked_by = ${name}, attempts = attempts + 1
    from graphile_worker._private_tasks as tasks where tasks.id = jobs.task_id and tasks.identifier = ${task}`.execute(
    db,
  )
const holderOf = async (task: string) => {
  const { rows } = await sql<{ locked_by: string | null; last_error: string | null }>`
    select locked_by, last_error from graphile_worker.jobs where task_identifier = ${task}`.execute(db)
  return rows[0]
}

it('releases jobs of dead processes only, and reports those on their last attempt', async () => {
  await addJob('of-the-dead', {})
  await addJob('of-the-living', {})
  await addJob('last-try', {}, 1)
  const presence = showPresence({ url: url(), names: ['pool-living'], log })
  const isShown = async () =>
    (
      await sql`select from pg_locks where locktype = 'advisory' and mode = 'ShareLock' and granted`.execute(
        db,
      )
    ).rows.length > 0
  await expect.poll(isShown).toBe(true)
  await lockAs('pool-dead', 'of-the-dead')
  await lockAs('pool-living', 'of-the-living')
  await lockAs('pool-dead', 'last-try')

  const workers = new DeadWorkers(db)
  expect(await workers.release(0)).toEqual({ dead: 0, lost: [] })
  expect((await holderOf('of-the-dead'))?.locked_by).toBe('pool-dead')
  const released = await workers.release(60_000)
  expect(released).toMatchObject({ dead: 1, lost: [{ task: 'last-try' }] })
  expect((await holderOf('of-the-dead'))?.locked_by).toBeNull()
  expect((await holderOf('of-the-living'))?.locked_by).toBe('pool-living')
  expect(await holderOf('last-try')).toEqual({
    locked_by: null,
    last_error: 'Its process ended while it ran',
  })
  await presence.end()
  // the process is dead now, and after the grace period its jobs are released
  await expect.poll(isShown).toBe(false)
  await workers.release(120_000)
  await workers.release(180_000)
  expect((await holderOf('of-the-living'))?.locked_by).toBeNull()
})

it('R8: raises no alarm over a dead job whose work another one does, and removes it', async () => {
  const add = (on: Db, task: string) =>
    sql`select graphile_worker.add_job(${task}, '{}'::json, job_key => ${task}, max_attempts => 8)`.execute(
      on,
    )
  const count = async (task: string) =>
    (await sql`select from graphile_worker.jobs where task_identifier = ${task}`.execute(db)).rows.length
  await add(db, 'keyed')
  await lockAs('pool-killed', 'keyed')
  await add(db, 'keyed')
  // queued again in a transaction that began before the job was taken
  await add(db, 'keyed-slowly')
  await db.transaction().execute(async (trx) => {
    await sql`select now()`.execute(trx)
    await lockAs('pool-killed', 'keyed-slowly')
    await add(trx, 'keyed-slowly')
  })
  // and in one that began before the job was there, and waited long
  await db.transaction().execute(async (trx) => {
    await sql`select now()`.execute(trx)
    await add(db, 'keyed-before')
    await lockAs('pool-killed', 'keyed-before')
    await add(trx, 'keyed-before')
  })
  await add(db, 'taken-long-after')
  await lockAs('pool-killed', 'taken-long-after')
  await add(db, 'taken-long-after')
  await sql`update graphile_worker._private_jobs set created_at = created_at - interval '1 hour',
    updated_at = updated_at - interval '1 hour' where attempts = max_attempts and key is null`.execute(db)
  await sql`select graphile_worker.add_job('each-minute', '{"_cron":{"ts":"x"}}'::json, max_attempts => 1)`.execute(
    db,
  )
  await lockAs('pool-killed', 'each-minute')
  // its only attempt, whoever queued and touched it
  await addJob('called-once', {}, 1)
  await lockAs('pool-killed', 'called-once')
  await add(db, 'keyed-to-the-end')
  await lockAs('pool-killed', 'keyed-to-the-end')
  await sql`update graphile_worker._private_jobs set attempts = max_attempts where key = 'keyed-to-the-end'`.execute(
    db,
  )
  expect(await count('keyed')).toBe(2)

  const workers = new DeadWorkers(db)
  await workers.release(0)
  const { lost } = await workers.release(60_000)
  expect(lost.map(({ task }) => task).sort()).toEqual(['called-once', 'keyed-to-the-end'])
  expect([await count('keyed'), await count('keyed-slowly'), await count('each-minute')]).toEqual([1, 1, 0])
  expect([await count('keyed-before'), await count('taken-long-after')]).toEqual([1, 1])
  expect(await holderOf('keyed')).toEqual({ locked_by: null, last_error: null })
})

it('R8: shows no failure of a job whose work another one does', async () => {
  const add = () => sql`select graphile_worker.add_job('restless', job_key => 'restless')`.execute(db)
  await add()
  let runs = 0
  await run({
    restless: async () => {
      runs += 1
      if (runs > 1) return
      await add()
      throw new Error('something moved under it')
    },
  })
  expect(runs).toBe(2)
  const { rows } = await sql`select from graphile_worker.jobs where task_identifier = 'restless'`.execute(db)
  expect(rows).toEqual([])
})

it('locks its presence again after its connection broke', async () => {
  const presence = showPresence({ url: url(), names: ['pool-broken'], log })
  const sessions = async () =>
    (
      await sql<{ pid: number }>`
        select pid from pg_locks join pg_database on pg_database.oid = database
        where locktype = 'advisory' and mode = 'ShareLock' and granted and datname = current_database()`.execute(
        db,
      )
    ).rows.map(({ pid }) => pid)
  await expect.poll(sessions).toHaveLength(1)
  const [first] = await sessions()
  await asOwner(db, sql`select pg_terminate_backend(${first}::int)`)
  await expect.poll(async () => (await sessions()).filter((pid) => pid !== first)).toHaveLength(1)
  await presence.end()
})
