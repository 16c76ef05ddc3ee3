import { expect, it } from 'vitest'
import type { OrganizationRole } from '#domain/roles.ts'
import { bookingClient, openMarket, period } from '#test/support/booking/book.ts'
import { buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp } from '#test/support/test-app.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '100' })

async function buildColleague(organizationId: number, role: OrganizationRole) {
  const id = await buildUser(app.db, { name: `Colleague in ${role}` })
  await app.db
    .insertInto('organization_members')
    .values({ organization_id: organizationId, user_id: id, role })
    .execute()
  const client = await app.as(id)
  await app.db
    .updateTable('sessions')
    .set({ organization_id: organizationId })
    .where('user_id', '=', id)
    .execute()
  return { id, ...bookingClient(client) }
}

it('lets a colleague answer a request as their role says, under their own name', async () => {
  const market = await openMarket(app)
  const buyer = await market.buy()
  const { id } = await buyer.draft({ listingId: market.listingId, ...period(6) })
  await buyer.step(id, 'request')
  const viewer = await buildColleague(market.sellerId, 'viewer')
  const sales = await buildColleague(market.sellerId, 'sales')
  const removed = await buildColleague(market.sellerId, 'owner')
  await app.db
    .deleteFrom('organization_members')
    .where('user_id', '=', removed.id)
    .where('role', '=', 'owner')
    .where('organization_id', '=', market.sellerId)
    .execute()

  expect(await viewer.read(id)).toMatchObject({ side: 'seller', status: 'requested' })
  expect(await viewer.step(id, 'accept')).toMatchObject({ code: 'role-missing' })
  expect((await removed.client.get(`/api/bookings/${id}`)).status).toBe(404)
  expect(await sales.step(id, 'accept')).toMatchObject({ status: 'awaiting-payment' })
  const event = app.db.selectFrom('booking_events').select('actor_id').where('booking_id', '=', id)
  expect(await event.where('step', '=', 'accept').executeTakeFirst()).toEqual({ actor_id: sales.id })
})

it('refuses a viewer the forms of pages without scripts too', async () => {
  const market = await openMarket(app)
  const { client } = await buildColleague(market.sellerId, 'viewer')
  const { from, to } = period(6)
  const days = new URLSearchParams({ from, to, step: 'block' })
  const answer = await client.post(`/api/my/listings/${market.listingId}/calendar`, days)
  expect(answer.headers.get('location')).toContain('done=refused')
  const cells = new URLSearchParams({ cell: `${market.listingId}::${from}:${to}` })
  expect((await client.post('/api/my/avails/cells', cells)).status).toBe(403)
  const claims = await app.db
    .selectFrom('unit_claims')
    .innerJoin('space_units', 'space_units.id', 'unit_id')
    .select('unit_claims.id')
    .where('listing_id', '=', market.listingId)
    .execute()
  expect(claims).toEqual([])
})

it('keeps what a role does not include from being undone by it', async () => {
  const market = await openMarket(app)
  const buyer = await market.buy()
  const { id } = await buyer.draft({ listingId: market.listingId, ...period(6) })
  await app.db.updateTable('bookings').set({ status: 'booked', version: 1 }).where('id', '=', id).execute()
  const sales = await buildColleague(market.sellerId, 'sales')
  const answer = await sales.send(id, {
    step: 'cancel',
    version: 1,
    sha256: 'a'.repeat(64),
    reason: 'Sold twice',
  } as never)
  expect(await answer.json()).toMatchObject({ code: 'role-missing' })
})

it('puts the details of a company into the terms of new bookings, and leaves those that stand', async () => {
  const market = await openMarket(app)
  const manager = await buildColleague(market.sellerId, 'manager')
  await app.db
    .updateTable('organizations')
    .set({ person_id: null, company: 'Rainier Outdoor' })
    .where('id', '=', market.sellerId)
    .execute()
  const owner = await app.as(market.sellerId)
  const buyer = await market.buy()
  const request = async (first: number) => {
    const { id } = await buyer.draft({ listingId: market.listingId, ...period(first) })
    await buyer.step(id, 'request')
    return id
  }
  const before = await request(6)
  const details = {
    email: 'office@rainier.example',
    phone: '(206) 555-0188',
    address: '100 First Avenue N, Seattle, WA 98109',
  }
  expect((await manager.client.send('PATCH', '/api/team', details)).status).toBe(403)
  expect(await (await owner.send('PATCH', '/api/team', details)).json()).toMatchObject({ details })
  for (const bad of [{ email: 'none' }, { phone: '12' }, { address: 'x'.repeat(201) }])
    expect((await owner.send('PATCH', '/api/team', bad)).status).toBe(400)
  const after = await request(8)

  const sellerOf = async (id: number) => (await manager.read(id)).terms?.seller
  expect(await sellerOf(before)).not.toHaveProperty('address')
  expect(await sellerOf(after)).toMatchObject({ company: 'Rainier Outdoor', ...details })
  // the other side reads where they are reached once both have agreed
  expect((await buyer.read(after)).terms?.seller).toEqual({
    id: market.sellerId,
    name: expect.any(String),
    company: 'Rainier Outdoor',
    email: '',
  })
})
