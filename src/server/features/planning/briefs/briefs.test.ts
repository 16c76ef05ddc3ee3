import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Brief, BriefStart } from '#contract/planning/briefs.ts'
import type { ReceivedBrief } from '#contract/planning/briefs-received.ts'
import type { SavedPlan } from '#contract/planning/plans-saved.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import { addDays } from '#domain/zoned-time.ts'
import { briefMeans } from '#server/brief-means.ts'
import { buildMember } from '#test/support/accounts/members.ts'
import { buildColleague } from '#test/support/accounts/teams.ts'
import { bookingClient, openMarket, period } from '#test/support/booking/book.ts'
import { floorAt } from '#test/support/booking/floor.ts'
import { noticesOf, readAnswer as read } from '#test/support/planning/read-answer.ts'
import { createTestApp, type TestClient } from '#test/support/test-app.ts'
import { runBriefClock } from './close-briefs.ts'
import { takeLine } from './take-line.ts'

const app = await createTestApp()
const { db, context } = app
/** Nobody else's town. */
const AD = { lat: 48.36, lng: -120.12, ad_type: 'billboard' } as const
type Market = Awaited<ReturnType<typeof openMarket>>
let ann: TestClient
let annId: number
let [north, south]: Market[] = []
let plan: SavedPlan

beforeAll(async () => {
  ;({ client: ann, id: annId } = await buildMember(app))
  north = await openMarket(app, { listing: { ...AD, title: 'North board' } })
  south = await openMarket(app, { listing: { ...AD, title: 'South board' } })
  await context.search.catchUp()
  plan = await read(ann.send('POST', '/api/plans', { name: 'Spring' }), 201)
  const line = { listingId: north.listingId, ...period(20) }
  plan = await read(ann.send('POST', `/api/plans/${plan.id}/lines`, line), 201)
})

let keys = 0
function send(body: object = {}, key = `brief-number-${++keys}`, client = ann) {
  const input = {
    title: 'Boards for spring',
    body: 'Two boards by the river.',
    planId: plan.id,
    media: ['billboard'],
    ...period(8),
    budget: 2000,
    columns: ['Lit until', 'Printing included'],
    answerBy: addDays(toMarketDate(new Date()), 7),
    sellers: [north!.sellerId, south!.sellerId],
    ...body,
  }
  return client.send('POST', '/api/briefs', input, { headers: { 'idempotency-key': key } })
}

const received = (market: Market, id: number) =>
  read<ReceivedBrief>(market.seller.client.get(`/api/my/briefs/${id}`))

async function answer(market: Market, id: number, { spaceCents = null as number | null, weeks = 8 } = {}) {
  const { client } = market.seller
  const cells = [{ id: market.listingId, unitId: null, ...period(weeks) }]
  const drafted = await read<ReceivedBrief>(client.send('POST', `/api/my/briefs/${id}/lines`, { cells }), 201)
  const lines = drafted.lines.map((line) => ({ id: line.id, spaceCents, cells: ['Midnight', 'Yes'] }))
  return read<ReceivedBrief>(
    client.send('PUT', `/api/my/briefs/${id}/answer`, { lines, note: 'Good boards.' }),
  )
}

/** Another buyer with a plan there, who sends a brief. */
async function startBrief(weeks: number) {
  const { client: bob, id: bobId } = await buildMember(app)
  const plan = { name: 'Summer', line: { listingId: north!.listingId, ...period(weeks + 8) } }
  const { id: planId } = await read<SavedPlan>(bob.send('POST', '/api/plans', plan), 201)
  const body = { ...period(weeks), planId, budget: null }
  // as many as are listed have closed already
  await sql`insert into briefs (organization_id, title, body, place, west, south, east, north, first_day, last_day,
      closes_at, closed_at, created_at)
    select ${bobId}, 'Old', 'Old', 'Old', 0, 0, 1, 1, now(), now(), now(), now(), now() from generate_series(1, 200)`.execute(
    db,
  )
  const { id } = await read<Brief>(await send(body, `of-another-${weeks}`, bob), 201)
  return { bob, bobId, id, planId, compare: () => read<Brief>(bob.get(`/api/briefs/${id}`)) }
}

