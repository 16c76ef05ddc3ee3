import { randomUUID } from 'node:crypto'
import { buildListing, buildUser } from '../listings/build-listing.ts'
import type { TestApp, TestClient } from '../test-app.ts'

/** Bob who asks, Sally who sells “Wall by the ferry”, and somebody else. */
export async function createTalk(app: TestApp) {
  const { db } = app
  const sellerId = await buildUser(db, { email: 'sally@example.com', name: 'Sally', phone: '206 555 0100' })
  const buyerId = await buildUser(db, { email: 'bob@example.com', name: 'Bob' })
  const listingId = await buildListing(db, { seller_id: sellerId, title: 'Wall by the ferry' })
  const buyer = await app.as(buyerId)

  const start = (body: object, client: TestClient = buyer, listing = listingId) =>
    client.send('POST', `/api/listings/${listing}/conversations`, { clientId: randomUUID(), ...body })
  return {
    sellerId,
    buyerId,
    buyer,
    seller: await app.as(sellerId),
    stranger: await app.as(await buildUser(db)),
    start,
    open: async () => (await start({ message: 'Is it free in May?' })).json(),
    write: (id: number, body: object, client: TestClient = buyer) =>
      client.send('POST', `/api/conversations/${id}/messages`, { clientId: randomUUID(), ...body }),
    read: async (id: number, client: TestClient = buyer, query = '') =>
      (await client.get(`/api/conversations/${id}${query}`)).json(),
  }
}
