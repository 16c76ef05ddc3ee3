import { expect, it } from 'vitest'
import type { SavedPlan } from '#contract/planning/plans-saved.ts'
import { buildMember } from '#test/support/accounts/members.ts'
import { openMarket, period } from '#test/support/booking/book.ts'
import { createTestApp, type TestClient } from '#test/support/test-app.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })
const { db } = app

/** A plan of one space whose dates another has meanwhile. */
async function openTaken(weeks: number) {
  const market = await openMarket(app, { terms: { mode: 'instant' } })
  await app.context.search.catchUp()
  const { client: ann, id: annId } = await buildMember(app)
  const made = await ann.send('POST', '/api/plans', {
    name: 'Spring',
    line: { listingId: market.listingId, ...period(weeks) },
  })
  const { id, lines } = (await made.json()) as SavedPlan
  const holder = await market.buy()
  const taken = await holder.draft({ listingId: market.listingId, ...period(weeks) })
  expect(await holder.step(taken.id, 'book')).toMatchObject({ status: 'awaiting-payment' })
  const read = async () => (await (await ann.get(`/api/plans/${id}`)).json()) as SavedPlan
  const path = `/api/plans/${id}/lines/${lines[0]!.id}/wait`
  return { ann, annId, id, path, read, free: () => holder.step(taken.id, 'withdraw') }
}

const waiting = (buyerId: number) =>
  db
    .selectFrom('waitlist_entries as entry')
    .innerJoin('bookings', 'bookings.id', 'entry.booking_id')
    .select(['bookings.id', 'bookings.status', 'bookings.request'])
    .where('buyer_id', '=', buyerId)
    .execute()
const bookings = (buyerId: number) =>
  db.selectFrom('bookings').select('status').where('buyer_id', '=', buyerId).execute()

it('waits once, however often it is pressed, counts in no total, and is held when its turn comes', async () => {
  const { ann, annId, id, path, read, free } = await openTaken(10)
  const [line] = (await read()).lines
  expect(line!.price).toMatchObject({ state: 'refused', waitlist: { isJoined: false, needsBrand: true } })
  const unsaid = await ann.send('POST', path, {})
  expect([unsaid.status, (await unsaid.json()).fields]).toEqual([
    400,
    { brand: 'Please say what is advertised' },
  ])
  expect(await bookings(annId)).toEqual([])

  const press = () => ann.send('POST', path, { brand: 'Ferry Coffee' })
  const pressed = await Promise.all([press(), press(), press()])
  expect([...pressed, await press()].map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(await waiting(annId)).toMatchObject([{ status: 'draft', request: { brand: 'Ferry Coffee' } }])
  expect(await bookings(annId)).toHaveLength(1)
  const waits = await read()
  expect(waits.totalCents).toBe(0)
  expect(waits.lines[0]!.price).toMatchObject({
    state: 'refused',
    message: 'You are on the waiting list for these dates.',
    waitlist: { isJoined: true },
  })
  const preview = await (await ann.send('POST', `/api/plans/${id}/requests/preview`, {})).json()
  expect(preview.lines).toMatchObject([
    { offer: null, problem: { message: 'You are on the waiting list for these dates.' } },
  ])

  await free()
  await app.runJobs()
  expect((await read()).lines[0]!.price).toMatchObject({ state: 'ordered', status: 'held' })
})

it('stops waiting: the line is as it was before', async () => {
  const { ann, annId, path, read } = await openTaken(10)
  expect((await ann.send('POST', path, { brand: 'Ferry Coffee' })).status).toBe(200)
  for (let twice = 0; twice < 2; twice++) expect((await ann.send('DELETE', path)).status).toBe(200)
  expect(await waiting(annId)).toEqual([])
  expect(await bookings(annId)).toEqual([{ status: 'withdrawn' }])
  expect((await read()).lines[0]).toMatchObject({
    ended: null,
    price: { state: 'refused', waitlist: { isJoined: false } },
  })
})

it('waits without scripts, twice as once, and stops; nobody else can', async () => {
  const { ann, annId, id, path } = await openTaken(10)
  const post = (values: Record<string, string>, client: TestClient = ann) =>
    client.post(`${path}/form`, new URLSearchParams(values))
  expect(await (await post({})).text()).toContain('Please say what is advertised')
  for (let twice = 0; twice < 2; twice++) {
    const joined = await post({ brand: 'Ferry Coffee' })
    expect([joined.status, joined.headers.get('location')]).toEqual([303, `/plans/${id}`])
  }
  expect(await waiting(annId)).toHaveLength(1)
  const { client: bob } = await buildMember(app)
  expect((await post({ act: 'stop' }, bob)).status).toBe(404)
  expect(await waiting(annId)).toHaveLength(1)
  expect((await post({ act: 'stop' })).status).toBe(303)
  expect(await waiting(annId)).toEqual([])
})