describe('a brief to many sellers', () => {
  it('finds sellers by the area and the media of a plan', async () => {
    const start = await read<BriefStart>(ann.get(`/api/briefs/sellers?plan=${plan.id}`))
    expect(start.sellers.map(({ id }) => id).sort()).toEqual([north!.sellerId, south!.sellerId].sort())
    expect(start.plan).toMatchObject({ name: 'Spring', media: ['billboard'] })
    const radio = await read<BriefStart>(ann.get(`/api/briefs/sellers?plan=${plan.id}&type=radio`))
    expect(radio.sellers).toEqual([])
  })

  it('is sent once, answered from the grid and at an own price, and taken into the plan', async () => {
    const [first, again] = [await send({}, 'one-press-only'), await send({}, 'one-press-only')]
    const { id } = await read<Brief>(first, 201)
    expect((await read<Brief>(again, 201)).id).toBe(id)
    expect(await noticesOf(db, north!.sellerId, 'brief', id)).toHaveLength(1)

    const seen = await received(north!, id)
    expect(seen).toMatchObject({
      budgetCents: null,
      isOpen: true,
      columns: ['Lit until', 'Printing included'],
    })
    expect(seen.fitting).toMatchObject([{ listingId: north!.listingId, totalCents: 90_000 }])
    await answer(north!, id)
    await answer(south!, id, { spaceCents: 70_000 })
    expect(await noticesOf(db, annId, 'brief-answer', id)).toMatchObject([{ count: 2 }])

    const brief = await read<Brief>(ann.get(`/api/briefs/${id}`))
    expect(brief.answers.map(({ state }) => state)).toEqual(['answered', 'answered'])
    expect(brief.lines).toMatchObject([
      { price: 'card', totalCents: 90_000, nowCents: 90_000, cells: ['Midnight', 'Yes'] },
      { price: 'offer', totalCents: 70_000, nowCents: 70_000 },
    ])
    for (const { id: lineId, totalCents } of [...brief.lines, ...brief.lines])
      await read(
        ann.send('POST', `/api/briefs/${id}/lines/${lineId}/plan`, { planId: plan.id, totalCents }),
        201,
      )
    const { lines } = await read<SavedPlan>(ann.get(`/api/plans/${plan.id}`))
    expect(lines.map(({ price }) => price)).toMatchObject([
      { state: 'priced' },
      { state: 'priced', totalCents: 90_000 },
      { state: 'ordered', status: 'quoted', totalCents: 70_000 },
    ])

    const csv = await (await ann.get(`/api/briefs/${id}/answers.csv`)).text()
    expect(csv).toContain('Lit until')
    expect(csv).toContain('Midnight')
    expect((await ann.get(`/api/briefs/${id}/answers.xlsx`)).status).toBe(200)
  })

  it('shows changed prices and withdrawn spaces, and takes neither unseen', async () => {
    const { id } = await read<Brief>(await send(period(12)), 201)
    await answer(north!, id, { weeks: 12 })
    await db.updateTable('brief_lines').set({ total_cents: 80_000 }).where('brief_id', '=', id).execute()
    const { lines } = await read<Brief>(ann.get(`/api/briefs/${id}`))
    const [line] = lines
    expect(line).toMatchObject({ totalCents: 80_000, nowCents: 90_000 })
    const take = (totalCents: number) =>
      ann.send('POST', `/api/briefs/${id}/lines/${line!.id}/plan`, { planId: null, totalCents })
    expect((await take(80_000)).status).toBe(409)
    const of = db.updateTable('listings').where('id', '=', north!.listingId)
    await of.set({ status: 'paused' }).execute()
    await context.search.catchUp()
    const gone = await read<Brief>(ann.get(`/api/briefs/${id}`))
    expect(gone.lines).toMatchObject([{ nowCents: null, problem: expect.any(String) }])
    expect((await take(90_000)).status).toBeGreaterThanOrEqual(400)
    await of.set({ status: 'active' }).execute()
    await context.search.catchUp()
    const { planId } = await read<{ planId: number }>(take(90_000), 201)
    expect(await read<SavedPlan>(ann.get(`/api/plans/${planId}`))).toMatchObject({
      name: 'Boards for spring',
    })
  })

  it('is declined with a reason and asked about, and shows no seller another', async () => {
    const { id } = await read<Brief>(await send({ showsBudget: true }), 201)
    const { client } = south!.seller
    expect((await client.send('POST', `/api/my/briefs/${id}/refusals`, { reason: ' ' })).status).toBe(400)
    const asked = client.send('POST', `/api/my/briefs/${id}/questions`, { text: 'Is it for one brand?' })
    const { conversationId } = await read<{ conversationId: number }>(asked, 201)
    expect((await ann.get(`/api/conversations/${conversationId}`)).status).toBe(200)
    await read(client.send('POST', `/api/my/briefs/${id}/refusals`, { reason: 'All sold.' }))
    const { answers } = await read<Brief>(ann.get(`/api/briefs/${id}`))
    expect(answers).toMatchObject([
      { state: 'declined', reason: 'All sold.', conversationId },
      { state: 'sent' },
    ])
    const seen = await received(north!, id)
    expect(seen.budgetCents).toBe(200_000)
    expect(JSON.stringify(seen)).not.toContain('All sold.')
    const { client: stranger } = await buildMember(app)
    for (const path of [`/api/briefs/${id}`, `/api/my/briefs/${id}`])
      expect((await stranger.get(path)).status).toBe(404)
    expect((await client.get(`/api/briefs/${id}`)).status).toBe(404)
  })

  it('closes when it is due, after one reminder', async () => {
    const { id } = await read<Brief>(await send(), 201)
    const brief = db.selectFrom('briefs').select('closes_at').where('id', '=', id)
    const { closes_at } = await brief.executeTakeFirstOrThrow()
    const means = briefMeans(context)
    // it closes as a day ends, seven to eight days from now
    const at = (hours: number) => ({ ...context, now: () => new Date(+closes_at + hours * 3_600_000) })
    await runBriefClock(at(-25), means)
    expect(await noticesOf(db, south!.sellerId, 'brief', id)).toHaveLength(1)
    await runBriefClock(at(-23), means)
    await runBriefClock(at(-1), means)
    expect(await noticesOf(db, south!.sellerId, 'brief', id)).toHaveLength(2)
    await runBriefClock(at(1), means)
    await runBriefClock(at(25), means)
    const told = await noticesOf(db, annId, 'brief-answer', id)
    expect(told).toMatchObject([{ data: { text: '“Boards for spring” has closed: 0 of 2 answered' } }])
    const { client } = north!.seller
    const cells = [{ id: north!.listingId, unitId: null, ...period(8) }]
    const late = await client.send('POST', `/api/my/briefs/${id}/lines`, { cells })
    expect([late.status, (await late.json()).code]).toEqual([409, 'brief-closed'])
  })

  it('is answered by forms without scripts, and sent five times a day', async () => {
    const { id } = await read<Brief>(await send(period(16)), 201)
    const { client } = north!.seller
    const post = (what: string, form: Record<string, string>) =>
      client.send('POST', `/api/my/briefs/${id}/${what}`, undefined, {
        body: new URLSearchParams(form),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    const { from, to } = period(16)
    const added = await post('cells', { cell: `${north!.listingId}::${from}:${to}` })
    expect([added.status, added.headers.get('location')]).toEqual([303, `/sell/briefs/${id}#answer`])
    const [line] = (await received(north!, id)).lines
    const field = String(line!.id)
    const answered = { line: field, [`price.${field}`]: '$650', [`cell.${field}.0`]: 'Dusk', validDays: '10' }
    expect((await post('answers', { ...answered, [`price.${field}`]: 'much' })).status).toBe(400)
    expect((await post('answers', answered)).status).toBe(303)
    const { lines } = await read<Brief>(ann.get(`/api/briefs/${id}`))
    expect(lines).toMatchObject([{ price: 'offer', totalCents: 65_000, cells: ['Dusk', ''] }])
    expect((await post('questions', { text: 'For one brand?' })).headers.get('location')).toMatch(
      /^\/inbox\//,
    )
    expect((await post('refusals', { reason: 'Sold meanwhile.' })).status).toBe(303)
    expect((await read<Brief>(ann.get(`/api/briefs/${id}`))).lines).toEqual([])
    expect((await send()).status).toBe(429)
  })

  it('is answered below the floor of the rate card by a manager alone', async () => {
    const { bobId, id, compare } = await startBrief(24)
    const terms = db.updateTable('booking_terms').where('listing_id', '=', south!.listingId)
    await terms.set({ rates: floorAt(9000) }).execute()
    const { client: sales } = await buildColleague(app, south!.sellerId, 'sales')
    const [line] = (await answer(south!, id, { weeks: 24 })).lines
    const offer = (client: TestClient, spaceCents: number) =>
      client.send('PUT', `/api/my/briefs/${id}/answer`, { lines: [{ id: line!.id, spaceCents }] })
    const refused = await offer(sales, 70_000)
    expect(refused.status).toBe(400)
    expect((await refused.json()).message).toContain('offered below the minimum of the rate card.')
    expect((await compare()).lines).toMatchObject([{ totalCents: 90_000 }])
    await read(offer(sales, 85_000))
    await read(offer(south!.seller.client, 70_000))
    // what a manager sent may be sent again as it is
    await read(offer(sales, 70_000))
    expect((await compare()).lines).toMatchObject([{ totalCents: 70_000, nowCents: 70_000 }])
    const [first, changed, ...more] = await noticesOf(db, bobId, 'brief-answer', id)
    expect([first?.count, changed?.count, more]).toEqual([1, 2, []])
    expect(changed?.data).toMatchObject({
      text: expect.stringMatching(/ changed its answer to “Boards for spring”: 1 line cheaper by \$150$/),
    })
    await terms.set({ rates: null }).execute()
  })

  it('is taken neither at a price that changes meanwhile, nor until a day that has been', async () => {
    const { bob, bobId, id, planId, compare } = await startBrief(28)
    await answer(south!, id, { weeks: 28, spaceCents: 70_000 })
    const [line] = (await compare()).lines
    const lines = db.updateTable('brief_lines').where('id', '=', line!.id)
    const actor = { organizationId: bobId, personId: bobId } as Parameters<typeof takeLine>[2]['actor']
    const asked = { actor, id, lineId: line!.id, planId, totalCents: 70_000 }
    const means = briefMeans(context)
    const price: typeof means.price = async (given) => {
      const terms = await means.price(given)
      await lines.set({ space_cents: 80_000 }).execute()
      return terms
    }
    await expect(takeLine(context, { ...means, price }, asked)).rejects.toMatchObject({ code: 'conflict' })
    await lines.set({ space_cents: 70_000 }).execute()
    // on its first day
    const now = () => new Date(Date.parse(`${line!.first}T20:00:00Z`))
    const recipients = db.updateTable('brief_recipients').where('brief_id', '=', id)
    await recipients.set({ valid_until: new Date(now().getTime() + 9 * 86_400_000) }).execute()
    await takeLine({ ...context, now }, briefMeans({ ...context, now }), asked)
    const ofBob = db.selectFrom('bookings').select(['id', 'deadline_at']).where('buyer_id', '=', bobId)
    const booking = await ofBob.executeTakeFirstOrThrow()
    const hours = (booking.deadline_at!.getTime() - now().getTime()) / 3_600_000
    expect([hours > 0, hours < 24]).toEqual([true, true])
    // its buyer's own days are not in the way, and its price is that of the offer
    expect((await bookingClient(bob).step(booking.id, 'accept')).status).toBe('awaiting-payment')
    expect((await compare()).lines).toMatchObject([{ planId, nowCents: 70_000, problem: null }])
    const { client } = south!.seller
    const again = (spaceCents: number) =>
      client.send('PUT', `/api/my/briefs/${id}/answer`, { lines: [{ id: line!.id, spaceCents }] })
    expect((await again(60_000)).status).toBe(400)
    expect((await again(70_000)).status).toBe(200)
    expect(await (await bob.get(`/api/briefs/${id}/answers.csv`)).text()).toContain('In a plan of yours')
  })

  it.each([
    [{ sellers: [] }],
    [{ sellers: Array.from({ length: 26 }, (_, at) => at + 1) }],
    [{ columns: ['Lit', 'lit'] }],
    [{ columns: Array.from({ length: 7 }, (_, at) => `Column ${at}`) }],
    [{ body: 'x'.repeat(4001) }],
    [{ answerBy: '2020-01-01' }],
    [{ from: '2020-01-01', to: '2020-01-28' }],
    [{ sellers: [2_000_000] }],
  ])('with %j is refused', async (body) => {
    expect((await send(body)).status).toBe(400)
  })
})
