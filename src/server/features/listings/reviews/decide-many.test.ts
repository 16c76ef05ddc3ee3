import { expect, it } from 'vitest'
import { buildListing, buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp } from '#test/support/test-app.ts'

const app = await createTestApp()
const { db } = app
const admin = await app.as(await buildUser(db, { role: 'admin' }))
const send = async (path: string, body: unknown) => (await admin.send('POST', path, body)).json()

it('rejects several listings at once with one reason, and none without', async () => {
  const ids = [await buildListing(db, { status: 'pending' }), await buildListing(db, { status: 'pending' })]
  const rows = () =>
    db
      .selectFrom('listings')
      .select(['id', 'status', 'updated_at', 'rejection_reason'])
      .where('id', 'in', ids)
      .orderBy('id')
      .execute()
  const listings = (await rows()).map(({ id, updated_at }) => ({ id, updatedAt: updated_at.toISOString() }))
  const reject = (reason: object) =>
    send('/api/admin/listings/decide', { status: 'rejected', listings, ...reason })
  expect(await reject({})).toMatchObject({ message: 'Rejection reason is required' })
  expect(await reject({ rejectionReason: 'Not a space' })).toEqual({ decided: ids, refused: [] })
  expect(await rows()).toMatchObject(
    [1, 2].map(() => ({ status: 'rejected', rejection_reason: 'Not a space' })),
  )
})

it('decides several edits: each that still waits, and says which did not', async () => {
  const listing_id = await buildListing(db)
  const edit = async (status: 'pending' | 'withdrawn') => {
    const changes = JSON.stringify({ title: `A ${status} title` })
    const values = { listing_id, changes, before: '{}', status }
    const [row] = await db.insertInto('listing_revisions').values(values).returning('id').execute()
    return row!.id
  }
  const revisions = [await edit('withdrawn'), await edit('pending')]
  const [withdrawn, waiting] = revisions
  expect(await send('/api/admin/revisions/decide', { status: 'rejected', revisions })).toMatchObject({
    message: 'Rejection reason is required',
  })
  const outcome = await send('/api/admin/revisions/decide', { status: 'approved', revisions })
  const message = 'This change was decided or withdrawn meanwhile.'
  expect(outcome).toEqual({ decided: [waiting], refused: [{ id: withdrawn, message }] })
  const shown = await (await app.get(`/api/listings/${listing_id}`)).json()
  expect(shown.title).toBe('A pending title')
})

it('leads from one pending listing to the next older, and from the last to the newest', async () => {
  const fresh = await createTestApp()
  const boss = await fresh.as(await buildUser(fresh.db, { role: 'admin' }))
  const next = async (id: number) =>
    (await (await boss.get(`/api/admin/listings/${id}`)).json()).nextPendingId
  const [newest, older, oldest] = await Promise.all(
    [3, 2, 1].map((day) =>
      buildListing(fresh.db, { status: 'pending', created_at: `2026-01-0${day}T00:00:00.123456Z` }),
    ),
  )
  expect(await next(newest!)).toBe(older)
  expect(await next(older!)).toBe(oldest)
  expect(await next(oldest!)).toBe(newest)
  const active = await buildListing(fresh.db, { created_at: '2026-01-02T12:00:00Z' })
  expect(await next(active)).toBe(older)
})
