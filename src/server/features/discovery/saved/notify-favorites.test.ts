import { expect, it } from 'vitest'
import { buildListing, buildUser } from '#test/support/listings/build-listing.ts'
import { IMPORT_HEADER, uploadImport } from '#test/support/listings/imports.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { nameAct } from '../../../platform/db/name-act.ts'
import { addFavorites } from './favorites.ts'
import { notifyFavorites } from './notify-favorites.ts'

const app = await createTestApp()
const { db } = app

async function marked(values: Parameters<typeof buildListing>[1] = {}) {
  const [userId, id] = [await buildUser(db), await buildListing(db, { title: 'Wall', price: 950, ...values })]
  await addFavorites(db, userId, [id])
  return { userId, id }
}
const change = (id: number, values: { price?: number; status?: 'active' | 'paused'; title?: string }) =>
  db.updateTable('listings').set(values).where('id', '=', id).execute()
const tell = () => notifyFavorites(app.context)

async function told(userId: number): Promise<string[]> {
  const notices = await (await (await app.as(userId)).get('/api/notices')).json()
  return notices.map(
    ({ text, path, count }: { text: string; path: string; count: number }) => `${text} ${path} ${count}`,
  )
}

it('a fall is told once, and again only below what was told', async () => {
  const { userId, id } = await marked()
  await change(id, { price: 750 })
  await tell()
  expect(await told(userId)).toEqual([`Price down $200: “Wall” /listing/${id} 1`])
  await tell()
  await change(id, { price: 950 })
  await tell()
  await change(id, { price: 750 })
  await tell()
  expect(await told(userId)).toEqual([`Price down $200: “Wall” /listing/${id} 1`])
  await change(id, { price: 700 })
  await tell()
  expect(await told(userId)).toEqual([`Price down $50: “Wall” /listing/${id} 2`])
})

it('leaving the market is told once a time, coming back is not', async () => {
  const { userId, id } = await marked()
  await change(id, { status: 'paused' })
  await tell()
  expect(await told(userId)).toEqual(['“Wall” is off the market /saved 1'])
  await change(id, { price: 940 })
  await change(id, { status: 'active', price: 950 })
  await tell()
  expect(await told(userId)).toEqual(['“Wall” is off the market /saved 1'])
  await change(id, { status: 'paused' })
  await tell()
  expect(await told(userId)).toEqual(['“Wall” is off the market /saved 2'])
})

it('nobody is told of their own space, of another text, or of what they unmarked', async () => {
  const { userId, id } = await marked()
  const seller = await db
    .selectFrom('listings')
    .select('seller_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await addFavorites(db, seller.seller_id, [id])
  await change(id, { title: 'Another' })
  expect(await db.selectFrom('favorite_queue').selectAll().execute()).toEqual([])
  await change(id, { price: 500 })
  await db.deleteFrom('favorites').where('user_id', '=', userId).execute()
  await tell()
  expect(await told(userId)).toEqual([])
  expect(await told(seller.seller_id)).toEqual([])
})

it('it comes with the daily digest, or as somebody has chosen', async () => {
  const { userId, id } = await marked()
  await change(id, { price: 500 })
  await tell()
  const rows = db.selectFrom('notices').select(['mail_by', 'kind']).where('user_id', '=', userId)
  expect(await rows.execute()).toEqual([{ mail_by: 'digest', kind: 'favorite' }])
})

it('a run that dies between two portions of people tells the others later, and nobody twice', async () => {
  const id = await buildListing(db, { title: 'Popular', price: 950 })
  const people: number[] = []
  for (let i = 0; i < 103; i++) people.push(await buildUser(db))
  for (const userId of people) await addFavorites(db, userId, [id])
  await change(id, { price: 750 })
  let portions = 0
  const dying = {
    ...app.context,
    now() {
      if (++portions > 1) throw new Error('killed')
      return new Date()
    },
  }
  await expect(notifyFavorites(dying)).rejects.toThrow('killed')
  const count = async () => {
    const rows = await db
      .selectFrom('notices')
      .select(['user_id', 'count'])
      .where('subject_id', '=', id)
      .execute()
    return { told: rows.length, twice: rows.filter((row) => row.count > 1).length }
  }
  expect(await count()).toEqual({ told: 100, twice: 0 })
  await tell()
  expect(await count()).toEqual({ told: 103, twice: 0 })
  expect(await db.selectFrom('favorite_queue').selectAll().execute()).toEqual([])
})

it('H5: one act on many favorites is one notice, and goes on counting while it is unread', async () => {
  const userId = await buildUser(db)
  const ids = [await buildListing(db), await buildListing(db), await buildListing(db), await buildListing(db)]
  await addFavorites(db, userId, ids)
  const pause = (some: number[], act: string) =>
    db.transaction().execute(async (trx) => {
      await nameAct(trx, act)
      await trx.updateTable('listings').set({ status: 'paused' }).where('id', 'in', some).execute()
    })
  await pause(ids.slice(0, 2), 'bulk')
  await tell()
  expect(await told(userId)).toEqual(['2 of your favorites are off the market /saved 1'])
  await pause(ids.slice(2), 'bulk')
  await tell()
  expect(await told(userId)).toEqual(['4 of your favorites are off the market /saved 2'])
})

/** A seller with three spaces, all of them marked by somebody. */
async function markedOf(values: Parameters<typeof buildListing>[1] = {}) {
  const [userId, sellerId] = [await buildUser(db), await buildUser(db)]
  const ids: number[] = []
  for (const unit of ['A', 'B', 'C'])
    ids.push(await buildListing(db, { seller_id: sellerId, seller_unit_id: unit, price: 950, ...values }))
  await addFavorites(db, userId, ids)
  return { userId, ids, seller: await app.as(sellerId), sellerId }
}

it.each(['suspended', 'in the table', 'by a change to many'])(
  'many that go %s are one notice',
  async (how) => {
    const { userId, ids, seller, sellerId } = await markedOf()
    if (how === 'suspended') {
      const admin = await app.as(await buildUser(db, { role: 'admin' }))
      await admin.send('PATCH', `/api/admin/users/${sellerId}`, { status: 'suspended', reason: 'Scam' })
    } else if (how === 'in the table') {
      const rows = await db
        .selectFrom('listings')
        .select(['id', 'updated_at'])
        .where('id', 'in', ids)
        .execute()
      const changes = rows.map(({ id, updated_at }) => ({ id, updatedAt: updated_at, step: 'pause' }))
      await seller.send('PATCH', '/api/my/listings', { changes })
    } else
      await seller.send('POST', '/api/my/spaces/changes', { ids, change: { kind: 'step', step: 'pause' } })
    await tell()
    expect(await told(userId)).toEqual(['3 of your favorites are off the market /saved 1'])
  },
)

it('prices of an import are one notice', async () => {
  const { seller, userId } = await markedOf()
  const rows = ['A', 'B', 'C'].map((unit) => `${unit},Wall,Seattle,700,`)
  const { id } = await uploadImport(app, seller, [IMPORT_HEADER, ...rows].join('\n'))
  await seller.send('POST', `/api/imports/${id}/steps`, { step: 'start' })
  await app.runJobs()
  // whatever batches it takes, they are one act
  const queued = await db.selectFrom('favorite_queue').select('act').execute()
  expect(queued).toEqual([1, 2, 3].map(() => ({ act: `import:${id}:storing` })))
  await tell()
  expect(await told(userId)).toEqual(['Price down: 3 of your favorites /saved 1'])
})
