import { beforeAll, describe, expect, it } from 'vitest'
import type { SavedPlan } from '#contract/planning/plans-saved.ts'
import { MAX_PLAN_LINES, MAX_PLANS } from '#domain/planning/limits.ts'
import { buildMember } from '#test/support/accounts/members.ts'
import { openMarket, period } from '#test/support/booking/book.ts'
import { createTestApp, type TestClient } from '#test/support/test-app.ts'

const app = await createTestApp()
const { db, context } = app
const FIGURE = JSON.stringify({ value: 28_000, per: '4-week', basis: 'modelled' })
let ann: TestClient
let bob: TestClient
/** Of two sellers, at $900 for four weeks. */
let walls: number[]

beforeAll(async () => {
  ;({ client: ann } = await buildMember(app))
  ;({ client: bob } = await buildMember(app))
  const listing = { lat: 47.25, lng: -122.45, ad_type: 'billboard', audience: FIGURE } as const
  const markets = [await openMarket(app, { listing }), await openMarket(app, { listing })]
  walls = markets.map(({ listingId }) => listingId)
  await context.search.catchUp()
})

async function read(answer: Response | Promise<Response>, status = 200): Promise<SavedPlan> {
  const got = await answer
  const body = await got.json()
  expect([got.status, body]).toEqual([status, expect.anything()])
  return body as SavedPlan
}

const create = async (body: object, client = ann) => read(client.send('POST', '/api/plans', body), 201)
const lineOf = (at: number, weeks = 8) => ({ listingId: walls[at], ...period(weeks) })
const add = (plan: SavedPlan, line: object) => ann.send('POST', `/api/plans/${plan.id}/lines`, line)

describe('plans', () => {
  it('hold spaces with dates, each at its price now, and what they bring by kind of figure', async () => {
    const { id, ...made } = await create({ name: 'January', line: lineOf(0) })
    expect(made).toMatchObject({ name: 'January', budgetCents: null, inputs: null })
    const plan = await read(add({ ...made, id }, lineOf(1)), 201)
    const quote = await (await ann.send('POST', `/api/listings/${walls[0]}/quotes`, period(8))).json()
    expect(plan.lines.map(({ price, why }) => [price, why])).toEqual([
      [{ state: 'priced', totalCents: quote.totalCents, mode: 'request' }, null],
      [{ state: 'priced', totalCents: quote.totalCents, mode: 'request' }, null],
    ])
    expect(plan.totalCents).toBe(2 * quote.totalCents)
    expect(plan.totals).toMatchObject([{ basis: 'modelled', spaces: 2, contacts: 56_000 }])
    const listed = await (await ann.get('/api/plans')).json()
    expect(listed[0]).toMatchObject({
      id,
      name: 'January',
      lines: 2,
      first: period(8).from,
      last: period(8).to,
    })
  })

  it('made for a budget hold what was solved, by the name of place and dates', async () => {
    const inputs = { place: 'Tacoma', ...period(8), budget: 5000, sellerShare: 100 }
    const solved = await (await ann.send('POST', '/api/plans/solve', inputs)).json()
    const plan = await create({ inputs })
    expect(plan.name).toMatch(/^Tacoma, /)
    expect(plan.budgetCents).toBe(500_000)
    expect(solved.lines.length).toBeGreaterThan(0)
    expect(plan.lines.map((line) => [line.listingId, line.first, line.addedCents, line.why])).toEqual(
      solved.lines.map(
        (line: { listing: { id: number }; first: string; totalCents: number; why: string }) => [
          line.listing.id,
          line.first,
          line.totalCents,
          line.why,
        ],
      ),
    )
    expect(plan.totalCents).toBe(solved.totalCents)
    expect([plan.certificate, plan.certificate?.percent]).toEqual([solved.certificate, expect.any(Number)])
    const without = async (lineId: number) => {
      await ann.send('DELETE', `/api/plans/${plan.id}/lines/${lineId}`)
      return (await read(ann.get(`/api/plans/${plan.id}`))).certificate
    }
    // a line that is gone already changes nothing
    expect(await without(2_000_000)).toEqual(solved.certificate)
    // of other lines nothing is known
    expect(await without(plan.lines[0]!.id)).toBeNull()
  })

  it('keep a name, unless nothing can be read in it', async () => {
    expect((await ann.send('POST', '/api/plans', {})).status).toBe(400)
    const plan = await create({ name: 'Spring' })
    const renamed = await ann.send('PATCH', `/api/plans/${plan.id}`, { name: 'Summer', budget: 800 })
    expect(await read(renamed)).toMatchObject({ name: 'Summer', budgetCents: 80_000 })
    expect((await ann.send('PATCH', `/api/plans/${plan.id}`, { name: ' ' })).status).toBe(400)
    expect(await read(ann.send('PATCH', `/api/plans/${plan.id}`, { budget: null }))).toMatchObject({
      name: 'Summer',
      budgetCents: null,
    })
  })

  it('end with a last one, and lines with a last line', async () => {
    const { client, id: owner_id } = await buildMember(app)
    const names = Array.from({ length: MAX_PLANS }, (_, at) => ({ owner_id, name: `Plan ${at}` }))
    const [first] = await db.insertInto('plans').values(names).returning('id').execute()
    const answer = await client.send('POST', '/api/plans', { name: 'One more' })
    expect([answer.status, (await answer.json()).message]).toEqual([
      409,
      'You can keep 100 plans. Delete one you no longer need.',
    ])
    // refused before anything is solved, which would not know the place
    const unsolved = await client.send('POST', '/api/plans', {
      inputs: { ...period(8), budget: 5000, place: 'Nowhere at all' },
    })
    expect(unsolved.status).toBe(409)
    // nor is a copy priced first: this one has no lines
    const copied = await client.send('POST', `/api/plans/${first!.id}/copies`)
    expect((await copied.json()).message).toBe('You can keep 100 plans. Delete one you no longer need.')
    const line = { plan_id: first!.id, listing_id: walls[0]!, first_day: '2020-01-01', added_cents: 1 }
    const lines = Array.from({ length: MAX_PLAN_LINES }, () => ({ ...line, last_day: '2020-01-01' }))
    await db.insertInto('plan_lines').values(lines).execute()
    const refused = await client.send('POST', `/api/plans/${first!.id}/lines`, lineOf(0))
    expect((await refused.json()).message).toBe('A plan holds 60 lines. Take some out first.')
  })

  it('are asked for under a key once', async () => {
    const headers = { headers: { 'idempotency-key': 'the-same-plan' } }
    const twice = [1, 2].map(() => ann.send('POST', '/api/plans', { name: 'Once' }, headers))
    const [one, two] = await Promise.all(twice.map(async (answer) => (await read(answer, 201)).id))
    expect(one).toBe(two)
  })
})

