import { EventEmitter } from 'node:events'
import { Logger, runOnce, type WorkerEvents } from 'graphile-worker'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { reportJobFailures } from './report-job-failures.ts'
import { sweepErrors } from './tasks.ts'

const app = await createTestApp()
const { db } = app
app.app.get('/broken', () => {
  throw new Error('the floor fell in')
})
const admin = await app.as(await buildUser(db, { role: 'admin' }))
const userId = await buildUser(db)
const user = await app.as(userId)
const list = async () => (await admin.get('/api/admin/errors')).json()

it('stores browsers’ error reports with their user, for admins only', async () => {
  const body = {
    message: 'x is not a function',
    stack: 'at y',
    where: 'page',
    path: '/listing/1',
    breadcrumbs: [{ category: 'auth', message: 'Login attempt' }],
  }
  expect((await user.send('POST', '/api/errors', body)).status).toBe(202)
  const [kept] = await list()
  expect(kept).toMatchObject({
    source: 'browser',
    message: 'x is not a function',
    userId: String(userId),
    userRole: 'user',
    place: '/listing/1 (page)',
  })
  expect(kept.breadcrumbs).toMatchObject([{ message: 'Login attempt' }])
  expect((await app.get('/api/admin/errors')).status).toBe(401)
  expect((await user.get('/api/admin/errors')).status).toBe(403)
  expect((await user.send('POST', '/api/errors', {})).status).toBe(400)
})

it('stores server errors under the request id that the visitor got', async () => {
  const answer = await app.get('/broken')
  expect(answer.status).toBe(500)
  const { requestId, message } = await answer.json()
  expect(message).not.toContain('floor')
  await expect
    .poll(async () => (await list())[0])
    .toMatchObject({ source: 'server', message: 'the floor fell in', requestId })
})

it('marks what was shown as seen, and nothing that came later', async () => {
  const [newest, older] = await list()
  expect([newest.isNew, older.isNew]).toEqual([true, true])
  const mark = (upTo: number) => admin.send('POST', '/api/admin/errors/seen', { upTo })
  expect(await (await mark(older.id)).json()).toEqual({ seen: 1 })
  expect(await list()).toMatchObject([{ isNew: true }, { isNew: false }])
})

it('reports a job once it fails again and again, and once more when it gave up', async () => {
  const events: WorkerEvents = new EventEmitter()
  reportJobFailures(events, app.context)
  const places = async () => (await list()).map(({ place }: { place: string }) => place)
  const run = async (task: string, attempts: number) => {
    const { rows } = await sql<{ id: string }>`
      select id::text from graphile_worker.add_job(${task}, max_attempts => 8)`.execute(db)
    const { id } = rows[0]!
    await sql`update graphile_worker._private_jobs set attempts = ${attempts - 1} where id = ${id}::bigint`.execute(
      db,
    )
    const fail = () => Promise.reject(new Error('no route'))
    await runOnce({
      pgPool: app.context.pool,
      taskList: { [task]: fail },
      events,
      logger: new Logger(() => () => {}),
    })
    return `job ${task} #${id}`
  }
  const quiet = await run('first-try', 1)
  const [repeated, last] = [await run('fifth-try', 5), await run('last-try', 8)]
  await expect.poll(places).toEqual(expect.arrayContaining([repeated, last]))
  expect(await places()).not.toContain(quiet)
})

it('rate limits and sweeps', async () => {
  let status = 202
  for (let i = 0; i < 40 && status === 202; i += 1)
    status = (await app.send('POST', '/api/errors', { message: 'again', where: 'w', path: '/' })).status
  expect(status).toBe(429)
  await db
    .updateTable('error_reports')
    .set({ created_at: new Date('2020-01-01') })
    .execute()
  await sweepErrors(app.context)({}, {} as never)
  expect(await list()).toEqual([])
})
