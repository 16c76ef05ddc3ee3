import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp } from '#test/support/test-app.ts'

const app = await createTestApp()
const { db } = app
const admin = await app.as(await buildUser(db, { role: 'admin' }))
const list = async () => (await admin.get('/api/admin/jobs')).json()

it('lists jobs without attempts left, with a short reason, and retries them', async () => {
  const payload = { to: 'canary@example.com', text: 'canary words' }
  const { rows } = await sql<{ id: string }>`
    select id::text from graphile_worker.add_job('send-mail', ${JSON.stringify(payload)}::json)`.execute(db)
  const { id } = rows[0]!
  expect(await list()).toEqual([])
  await sql`select graphile_worker.permanently_fail_jobs(array[${id}::bigint], ${`550 <canary@example.com> ${'no '.repeat(500)}`})`.execute(
    db,
  )
  const [failed] = await list()
  expect(failed).toMatchObject({ id, task: 'send-mail', attempts: 25 })
  expect(failed.reason).toMatch(/^550 <\[masked\]> no/)
  expect(failed.reason.length).toBeLessThanOrEqual(300)
  expect(JSON.stringify(failed)).not.toContain('canary')

  expect((await admin.send('POST', `/api/admin/jobs/${id}/retry`)).status).toBe(200)
  expect(await list()).toEqual([])
  expect((await admin.send('POST', `/api/admin/jobs/${id}/retry`)).status).toBe(404)
  const event = await db
    .selectFrom('audit_events')
    .selectAll()
    .where('action', '=', 'job.retried')
    .executeTakeFirst()
  expect(event).toMatchObject({ subject_id: id, after: { task: 'send-mail' } })
})

it('shows one that fails again and again, which can be given up', async () => {
  const { rows } = await sql<{
    id: string
  }>`select id::text from graphile_worker.add_job('keeps-failing')`.execute(db)
  const { id } = rows[0]!
  await sql`update graphile_worker._private_jobs set attempts = 5, last_error = 'no route' where id = ${id}::bigint`.execute(
    db,
  )
  expect(await list()).toMatchObject([{ id, attempts: 5, isRetried: true, reason: 'no route' }])
  expect((await admin.send('DELETE', `/api/admin/jobs/${id}`)).status).toBe(200)
  expect(await list()).toEqual([])
  expect((await admin.send('DELETE', `/api/admin/jobs/${id}`)).status).toBe(404)
})

it('deletes old ones', async () => {
  await sql`select graphile_worker.permanently_fail_jobs(array(select id from graphile_worker.jobs), 'no')`.execute(
    db,
  )
  await sql`update graphile_worker._private_jobs set updated_at = now() - interval '8 days'`.execute(db)
  expect(await list()).toHaveLength(1)
  await sql`select graphile_worker.add_job('sweep-failed-jobs')`.execute(db)
  await app.runJobs()
  expect(await list()).toEqual([])
})

it('shows none that still has a try, nor one that is being worked on', async () => {
  await sql`select graphile_worker.add_job('send-mail', max_attempts => 1)`.execute(db)
  expect(await list()).toEqual([])
  await sql`update graphile_worker._private_jobs set attempts = 1, locked_at = now(), locked_by = 'worker'`.execute(
    db,
  )
  expect(await list()).toEqual([])
  await sql`update graphile_worker._private_jobs set locked_at = null, locked_by = null`.execute(db)
  const [failed] = await list()
  expect(failed).toMatchObject({ task: 'send-mail', attempts: 1, reason: 'No reason was kept' })
})

it('R2: shows on the metrics how long each lane keeps what is due', async () => {
  const read = async () => (await app.get('/metrics')).text()
  await sql`delete from graphile_worker._private_jobs`.execute(db)
  await sql`select graphile_worker.add_job('booking-clock', run_at => now() - interval '1 hour')`.execute(db)
  await sql`select graphile_worker.add_job('send-mail', run_at => now() + interval '1 hour')`.execute(db)
  expect(await read()).toMatch(/placard_jobs_overdue_seconds\{lane="clocks"\} 36\d\d/)
  expect(await read()).toContain('placard_jobs_overdue_seconds{lane="mail"} 0')
})
