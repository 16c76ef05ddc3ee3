import { expect, it } from 'vitest'
import type { OwnListing } from '#contract/listings/listings-own.ts'
import { buildColleague } from '#test/support/accounts/teams.ts'
import { buildListing, buildUser } from '#test/support/listings/build-listing.ts'
import { uploadImport } from '#test/support/listings/imports.ts'
import { createTestApp, type TestClient } from '#test/support/test-app.ts'
import { PRICE_ROLE } from './policy.ts'

const app = await createTestApp()
const { db } = app

const PLAIN = { specifications: [{ label: 'Size', value: '10 × 20 ft' }], targetMarket: ['families'] }

async function openSpace(status: 'active' | 'paused' | 'draft') {
  const sellerId = await buildUser(db)
  const id = await buildListing(db, { seller_id: sellerId, title: 'Ridge board', price: 500, status })
  const { client } = await buildColleague(app, sellerId, 'operations')
  return { id, sellerId, client, owner: await app.as(sellerId) }
}

const read = async (client: TestClient, id: number): Promise<OwnListing> =>
  (await client.get(`/api/my/listings/${id}`)).json()
const priceOf = async (client: TestClient, id: number) => (await read(client, id)).listing.price

async function changeMany(client: TestClient, id: number, change: object) {
  const answer = await client.send('POST', '/api/my/spaces/changes', { ids: [id], change })
  expect(answer.status).toBe(200)
  return (await answer.json())[0]
}

async function changeRow(client: TestClient, id: number, set: object) {
  const { updatedAt } = (await read(client, id)).listing
  return (await client.send('PATCH', '/api/my/listings', { changes: [{ id, updatedAt, set }] })).json()
}

it.each(['active', 'paused'] as const)(
  'keeps the price of a space that is %s from operations',
  async (status) => {
    const { id, client } = await openSpace(status)
    for (const change of [
      { kind: 'percent', percent: -90 },
      { kind: 'price', dollars: 5 },
      { kind: 'field', field: 'setupFee', value: '5' },
    ])
      expect(await changeMany(client, id, change)).toMatchObject({ outcome: 'refused', message: PRICE_ROLE })
    expect(await changeRow(client, id, { price: 5 })).toMatchObject([{ fields: { price: PRICE_ROLE } }])
    expect(await priceOf(client, id)).toBe(500)
  },
)

it('lets operations change all else of it, with the price as they read it', async () => {
  const { id, client } = await openSpace('active')
  expect(await changeMany(client, id, { kind: 'add-feature', feature: 'Backlit' })).toMatchObject({
    outcome: 'saved',
  })
  const { type, description, interval, location, price, updatedAt } = (await read(client, id)).listing
  const form = { type, description, interval, location, address: '1 Pine Street', price, updatedAt }
  const put = (values: object) =>
    client.send('PUT', `/api/listings/${id}`, { ...form, title: 'Ridge board north', ...PLAIN, ...values })
  expect(await (await put({ price: 400 })).json()).toMatchObject({ code: 'role-missing' })
  expect([(await put({})).status, await priceOf(client, id)]).toEqual([200, 500])
})

it('lets operations price a space that they still make, and managers what is on the market', async () => {
  const draft = await openSpace('draft')
  expect(await changeRow(draft.client, draft.id, { price: 700 })).toMatchObject([{ outcome: 'saved' }])
  const open = await openSpace('active')
  const { client: manager } = await buildColleague(app, open.sellerId, 'manager')
  expect(await changeMany(manager, open.id, { kind: 'price', dollars: 450 })).toMatchObject({
    outcome: 'saved',
  })
  expect(await priceOf(open.owner, open.id)).toBe(450)
})

it('leaves a file that changes prices on the market to who sets them, and one that adds spaces to operations', async () => {
  const { id, client, owner } = await openSpace('active')
  await db.updateTable('listings').set({ seller_unit_id: 'A-1' }).where('id', '=', id).execute()
  const step = async (from: TestClient, importId: number, what: string) => {
    const answer = await from.send('POST', `/api/imports/${importId}/steps`, { step: what })
    await app.runJobs()
    return answer
  }
  const cheap = await uploadImport(app, client, 'Unit ID,Name,City,Price\nA-1,Ridge board,Seattle,5\n')
  const refused = await step(client, cheap.id, 'start')
  expect([refused.status, await refused.json()]).toMatchObject([
    403,
    {
      message:
        'This file changes the price of 1 space on the market. An owner or a manager can import it, or take it back.',
    },
  ])
  expect(await priceOf(client, id)).toBe(500)
  expect((await step(owner, cheap.id, 'start')).status).toBe(200)
  expect(await priceOf(client, id)).toBe(5)
  expect((await step(client, cheap.id, 'undo')).status).toBe(403)
  expect((await step(owner, cheap.id, 'undo')).status).toBe(200)
  expect(await priceOf(client, id)).toBe(500)
  const more = await uploadImport(app, client, 'Unit ID,Name,City,Price\nA-2,Mill board,Seattle,700\n')
  expect((await step(client, more.id, 'start')).status).toBe(200)
})
