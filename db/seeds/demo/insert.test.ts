import { expect, it } from 'vitest'
import { createTestApp } from '#test/support/test-app.ts'
import { insertDemoMarket } from './insert.ts'
import { DEMO_LISTINGS } from './market.ts'
import { SELLERS } from './sellers.ts'

const now = new Date('2026-06-15T18:00:00Z')

it('seeds an empty database once and skips a filled one', async () => {
  const { db } = await createTestApp()
  const files = new Map<string, number>()
  const saveFile = (path: string, bytes: Uint8Array): void => void files.set(path, bytes.length)

  const first = await insertDemoMarket(db, { now, saveFile })
  expect(first).toEqual({
    inserted: true,
    users: Object.keys(SELLERS).length,
    listings: DEMO_LISTINGS.length,
    pictures: files.size,
  })

  const rows = await db.selectFrom('listings').selectAll().orderBy('id').execute()
  expect(rows).toHaveLength(DEMO_LISTINGS.length)
  for (const row of rows) {
    expect(row.listed_at.getTime(), row.title).toBeLessThanOrEqual(now.getTime())
    expect(row.images.length, row.title).toBeGreaterThan(0)
    for (const image of row.images) expect(files.has(image.url.replace('/media/', '')), image.url).toBe(true)
  }
  const events = await db
    .selectFrom('listing_events')
    .select(['listing_id', 'to_status'])
    .orderBy('id')
    .execute()
  const last = new Map(events.map((event) => [event.listing_id, event.to_status]))
  for (const row of rows) expect(last.get(row.id), row.title).toBe(row.status)

  expect(await insertDemoMarket(db, { now, saveFile })).toEqual({ inserted: false, reason: 'listings-exist' })
})

it('does not seed a database that has users', async () => {
  const { db } = await createTestApp()
  await db
    .insertInto('users')
    .values({ username: 'someone', email: 's@example.com', password: '!' })
    .execute()
  const saveFile = (): never => expect.fail('no file may be written')
  expect(await insertDemoMarket(db, { now, saveFile })).toEqual({ inserted: false, reason: 'users-exist' })
})
