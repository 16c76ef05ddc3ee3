import { beforeAll, describe, expect, it } from 'vitest'
import type { SavedPlan } from '#contract/planning/plans-saved.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import { buildMember } from '#test/support/accounts/members.ts'
import { openMarket, period } from '#test/support/booking/book.ts'
import { createTestApp, type TestClient } from '#test/support/test-app.ts'

const app = await createTestApp()
const { db, context } = app
let ann: TestClient
let bob: TestClient
/** Of two sellers, at $900 for four weeks. */
let walls: number[]

beforeAll(async () => {
  ;({ client: ann } = await buildMember(app))
  ;({ client: bob } = await buildMember(app))
  const listing = { lat: 47.25, lng: -122.45, ad_type: 'billboard' } as const
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

describe('plan again', () => {
  const again = async (plan: SavedPlan, client = ann) =>
    client.send('POST', `/api/plans/${plan.id}/copies`, {})
  const setPrice = (at: number, price: number) =>
    db.updateTable('listings').set({ price }).where('id', '=', walls[at]!).execute()

  it('copies each line at its price now and says what has changed, and leaves the plan before as it was', async () => {
    const before = await read(add(await create({ name: 'Spring', line: lineOf(0) }), lineOf(1)), 201)
    await setPrice(1, 1000)
    const answer = await again(before)
    const { plan, left } = (await answer.json()) as { plan: SavedPlan; left: object[] }
    await setPrice(1, 900)
    expect([answer.status, left, plan.name]).toEqual([201, [], 'Spring (again)'])
    expect(plan.lines.map(({ why }) => why)).toEqual([
      'The same dates, the same price.',
      expect.stringMatching(/^The same dates, \$[\d.]+ more than \$[\d.,]+\.$/),
    ])
    expect((await read(ann.get(`/api/plans/${before.id}`))).lines).toHaveLength(2)
    expect((await again(before, bob)).status).toBe(404)
  })

  it('moves what is over by whole blocks of four weeks, and names what cannot be had', async () => {
    const before = await read(add(await create({ name: 'Old', line: lineOf(0) }), lineOf(1)), 201)
    await db
      .updateTable('plan_lines')
      .set({ first_day: '2026-01-05', last_day: '2026-02-01' })
      .where('plan_id', '=', before.id)
      .execute()
    await db.updateTable('listings').set({ status: 'paused' }).where('id', '=', walls[1]!).execute()
    await context.search.catchUp()
    const { plan, left } = (await (await again(before)).json()) as {
      plan: SavedPlan
      left: { message: string }[]
    }
    await db.updateTable('listings').set({ status: 'active' }).where('id', '=', walls[1]!).execute()
    await context.search.catchUp()
    expect(plan.lines).toHaveLength(1)
    expect(plan.lines[0]?.why).toMatch(/ in place of Jan 5 to Feb 1, 2026, /)
    // days of the market, which are not those of UTC in its afternoon
    expect([toMarketDate(new Date()), plan.lines[0]!.first].sort()[1]).toBe(plan.lines[0]!.first)
    expect(left).toMatchObject([{ message: 'Listing not found' }])
  })

  it('names a line that cannot be had though the space is in the plan twice', async () => {
    const line = lineOf(0)
    const before = await read(add(await create({ name: 'Twice', line }), lineOf(0, 16)), 201)
    // both lines in the same days: of the second there is none
    await db
      .updateTable('plan_lines')
      .set({ first_day: before.lines[0]!.first, last_day: before.lines[0]!.last })
      .where('plan_id', '=', before.id)
      .execute()
    const { plan, left } = (await (await again(before)).json()) as { plan: SavedPlan; left: object[] }
    expect([plan.lines.length, left.length]).toEqual([1, 1])
  })

  it('is one plan however often it is pressed, and none without lines', async () => {
    const before = await create({ name: 'Once', line: lineOf(0) })
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const press = () => ann.send('POST', `/api/plans/${before.id}/copies`, {}, { headers })
    const [one, two] = [await (await press()).json(), await (await press()).json()]
    expect(one.plan.id).toBe(two.plan.id)
    expect((await again(await create({ name: 'Empty' }))).status).toBe(409)
  })
})
