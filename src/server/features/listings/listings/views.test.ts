import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { OwnListing } from '#contract/listings/listings-own.ts'
import { buildListing, buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp } from '#test/support/test-app.ts'

const app = await createTestApp()
const { db } = app
const read = async (answer: Response) => (await answer.json()) as OwnListing

it('views count each visitor once a day, and never the seller', async () => {
  const owner = await buildUser(db)
  const id = await buildListing(db, { seller_id: owner })
  const visitor = await app.as(await buildUser(db))
  const ownerClient = await app.as(owner)
  const from = (name: string) => ({
    headers: { 'user-agent': `Mozilla/5.0 ${name}`, 'sec-fetch-site': 'same-origin' },
  })
  for (const [client, name] of [
    [app, 'guest'],
    [app, 'guest'],
    [visitor, 'visitor'],
    [visitor, 'visitor'],
    [ownerClient, 'owner'],
  ] as const)
    expect((await client.send('POST', `/api/listings/${id}/views`, undefined, from(name))).status).toBe(200)
  const { views } = await read(await ownerClient.get(`/api/my/listings/${id}`))
  expect(views).toHaveLength(30)
  expect(views.map((day) => day.views)).toEqual([...Array(29).fill(0), 2])
  expect(views.at(-1)).toMatchObject({ saves: 0, enquiries: 0 })
  await visitor.send('POST', '/api/favorites', { ids: [id] })
  const asker = await app.as(await buildUser(db))
  const asked = { clientId: randomUUID(), message: 'Is it lit?' }
  expect((await asker.send('POST', `/api/listings/${id}/conversations`, asked)).status).toBe(201)
  const later = await read(await ownerClient.get(`/api/my/listings/${id}`))
  expect(later.views.at(-1)).toMatchObject({ views: 2, saves: 1, enquiries: 1 })
  const hidden = await buildListing(db, { status: 'pending' })
  expect((await app.send('POST', `/api/listings/${hidden}/views`)).status).toBe(404)
})
