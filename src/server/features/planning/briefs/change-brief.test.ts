import { beforeAll, expect, it } from 'vitest'
import type { Brief } from '#contract/planning/briefs.ts'
import type { ReceivedBrief } from '#contract/planning/briefs-received.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import { addDays } from '#domain/zoned-time.ts'
import { buildMember } from '#test/support/accounts/members.ts'
import { openMarket, period } from '#test/support/booking/book.ts'
import { readAnswer as read } from '#test/support/planning/read-answer.ts'
import { createTestApp, type TestClient } from '#test/support/test-app.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })
/** Nobody else's town. */
const AD = { lat: 48.36, lng: -120.12, ad_type: 'billboard' } as const
const inDays = (days: number) => addDays(toMarketDate(new Date()), days)
type Market = Awaited<ReturnType<typeof openMarket>>
let ann: TestClient
let [north, south]: Market[] = []
let planId: number

beforeAll(async () => {
  ;({ client: ann } = await buildMember(app))
  north = await openMarket(app, { listing: { ...AD, title: 'North board' } })
  south = await openMarket(app, { listing: { ...AD, title: 'South board' } })
  await app.context.search.catchUp()
  ;({ id: planId } = await read<{ id: number }>(ann.send('POST', '/api/plans', { name: 'Spring' }), 201))
  const line = { listingId: north.listingId, ...period(20) }
  await read(ann.send('POST', `/api/plans/${planId}/lines`, line), 201)
})

async function sendBrief(): Promise<Brief> {
  const sellers = [north!.sellerId, south!.sellerId]
  const words = { title: 'Boards for spring', body: 'Two boards by the river.', answerBy: inDays(7) }
  return read<Brief>(ann.send('POST', '/api/briefs', { ...words, planId, ...period(8), sellers }), 201)
}

const change = (id: number, body: object, client = ann) => client.send('PATCH', `/api/briefs/${id}`, body)
const received = (market: Market, id: number) =>
  read<ReceivedBrief>(market.seller.client.get(`/api/my/briefs/${id}`))

async function answer(market: Market, id: number, more: object = {}, status = 200) {
  const { client } = market.seller
  const cells = [{ id: market.listingId, unitId: null, ...period(8) }]
  const { lines } = await read<ReceivedBrief>(
    client.send('POST', `/api/my/briefs/${id}/lines`, { cells }),
    201,
  )
  const body = { lines: lines.map((line) => ({ id: line.id })), ...more }
  return read<{ message: string }>(client.send('PUT', `/api/my/briefs/${id}/answer`, body), status)
}

const noticesOf = (market: Market) =>
  app.db.selectFrom('notices').select('data').where('user_id', '=', market.sellerId).orderBy('id').execute()

it('is changed before anybody answers, and each of its sellers is told', async () => {
  const { id, version } = await sendBrief()
  const before = (await noticesOf(south!)).length
  const changed = await read<Brief>(change(id, { version, body: 'Three boards.', answerBy: inDays(10) }))
  expect(changed).toMatchObject({ body: 'Three boards.', version: 2 })
  expect(await received(north!, id)).toMatchObject({ body: 'Three boards.', version: 2 })
  const told = (await noticesOf(south!)).slice(before)
  expect(told.map(({ data }) => (data as { text: string }).text)).toEqual([
    expect.stringMatching(/^“Boards for spring” was changed: read it again, and takes answers until .* now$/),
  ])
})

it('keeps its words once a seller has answered, and takes more time and a note', async () => {
  const { id, version } = await sendBrief()
  await answer(north!, id)
  const refused = await change(id, { version, body: 'Three boards.' })
  expect([refused.status, await refused.json()]).toEqual([
    400,
    expect.objectContaining({ fields: { body: expect.stringMatching(/Add a note/) } }),
  ])
  const changed = await read<Brief>(change(id, { version, note: 'Lit ones first.', answerBy: inDays(9) }))
  expect(changed).toMatchObject({ note: 'Lit ones first.', body: 'Two boards by the river.' })
  expect((await received(south!, id)).note).toBe('Lit ones first.')
  expect((await received(north!, id)).answer.note).toBe('')
})

it('two who change it at once do not undo each other, and the same change twice is one', async () => {
  const { id, version } = await sendBrief()
  const both = [change(id, { version, body: 'One.' }), change(id, { version, body: 'Two.' })]
  const statuses = (await Promise.all(both)).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, 409])
  const now = await read<Brief>(ann.get(`/api/briefs/${id}`))
  expect((await change(id, { version, body: now.body })).status).toBe(200)
  expect((await read<Brief>(ann.get(`/api/briefs/${id}`))).version).toBe(2)
})

it('is not answered as it was read before its words changed', async () => {
  const { id, version } = await sendBrief()
  await read(change(id, { version, body: 'Three boards.' }))
  const { message } = await answer(north!, id, { version }, 409)
  expect(message).toMatch(/^The buyer changed this brief/)
  await answer(north!, id, { version: version + 1 })
})

it('whoever answers while its words change answers to those, or the words stay', async () => {
  const { id, version } = await sendBrief()
  await answer(south!, id, {}, 200)
  const { id: other, version: first } = await sendBrief()
  const raced = await Promise.all([
    answer(north!, other, { version: first }).then(
      () => 'answered',
      () => 'refused',
    ),
    change(other, { version: first, body: 'Three boards.' }).then(({ status }) => status),
  ])
  expect([
    ['answered', 400],
    ['refused', 200],
  ]).toContainEqual(raced)
  expect((await change(id, { version, title: 'Another name' })).status).toBe(400)
})

it.each([
  ['less time', { answerBy: inDays(2) }, 400],
  ['more than a month', { answerBy: inDays(60) }, 400],
])('is not given %s', async (_what, wanted, status) => {
  const { id, version } = await sendBrief()
  expect((await change(id, { version, ...wanted })).status).toBe(status)
})

it('is deleted as long as nobody has answered, and never by others', async () => {
  const { id, version } = await sendBrief()
  const { client: bob } = await buildMember(app)
  expect((await bob.send('DELETE', `/api/briefs/${id}`)).status).toBe(404)
  expect((await change(id, { version, note: 'Mine' }, bob)).status).toBe(404)
  await read(ann.send('DELETE', `/api/briefs/${id}`))
  expect((await north!.seller.client.get(`/api/my/briefs/${id}`)).status).toBe(404)
  const texts = (await noticesOf(north!)).map(({ data }) => (data as { text: string }).text)
  expect(texts.at(-1)).toBe('“Boards for spring” was withdrawn by its buyer')

  const { id: kept, version: first } = await sendBrief()
  await answer(north!, kept)
  expect((await ann.send('DELETE', `/api/briefs/${kept}`)).status).toBe(409)
  await read(ann.send('POST', `/api/briefs/${kept}/closing`))
  expect((await change(kept, { version: first, note: 'Late' })).status).toBe(409)
})
