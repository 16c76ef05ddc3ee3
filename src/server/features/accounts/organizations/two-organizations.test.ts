import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Notice } from '#contract/ground/notices.ts'
import { ACTING_FOR_HEADER } from '#domain/acting-for.ts'
import { buildColleague, buildCompany } from '#test/support/accounts/teams.ts'
import { buildClaimant } from '#test/support/booking/build-booking.ts'
import { buildListing, buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp, type TestApp, type TestClient } from '#test/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ RATE_LIMIT_SCALE: '100' })
})

/** Kim works for Alder, where nothing happens, and for Beacon, which somebody asks about a space. */
async function buildKim() {
  const alder = await buildCompany(app.db, 'Alder Outdoor')
  const beacon = await buildCompany(app.db, 'Beacon Media')
  const { id: kim, client } = await buildColleague(app, beacon, 'sales', { name: 'Kim' })
  await app.db
    .insertInto('organization_members')
    .values({ organization_id: alder, user_id: kim, role: 'sales' })
    .execute()
  const listingId = await buildListing(app.db, { seller_id: beacon })
  const buyer = await app.as(await buildUser(app.db))
  const first = { clientId: randomUUID(), message: 'Is it free in May?' }
  const answer = await buyer.send('POST', `/api/listings/${listingId}/conversations`, first)
  expect(answer.status).toBe(201)
  const { id } = (await answer.json()) as { id: number }
  return { alder, beacon, kim, client, buyer, conversationId: id }
}

const summaryOf = async (client: TestClient) => (await client.get('/api/live/summary')).json()
const noticesOf = async (client: TestClient) => (await (await client.get('/api/notices')).json()) as Notice[]

describe('what waits', () => {
  it('is counted for each organization of who belongs to several', async () => {
    const { alder, beacon, client, kim, buyer } = await buildKim()
    const none = { unreadConversations: 0, unseenNotices: 0, newRequests: 0, waitingBookings: 0 }
    const summary = await summaryOf(client)
    expect(summary).toMatchObject({ unreadConversations: 1, unseenNotices: 1 })
    expect(summary.organizations).toEqual([
      { id: alder, ...none },
      { id: beacon, ...none, unreadConversations: 1, unseenNotices: 1 },
      { id: kim, ...none },
    ])
    // nothing of it for who belongs to one only
    expect(await summaryOf(buyer)).not.toHaveProperty('organizations')
  })
})

describe('a link', () => {
  it('in a notice and in its mail names the organization', async () => {
    const { beacon, kim, client, conversationId } = await buildKim()
    const path = `/inbox/${conversationId}?as=${beacon}`
    expect(await noticesOf(client)).toMatchObject([
      { path, organization: { id: beacon, name: 'Beacon Media' } },
    ])
    await app.runJobs()
    const { email } = await app.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', kim)
      .executeTakeFirstOrThrow()
    const mail = await app.db
      .selectFrom('outbox_messages')
      .select('text_body')
      .where('recipient', '=', email)
      .executeTakeFirstOrThrow()
    expect(mail.text_body).toContain(path)
  })

  it('of somebody with one organization stays as it was', async () => {
    const sellerId = await buildUser(app.db)
    const listingId = await buildListing(app.db, { seller_id: sellerId })
    const buyer = await app.as(await buildUser(app.db))
    const first = { clientId: randomUUID(), message: 'Is it free in May?' }
    const { id } = await (await buyer.send('POST', `/api/listings/${listingId}/conversations`, first)).json()
    const [notice] = await noticesOf(await app.as(sellerId))
    expect(notice).toMatchObject({ path: `/inbox/${id}` })
    expect(notice).not.toHaveProperty('organization')
  })
})

describe('a page that is not found', () => {
  const ask = async (client: TestClient, path: string, acting: number) => {
    const headers = { [ACTING_FOR_HEADER]: String(acting) }
    const answer = await client.get(`/api/account/organization-of?path=${encodeURIComponent(path)}`, {
      headers,
    })
    expect(answer.status).toBe(200)
    return (await answer.json()).organization
  }

  it('is named after the other organization of the reader, and after nobody else’s', async () => {
    const { alder, beacon, kim, client, conversationId } = await buildKim()
    const page = `/inbox/${conversationId}`
    expect(await ask(client, page, alder)).toEqual({ id: beacon, name: 'Beacon Media' })
    expect(await ask(client, page, beacon)).toBeNull()
    for (const other of ['/inbox/999999999', '/inbox/x', '/help', page.replace('inbox', 'plans')])
      expect(await ask(client, other, alder)).toBeNull()
    // who belongs to neither side learns nothing, not even that there is one
    const strangerId = await buildUser(app.db)
    expect(await ask(await app.as(strangerId), page, strangerId)).toBeNull()
    await app.db
      .deleteFrom('organization_members')
      .where('organization_id', '=', beacon)
      .where('user_id', '=', kim)
      .execute()
    expect(await ask(client, page, alder)).toBeNull()
  })

  it('is not named where it is a draft of somebody who buys', async () => {
    const { alder, beacon, client } = await buildKim()
    const listingId = await buildListing(app.db, { seller_id: beacon })
    const id = await buildClaimant(app.db, listingId)
    const set = (status: 'draft' | 'held') =>
      app.db.updateTable('bookings').set({ status }).where('id', '=', id).execute()
    await set('draft')
    expect(await ask(client, `/bookings/${id}`, alder)).toBeNull()
    await set('held')
    expect(await ask(client, `/bookings/${id}`, alder)).toMatchObject({ id: beacon })
    expect(await ask(client, `/bookings/${id}x`, alder)).toBeNull()
  })

  it('is found in every table it can be of', async () => {
    const { alder, client } = await buildKim()
    const paths = ['bookings', 'proof', 'sell/listings', 'sell/numbers', 'listing', 'plans', 'briefs']
    for (const path of [...paths, 'sell/briefs', 'sell/proposals', 'sell/clients', 'sell/import'])
      expect(await ask(client, `/${path}/1`, alder)).toBeNull()
  })
})

it('following a link changes nothing: a session acts as before', async () => {
  const { alder, beacon, client, conversationId } = await buildKim()
  await client.send('POST', '/api/account/acting-for', { organizationId: alder })
  await client.get(`/inbox/${conversationId}?as=${beacon}`)
  expect((await client.get(`/api/conversations/${conversationId}`)).status).toBe(404)
  expect((await (await client.get('/api/auth/me')).json()).user.actingFor).toBe(alder)
})
