import { beforeAll, expect, it } from 'vitest'
import type { SavedPlan } from '#contract/planning/plans-saved.ts'
import { buildMember } from '#test/support/accounts/members.ts'
import { openMarket, period } from '#test/support/booking/book.ts'
import { createTestApp, type TestClient } from '#test/support/test-app.ts'

const app = await createTestApp()
const FIGURE = JSON.stringify({ value: 28_000, per: '4-week', basis: 'modelled' })
let ann: TestClient
/** Of two sellers, in one town. */
let walls: { listingId: number; sellerId: number }[]

beforeAll(async () => {
  ;({ client: ann } = await buildMember(app))
  const listing = { lat: 47.25, lng: -122.45, ad_type: 'billboard', audience: FIGURE } as const
  walls = [await openMarket(app, { listing }), await openMarket(app, { listing })]
  await app.context.search.catchUp()
})

const read = async (id: number) => (await (await ann.get(`/api/plans/${id}`)).json()) as SavedPlan
const post = (plan: SavedPlan, step: string, given: Record<string, string>, client = ann) =>
  client.post(`/api/plans/${plan.id}/lines/${plan.lines[0]!.id}/${step}/form`, new URLSearchParams(given))

/** A plan of the first wall, whose seller has taken the days for something else. */
async function planTaken(weeks: number): Promise<SavedPlan> {
  const { listingId, sellerId } = walls[0]!
  const line = { listingId, ...period(weeks) }
  const made = await ann.send('POST', '/api/plans', { name: 'Taken', line })
  const { id, lines } = (await made.json()) as SavedPlan
  const seller = await app.as(sellerId)
  const block = { unitId: lines[0]!.unitId, ...period(weeks) }
  expect((await seller.send('POST', `/api/my/listings/${listingId}/blocks`, block)).status).toBeLessThan(300)
  return read(id)
}

it('the nearest free dates are taken by a form, as often as it is sent', async () => {
  const plan = await planTaken(8)
  const { price } = plan.lines[0]!
  const { first, last } = price.state === 'refused' && price.nearest ? price.nearest : { first: '', last: '' }
  for (let twice = 0; twice < 2; twice++) {
    const answer = await post(plan, 'dates', { from: first, to: last, quantity: '1' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/plans/${plan.id}`])
  }
  const { lines } = await read(plan.id)
  expect(lines).toMatchObject([{ first, last, price: { state: 'priced' } }])
})

it('another space is taken by a form; sent twice it is one, and leads to the plan', async () => {
  const plan = await planTaken(24)
  for (const answer of await Promise.all([post(plan, 'replacement', {}), post(plan, 'replacement', {})]))
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/plans/${plan.id}`])
  expect((await read(plan.id)).lines).toMatchObject([{ listingId: walls[1]!.listingId }])
})

it('the plan is made again by a form, once under its key, past a page that names what it is without', async () => {
  const plan = await planTaken(56)
  const again = (key: string) => ann.post(`/api/plans/${plan.id}/copies/form`, new URLSearchParams({ key }))
  const [made, twice] = [await again('again-by-a-form'), await again('again-by-a-form')]
  const path = made.headers.get('location')
  expect([made.status, path, twice.headers.get('location')]).toEqual([
    303,
    expect.stringMatching(/^\/plans\/\d+$/),
    path,
  ])
  expect((await read(Number(path!.split('/').at(-1)))).name).toBe('Taken (again)')
  const gone = app.db.updateTable('listings').where('id', '=', walls[0]!.listingId)
  await gone.set({ status: 'paused' }).execute()
  await app.context.search.catchUp()
  const without = await again('again-without')
  await gone.set({ status: 'active' }).execute()
  await app.context.search.catchUp()
  expect([without.status, await without.text()]).toEqual([200, expect.stringContaining('Left out: ')])
})

it('a line is taken out by a form, as often as it is sent', async () => {
  const plan = await planTaken(64)
  for (let twice = 0; twice < 2; twice++) expect((await post(plan, 'removal', {})).status).toBe(303)
  expect((await read(plan.id)).lines).toEqual([])
})

it.each([
  ['days that cannot be read', 32, { from: 'soon', to: '', quantity: '1' }],
  ['nothing at all', 40, {}],
])('%s: nothing is changed, and the page says so', async (_what, weeks, given) => {
  const plan = await planTaken(weeks)
  const answer = await post(plan, 'dates', given as Record<string, string>)
  expect([answer.status, await answer.text()]).toEqual([
    400,
    expect.stringContaining('The plan was not changed'),
  ])
  expect((await read(plan.id)).lines).toEqual(plan.lines)
})

it('is nobody else’s', async () => {
  const plan = await planTaken(48)
  const { client: bob } = await buildMember(app)
  const given = { ...period(60), quantity: '1' }
  for (const step of ['dates', 'replacement', 'removal'])
    expect((await post(plan, step, given, bob)).status).toBe(404)
  expect((await read(plan.id)).lines).toEqual(plan.lines)
})
