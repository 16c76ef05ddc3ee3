import { expect, it } from 'vitest'
import type { ImportDigest, ImportedSpace, ImportReview } from '#contract/listings/reviews-imports.ts'
import { createDyingPool, Killed } from '#test/support/dying-pool.ts'
import { buildUser } from '#test/support/listings/build-listing.ts'
import { IMPORT_HEADER, readJson, startSelling, uploadImport } from '#test/support/listings/imports.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { createDatabase } from '../../../platform/db/database.ts'
import { resumeApprovals, runApproval } from './approve-import.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })
const { db } = app
const admin = await app.as(await buildUser(db, { role: 'admin' }))
const QUEUE = '/api/admin/imports'

/** A seller whose file of some faces waits for review. */
async function submitted(faces: number, email = `seller-${faces}-${Math.random()}@example.com`) {
  const { sellerId, client } = await startSelling(app, { email })
  const rows = Array.from(
    { length: faces },
    (_, index) => `F${index},Wall ${index} on Pine,Seattle,${900 + index},`,
  )
  const { id } = await uploadImport(app, client, [IMPORT_HEADER, ...rows].join('\n'), 'faces.csv')
  await client.send('POST', `/api/imports/${id}/steps`, { step: 'start' })
  await app.runJobs()
  const read = async () =>
    (await readJson<ImportReview[]>(admin, QUEUE)).find((review) => review.id === id) as ImportReview
  const approve = async (leaveOut: number[] = []) =>
    admin.send('POST', `${QUEUE}/${id}/approve`, { seenAt: (await read()).seenAt, leaveOut })
  const statuses = async () => {
    const listings = db.selectFrom('listings').select(['id', 'status']).where('seller_id', '=', sellerId)
    return (await listings.orderBy('id').execute()).map(({ status }) => status)
  }
  const mails = () =>
    db.selectFrom('outbox_messages').select('subject').where('recipient', '=', email).execute()
  return { id, email, client, read, approve, statuses, mails }
}

it('M1: an import is one thing in the queue: its seller, kinds, markets and a sample', async () => {
  const { id, read } = await submitted(12)
  expect(await read()).toMatchObject({ fileName: 'faces.csv', waiting: 12, run: null })
  const digest = await readJson<ImportDigest>(admin, `${QUEUE}/${id}`)
  expect(digest.kinds).toEqual([{ name: 'Billboard', spaces: 12 }])
  expect(digest.markets).toMatchObject([{ spaces: 12 }])
  expect(digest.sample[0]).toMatchObject({ title: 'Wall 0 on Pine', why: 'first' })
  expect(digest.warnings).toContainEqual({ text: 'without a picture', spaces: 12 })
  const spaces = await readJson<ImportedSpace[]>(admin, `${QUEUE}/${id}/spaces`)
  expect(spaces).toHaveLength(12)
  const apart = await readJson<{ id: number }[]>(
    admin,
    '/api/listings?includeStatus=all&status=pending&imports=apart',
  )
  expect(apart.filter((one) => spaces.some((space) => space.id === one.id))).toEqual([])
})

it('M1: is approved by one job with one mail; what is taken out waits by itself', async () => {
  const { id, read, approve, statuses, mails } = await submitted(60)
  const [first] = await readJson<ImportedSpace[]>(admin, `${QUEUE}/${id}/spaces`)
  const out = (first as ImportedSpace).id
  expect(await (await approve([out])).json()).toMatchObject({
    run: { isRunning: true, total: 59, approved: 0 },
  })
  expect((await approve()).status).toBe(409)
  await app.runJobs()
  expect(await read()).toMatchObject({
    waiting: 0,
    run: { isRunning: false, total: 59, approved: 59, refused: 0, leftOut: 1, failures: [] },
  })
  expect((await statuses()).filter((status) => status === 'active')).toHaveLength(59)
  expect((await mails()).map(({ subject }) => subject)).toEqual(['59 of your spaces are live on Placard'])
  const apart = await readJson<{ id: number }[]>(
    admin,
    '/api/listings?includeStatus=all&status=pending&imports=apart',
  )
  expect(apart.map((one) => one.id)).toContain(out)
})

it('what was changed after it was looked at, or decided meanwhile, is listed with the reason', async () => {
  const { id, read, approve, statuses } = await submitted(3)
  const [last, middle, first] = await readJson<ImportedSpace[]>(admin, `${QUEUE}/${id}/spaces`)
  expect((await approve()).status).toBe(200)
  await db
    .updateTable('listings')
    .set({ updated_at: new Date() })
    .where('id', '=', first?.id ?? 0)
    .execute()
  await db
    .updateTable('listings')
    .set({ status: 'draft' })
    .where('id', '=', middle?.id ?? 0)
    .execute()
  await app.runJobs()
  const { run } = await read()
  expect(run).toMatchObject({ approved: 1, refused: 2 })
  expect(run?.failures.map(({ title }) => title)).toEqual(['Wall 0 on Pine', 'Wall 1 on Pine'])
  expect(run?.failures[0]?.problem).toMatch(/changed while you looked/)
  expect(await statuses()).toEqual(['pending', 'draft', 'active'])
  expect(last?.title).toBe('Wall 2 on Pine')
})

it('refuses what waits for nothing, and guests and sellers', async () => {
  const { id, client, approve } = await submitted(1)
  const body = { seenAt: '2020-01-01T00:00:00.000Z' }
  expect((await admin.send('POST', `${QUEUE}/${id}/approve`, body)).status).toBe(409)
  expect((await admin.send('POST', `${QUEUE}/999999/approve`, body)).status).toBe(404)
  expect((await client.send('POST', `${QUEUE}/${id}/approve`, body)).status).toBe(403)
  expect((await approve()).status).toBe(200)
})

it.each([6, 12, 20])('killed at statement %i it is resumed, and approves and mails each once', async (at) => {
  const { id, approve, read, statuses, mails } = await submitted(60)
  await approve()
  const { id: reviewId } = await db
    .selectFrom('import_reviews')
    .select('id')
    .where('import_id', '=', id)
    .executeTakeFirstOrThrow()
  const { pool } = createDyingPool(app.context.pool, { at, when: 'after' })
  const dying = { ...app.context, pool, db: createDatabase(pool) }
  await expect(runApproval(dying, reviewId)).rejects.toThrow(Killed)
  expect((await read()).run?.isRunning).toBe(true)
  expect(await resumeApprovals(app.context, -1)).toBe(1)
  await app.runJobs()
  expect(await read()).toMatchObject({ waiting: 0, run: { isRunning: false, approved: 60, refused: 0 } })
  expect(new Set(await statuses())).toEqual(new Set(['active']))
  expect((await mails()).map(({ subject }) => subject)).toEqual(['60 of your spaces are live on Placard'])
  const events = await db
    .selectFrom('listing_events')
    .innerJoin('import_review_spaces', 'import_review_spaces.listing_id', 'listing_events.listing_id')
    .select('listing_events.id')
    .where('review_id', '=', reviewId)
    .where('to_status', '=', 'active')
    .execute()
  expect(events).toHaveLength(60)
})
