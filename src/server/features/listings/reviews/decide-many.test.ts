import { describe, expect, it } from 'vitest'
import { required } from '#domain/required.ts'
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

describe('H5: one decision about many', () => {
  const mailsTo = async (recipient: string) => {
    await app.runJobs()
    return db.selectFrom('outbox_messages').selectAll().where('recipient', '=', recipient).execute()
  }
  const world = async (email: string) => {
    const seller_id = await buildUser(db, { email })
    const ids: number[] = []
    for (const title of ['Face A', 'Face B', 'Face C'])
      ids.push(await buildListing(db, { status: 'pending', seller_id, title }))
    const rows = await db.selectFrom('listings').select(['id', 'updated_at']).where('id', 'in', ids).execute()
    const listings = rows.map(({ id, updated_at }) => ({ id, updatedAt: updated_at.toISOString() }))
    const notices = async () => (await (await app.as(seller_id)).get('/api/notices')).json()
    return { seller_id, ids, listings, notices }
  }

  it('makes one mail and one notice a seller', async () => {
    const [many, other] = [await world('many@example.com'), await world('other@example.com')]
    const alone = required(other.listings[0])
    const listings = [...many.listings, alone]
    await send('/api/admin/listings/decide', { status: 'active', listings })
    const [mail, ...more] = await mailsTo('many@example.com')
    expect(more).toEqual([])
    expect(mail?.subject).toBe('3 of your spaces are live on Placard')
    expect(mail?.text_body).toContain('“Face A”, “Face B”, “Face C”')
    expect(mail?.text_body).toContain('/sell?status=active')
    const shown = { text: '3 of your spaces are live', path: '/sell?status=active' }
    expect(await many.notices()).toMatchObject([shown])
    expect(await mailsTo('other@example.com')).toMatchObject([{ subject: '“Face A” is live on Placard' }])
    expect(await other.notices()).toMatchObject([{ text: '“Face A” is live', path: `/listing/${alone.id}` }])
  })

  it('so does a rejection, with its reason', async () => {
    const { listings, notices } = await world('rejected@example.com')
    await send('/api/admin/listings/decide', { status: 'rejected', rejectionReason: 'No permit', listings })
    const mails = await mailsTo('rejected@example.com')
    expect(mails).toMatchObject([{ subject: '3 of your spaces need a change' }])
    expect(mails[0]?.text_body).toContain('> No permit')
    expect(await notices()).toMatchObject([
      { text: '3 of your spaces need a change', path: '/sell?status=rejected' },
    ])
  })

  it('and so do changes', async () => {
    const { ids, notices } = await world('edits@example.com')
    await db.updateTable('listings').set({ status: 'active' }).where('id', 'in', ids).execute()
    const changes = JSON.stringify({ title: 'Face Z' })
    const values = ids.map((listing_id) => ({
      listing_id,
      changes,
      before: '{}',
      status: 'pending' as const,
    }))
    const rows = await db.insertInto('listing_revisions').values(values).returning('id').execute()
    const revisions = rows.map(({ id }) => id)
    await send('/api/admin/revisions/decide', { status: 'approved', revisions })
    expect(await mailsTo('edits@example.com')).toMatchObject([
      { subject: 'Your changes to 3 spaces are live' },
    ])
    expect(await notices()).toMatchObject([{ text: 'Your changes to 3 spaces are live' }])
  })
})