describe('a line', () => {
  it('is in a plan once, can be moved to other dates, and taken out', async () => {
    const plan = await create({ name: 'Moves', line: lineOf(0) })
    expect((await (await add(plan, lineOf(0))).json()).message).toBe(
      'This space is in the plan for these dates already.',
    )
    const path = `/api/plans/${plan.id}/lines/${plan.lines[0]!.id}`
    const moved = await read(ann.send('PATCH', path, period(12)))
    expect(moved.lines[0]).toMatchObject({ first: period(12).from, last: period(12).to })
    const kept = await read(add(moved, lineOf(0)), 201)
    const onto = await ann.send('PATCH', `/api/plans/${plan.id}/lines/${kept.lines[1]!.id}`, period(12))
    expect((await onto.json()).message).toBe('This space is in the plan for these dates already.')
    await read(ann.send('DELETE', `/api/plans/${plan.id}/lines/${kept.lines[1]!.id}`))
    for (let twice = 0; twice < 2; twice++) {
      await read(ann.send('DELETE', path))
      expect((await read(ann.get(`/api/plans/${plan.id}`))).lines).toEqual([])
    }
  })

  it('says why it cannot be had, with the nearest dates, and counts in no total', async () => {
    const { client } = await buildMember(app)
    const plan = await create({ name: 'Taken', line: lineOf(1, 16) })
    const { seller_id } = await db
      .selectFrom('listings')
      .select('seller_id')
      .where('id', '=', walls[1]!)
      .executeTakeFirstOrThrow()
    const seller = await app.as(seller_id)
    const blocked = await seller.send('POST', `/api/my/listings/${walls[1]}/blocks`, {
      unitId: plan.lines[0]!.unitId,
      from: period(16).from,
      to: period(16).to,
    })
    expect(blocked.status, await blocked.text()).toBeLessThan(300)
    const [line] = (await read(ann.get(`/api/plans/${plan.id}`))).lines
    expect(line!.price).toMatchObject({ state: 'refused', nearest: { first: expect.any(String) } })
    expect((await read(ann.get(`/api/plans/${plan.id}`))).totalCents).toBe(0)
    expect((await client.get(`/api/plans/${plan.id}`)).status).toBe(404)
  })

  it('is replaced by the best other space of its kind and days, if there is one', async () => {
    const plan = await create({ name: 'Other', line: lineOf(0, 52) })
    const replace = ({ id, lines }: SavedPlan) =>
      ann.send('POST', `/api/plans/${id}/lines/${lines[0]!.id}/replacement`)
    const replaced = await read(replace(plan))
    expect(replaced.lines).toMatchObject([
      { listingId: walls[1], first: period(52).from, why: expect.stringMatching(/^In place of /) },
    ])
    await read(add(replaced, lineOf(0, 52)), 201)
    const none = await replace(replaced)
    expect([none.status, (await none.json()).message]).toEqual([
      409,
      expect.stringMatching(/^No other space of this kind is free in these dates for \$/),
    ])
  })

  it('of a space that was withdrawn stays, without the space', async () => {
    const { listingId } = await openMarket(app)
    const plan = await create({ name: 'Gone', line: { listingId, ...period(8) } })
    await db.updateTable('listings').set({ status: 'archived' }).where('id', '=', listingId).execute()
    await context.search.catchUp()
    const [line] = (await read(ann.get(`/api/plans/${plan.id}`))).lines
    expect(line).toMatchObject({ listing: null, price: { state: 'refused', message: 'Listing not found' } })
  })
})

