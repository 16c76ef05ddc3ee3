import { beforeAll, expect, it } from 'vitest'
import type { Proposal } from '#contract/booking/proposals.ts'
import type { Brief } from '#contract/planning/briefs.ts'
import type { ReceivedBrief } from '#contract/planning/briefs-received.ts'
import type { SavedPlan } from '#contract/planning/plans-saved.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import { addDays } from '#domain/zoned-time.ts'
import { buildMember } from '#test/support/accounts/members.ts'
import { buildColleague } from '#test/support/accounts/teams.ts'
import { openMarket, period } from '#test/support/booking/book.ts'
import { floorAt } from '#test/support/booking/floor.ts'
import { readAnswer as read } from '#test/support/planning/read-answer.ts'
import { createTestApp, type TestClient } from '#test/support/test-app.ts'

const app = await createTestApp()
const { db, context } = app
/** Nobody else's town. */
const AD = { lat: 48.36, lng: -120.12, ad_type: 'billboard', title: 'River board' } as const
let bob: TestClient
let bobId: number
let market: Awaited<ReturnType<typeof openMarket>>
let seller: TestClient

beforeAll(async () => {
  ;({ client: bob, id: bobId } = await buildMember(app, { name: 'Bob Brief' }))
  market = await openMarket(app, { listing: AD })
  seller = market.seller.client
  await context.search.catchUp()
})

/** A brief that is answered with the seller's board. @returns its id and the line of the answer */
async function answered(weeks: number, spaceCents: number | null) {
  const wanted = { name: 'Summer', line: { listingId: market.listingId, ...period(weeks + 8) } }
  const { id: planId } = await read<SavedPlan>(bob.send('POST', '/api/plans', wanted), 201)
  const input = {
    title: 'Boards by the river',
    body: 'One board.',
    planId,
    media: ['billboard'],
    ...period(weeks),
    answerBy: addDays(toMarketDate(new Date()), 7),
    sellers: [market.sellerId],
  }
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const { id } = await read<Brief>(bob.send('POST', '/api/briefs', input, { headers }), 201)
  const cells = [{ id: market.listingId, unitId: null, ...period(weeks) }]
  const drafted = await read<ReceivedBrief>(seller.send('POST', `/api/my/briefs/${id}/lines`, { cells }), 201)
  const lineId = drafted.lines[0]!.id
  const send = () =>
    read(seller.send('PUT', `/api/my/briefs/${id}/answer`, { lines: [{ id: lineId, spaceCents }] }))
  const take = async (totalCents: number) =>
    read<{ planId: number }>(
      bob.send('POST', `/api/briefs/${id}/lines/${lineId}/plan`, { planId: null, totalCents }),
      201,
    )
  return { id, lineId, send, take }
}

const offers = () =>
  db.selectFrom('bookings').select(['id', 'status']).where('buyer_id', '=', bobId).orderBy('id').execute()

it('is one offer, also when the plan that it was taken into is deleted and it is taken again', async () => {
  const { id, lineId, send, take } = await answered(12, 70_000)
  await send()
  const first = await take(70_000)
  expect(await offers()).toMatchObject([{ status: 'quoted' }])
  expect((await bob.send('DELETE', `/api/plans/${first.planId}`)).ok).toBe(true)
  const line = async () => (await read<Brief>(bob.get(`/api/briefs/${id}`))).lines[0]
  expect(await line()).toMatchObject({ planId: null, nowCents: 70_000, problem: null })
  // its price is that of the offer still
  const dearer = { lines: [{ id: lineId, spaceCents: 80_000 }] }
  expect((await seller.send('PUT', `/api/my/briefs/${id}/answer`, dearer)).status).toBe(400)
  const again = await take(70_000)
  expect(again.planId).not.toBe(first.planId)
  const [offer, ...others] = await offers()
  expect([offer?.status, others]).toEqual(['quoted', []])
  const { lines } = await read<SavedPlan>(bob.get(`/api/plans/${again.planId}`))
  expect(lines).toMatchObject([{ price: { state: 'ordered', status: 'quoted', totalCents: 70_000 } }])
  // once the offer has come to nothing, there may be another
  await db.updateTable('bookings').set({ status: 'withdrawn' }).where('id', '=', offer!.id).execute()
  await bob.send('DELETE', `/api/plans/${again.planId}`)
  await take(70_000)
  expect(await offers()).toMatchObject([{ status: 'withdrawn' }, { status: 'quoted' }])
})

it('becomes a proposal to its buyer with the dates, the place and the spaces of the answer', async () => {
  const { id, send, take } = await answered(20, 60_000)
  const path = `/api/my/briefs/${id}/proposals`
  await send()
  const { proposalId } = await read<{ proposalId: number }>(seller.send('POST', path, {}), 201)
  const { from: first, to: last } = period(20)
  expect(await read<Proposal>(seller.get(`/api/my/proposals/${proposalId}`))).toMatchObject({
    title: 'Boards by the river',
    intro: expect.stringMatching(/^For your brief “Boards by the river”: .+, .+\.$/),
    client: { name: 'Bob Brief', hasAccount: true, email: '' },
    items: [{ listingId: market.listingId, first, last, askedCents: 60_000 }],
  })
  const form = await seller.send('POST', path, undefined, {
    body: new URLSearchParams(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect([form.status, form.headers.get('location')]).toEqual([
    303,
    expect.stringMatching(/^\/sell\/proposals\/\d+$/),
  ])
  const clients = db.selectFrom('clients').select('id').where('account_id', '=', bobId)
  expect(await clients.execute()).toHaveLength(1)
  await take(60_000)
  expect((await seller.send('POST', path, {})).status).toBe(409)
  expect((await bob.send('POST', path, {})).status).toBe(404)
})

it('is no proposal of what its buyer has taken at the rate card, or of what is put away', async () => {
  const propose = (id: number) => seller.send('POST', `/api/my/briefs/${id}/proposals`, {})
  const taken = await answered(36, null)
  await taken.send()
  const { planId } = await taken.take(90_000)
  const refused = await propose(taken.id)
  expect([refused.status, (await refused.json()).message]).toEqual([
    409,
    'The buyer has taken all of these spaces into a plan already.',
  ])
  // out of that plan it is to be had again
  expect((await bob.send('DELETE', `/api/plans/${planId}`)).ok).toBe(true)
  expect((await propose(taken.id)).status).toBe(201)
  const board = db.updateTable('listings').where('id', '=', market.listingId)
  await board.set({ status: 'archived' }).execute()
  const gone = await propose(taken.id)
  await board.set({ status: 'active' }).execute()
  expect([gone.status, (await gone.json()).message]).toEqual([
    409,
    'None of these spaces is yours to offer any more.',
  ])
})

it('says while it is answered that a price is below the floor', async () => {
  const { id, lineId } = await answered(28, null)
  const terms = db.updateTable('booking_terms').where('listing_id', '=', market.listingId)
  await terms.set({ rates: floorAt(9000) }).execute()
  const { client: sales } = await buildColleague(app, market.sellerId, 'sales')
  const ask = async (client: TestClient, spaceCents: number) => {
    const body = { lines: [{ id: lineId, spaceCents }] }
    return (await read<{ lines: object[] }>(client.send('POST', `/api/my/briefs/${id}/previews`, body))).lines
  }
  expect(await ask(seller, 80_000)).toEqual([{ id: lineId, floor: { cents: 81_000 } }])
  expect(await ask(sales, 80_000)).toEqual([{ id: lineId, floor: { cents: null } }])
  expect(await ask(sales, 81_000)).toEqual([{ id: lineId, floor: null }])
  await terms.set({ rates: null }).execute()
})
