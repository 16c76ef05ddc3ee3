import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { DAY_MS } from '#domain/dates.ts'
import { buildDisputed } from '#test/support/booking/build-disputed.ts'
import { buildListing, buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp } from '#test/support/test-app.ts'

const app = await createTestApp()
const { db } = app
const admin = await app.as(await buildUser(db, { role: 'admin' }))
const ask = async () => {
  const { waiting, backups } = await (await admin.get('/api/admin/desk')).json()
  const counts = waiting.map(({ kind, ...rest }: { kind: string }) => [kind, rest])
  return { scheduled: backups, ...Object.fromEntries(counts) }
}
const ago = (days: number) => new Date(Date.now() - days * DAY_MS)

it('says that nothing waits', async () => {
  const { scheduled, ...kinds } = await ask()
  expect(scheduled).toBeNull()
  for (const one of Object.values(kinds)) expect(one).toEqual({ count: 0, since: null, late: 0 })
})

it('counts what waits of every kind, and since when the oldest of it', async () => {
  const [made, resubmitted] = [ago(9), ago(2)]
  const seller_id = await buildUser(db)
  const pending = { status: 'pending' as const, seller_id }
  await buildListing(db, { ...pending, created_at: ago(1) })
  const again = await buildListing(db, { ...pending, created_at: made })
  await db
    .insertInto('listing_events')
    .values({ listing_id: again, from_status: 'rejected', to_status: 'pending', created_at: resubmitted })
    .execute()
  const active = await buildListing(db, { seller_id })
  await db
    .insertInto('listing_revisions')
    .values({ listing_id: active, changes: '{}', before: '{}', created_at: ago(3) })
    .execute()
  await db.insertInto('listing_reports').values({ listing_id: active, reason: 'scam' }).execute()
  for (const [asked_at, status] of [
    [ago(3), 'open'],
    [ago(0), 'open'],
    [ago(9), 'closed'],
  ] as const)
    await db
      .insertInto('support_tickets')
      .values({ subject: 'Help', name: 'Ann', email: 'a@example.com', category: 'other', status, asked_at })
      .execute()
  await buildDisputed(db, { sellerId: seller_id, buyerId: await buildUser(db) })
  await db
    .insertInto('reconciliation_differences')
    .values({ kind: 'unpaid', detail: 'A bill', cents: 1 })
    .execute()
  await sql`select graphile_worker.add_job('send-mail', max_attempts => 12), graphile_worker.add_job('fails-again', max_attempts => 12)`.execute(
    db,
  )
  await sql`update graphile_worker._private_jobs j set attempts = 5 from graphile_worker._private_tasks t
    where t.id = j.task_id and t.identifier = 'fails-again'`.execute(db)
  await db
    .insertInto('error_reports')
    .values([
      { source: 'server', message: 'New', place: 'x' },
      { source: 'server', message: 'Old', place: 'x', seen_at: ago(1) },
    ])
    .execute()

  expect(await ask()).toMatchObject({
    listings: { count: 2, since: resubmitted.toISOString() },
    edits: { count: 1 },
    reports: { count: 1 },
    tickets: { count: 2, late: 1 },
    disputes: { count: 1 },
    differences: { count: 1 },
    'failed-jobs': { count: 1 },
    errors: { count: 1 },
  })
})