describe('a plan becomes an order', () => {
  const order = async (id: number, client = ann) =>
    (await client.send('POST', `/api/plans/${id}/order`)).json()

  it('once, however often it is pressed, and says what could not be had', async () => {
    const plan = await create({ name: 'All', line: lineOf(0, 24) })
    await read(add(plan, lineOf(1, 24)), 201)
    const gone = (await openMarket(app)).listingId
    await read(add(plan, { listingId: gone, ...period(24) }), 201)
    await db.updateTable('listings').set({ status: 'archived' }).where('id', '=', gone).execute()
    const pressed = await Promise.all([order(plan.id), order(plan.id)])
    expect(pressed.reduce((sum, { added }) => sum + added, 0)).toBe(2)
    expect(pressed[0].refused).toMatchObject([{ message: 'Listing not found' }])
    const current = await (await ann.get('/api/orders/current')).json()
    const spaces = current.bookings.map(({ listing }: { listing: { id: number } }) => listing.id)
    expect(spaces.toSorted()).toEqual(walls.toSorted())
    const now = await read(ann.get(`/api/plans/${plan.id}`))
    expect(now.lines.map(({ price }) => price.state)).toEqual(['ordered', 'ordered', 'refused'])
    const moved = await ann.send('PATCH', `/api/plans/${plan.id}/lines/${now.lines[0]!.id}`, period(28))
    expect((await moved.json()).message).toBe('This line is requested already. Change it in its booking.')
  })

  it('anew where a booking came to nothing', async () => {
    const plan = await create({ name: 'Again', line: lineOf(0, 32) }, bob)
    const first = await order(plan.id, bob)
    const { bookingId } = first.plan.lines[0].price
    await db.updateTable('bookings').set({ status: 'declined' }).where('id', '=', bookingId).execute()
    const [line] = (await read(bob.get(`/api/plans/${plan.id}`))).lines
    expect(line).toMatchObject({ ended: { bookingId, status: 'declined' }, price: { state: 'priced' } })
    const listed = async () => (await (await bob.get('/api/plans')).json())[0].bookings
    expect(await listed()).toEqual([{ status: 'declined', lines: 1 }])
    expect((await order(plan.id, bob)).added).toBe(1)
    expect(await listed()).toEqual([{ status: 'draft', lines: 1 }])
  })

  it('as far as it goes: the first refusal that holds for all ends it, and is said once', async () => {
    const { client } = await buildMember(app)
    const plan = await create({ name: 'Long', line: lineOf(0, 40) }, client)
    const markets = await Promise.all(Array.from({ length: 21 }, () => openMarket(app)))
    const lines = markets.map(({ listingId }) => ({
      plan_id: plan.id,
      listing_id: listingId,
      first_day: period(40).from,
      last_day: period(40).to,
      added_cents: 1,
    }))
    await db.insertInto('plan_lines').values(lines).execute()
    const done = await order(plan.id, client)
    expect([done.added, done.refused.length]).toEqual([20, 1])
  })

  it('not without a space', async () => {
    const { id } = await create({ name: 'Empty' })
    const answer = await ann.send('POST', `/api/plans/${id}/order`)
    expect([answer.status, (await answer.json()).message]).toEqual([
      409,
      'Add at least one space to this plan first.',
    ])
  })
})
