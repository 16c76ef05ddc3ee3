import { expect, it } from 'vitest'
import type { InventoryReport, InventoryRow } from '#contract/listings/inventory-sources-push.ts'
import { buildKey } from '#test/support/accounts/keys.ts'
import { period } from '#test/support/booking/book.ts'
import { buildListing } from '#test/support/listings/build-listing.ts'
import { buildWorkbook } from '#test/support/listings/build-workbook.ts'
import { GOOD_FILE, startSelling } from '#test/support/listings/imports.ts'
import { createTestApp, type TestClient } from '#test/support/test-app.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })
const { db } = app
const PATH = '/api/my/inventory'

async function startPushing() {
  const { sellerId } = await startSelling(app)
  const { client } = await buildKey(app, sellerId, ['inventory:write'])
  const spaces = () =>
    db
      .selectFrom('listings')
      .select(['seller_unit_id', 'status', 'price'])
      .where('seller_id', '=', sellerId)
      .orderBy('id')
      .execute()
  return { sellerId, client, spaces }
}

async function put(client: TestClient, body: string | Buffer, type = 'text/csv') {
  const answer = await client.send('PUT', PATH, undefined, {
    body: Buffer.from(body),
    headers: { 'content-type': type },
  })
  return { status: answer.status, report: (await answer.json()) as InventoryReport & { message?: string } }
}

/** The report once nothing runs any more. */
async function push(client: TestClient, body: string | Buffer, type?: string) {
  const { status, report } = await put(client, body, type)
  expect(status, report.message).toBe(202)
  await app.runJobs()
  return (await (await client.get(`${PATH}/${report.id}`)).json()) as InventoryReport
}

it('adds, changes and leaves spaces by unit id, and says of each row what became of it', async () => {
  const { client, spaces } = await startPushing()
  const first = await push(client, GOOD_FILE)
  expect(first).toMatchObject({ state: 'done', why: null, rows: 2, counts: { created: 2, bad: 0 } })
  const next = await push(
    client,
    `${GOOD_FILE.replace('900', '950')}C,Elm Street wall,Kent,cheap,\nA,Pine Street wall,Seattle,1,\n`,
  )
  expect(next).toMatchObject({ state: 'done', counts: { created: 0, updated: 1, unchanged: 1, bad: 2 } })
  const answer = await client.get(`${PATH}/${next.id}/rows`)
  expect(answer.headers.get('x-total-count')).toBe('4')
  const rows = (await answer.json()) as InventoryRow[]
  expect(
    rows.map(({ unitId, outcome, errors }) => [unitId, outcome, errors.map(({ code }) => code)]),
  ).toEqual([
    ['A', 'updated', []],
    ['B', 'unchanged', []],
    ['C', 'bad', ['unreadable']],
    ['A', 'bad', ['repeated']],
  ])
  expect(await (await client.get(`${PATH}/${next.id}/rows?show=bad`)).json()).toHaveLength(2)
  expect(await spaces()).toEqual([
    { seller_unit_id: 'A', status: 'pending', price: 950 },
    { seller_unit_id: 'B', status: 'pending', price: 500 },
  ])
})

it('answers the same bytes with the same report, also two at once', async () => {
  const { sellerId, client } = await startPushing()
  const both = await Promise.all([put(client, GOOD_FILE), put(client, GOOD_FILE)])
  const ids = both.map(({ report }) => report.id)
  expect(new Set(ids).size).toBe(1)
  await app.runJobs()
  const again = await push(client, GOOD_FILE)
  expect(again).toMatchObject({ id: ids[0], state: 'done', counts: { created: 2 } })
  await push(client, GOOD_FILE.replace('900', '950'))
  // what was said in between is said anew
  expect((await push(client, GOOD_FILE)).counts).toMatchObject({ updated: 1 })
  const made = await db.selectFrom('imports').select('id').where('seller_id', '=', sellerId).execute()
  expect(made).toHaveLength(3)
})

it.each<[string, string, (rows: object[]) => string | Buffer]>([
  ['a JSON list', 'application/json', (rows) => JSON.stringify(rows)],
  [
    'a list of a row a line',
    'application/json',
    (rows) => `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]`,
  ],
  ['JSON lines', 'application/x-ndjson', (rows) => rows.map((row) => JSON.stringify(row)).join('\n')],
  [
    'GeoJSON',
    'application/geo+json',
    (rows) =>
      JSON.stringify({
        type: 'FeatureCollection',
        features: rows.map((properties) => ({
          type: 'Feature',
          properties,
          geometry: { type: 'Point', coordinates: [-122.3, 47.6] },
        })),
      }),
  ],
  [
    'Excel',
    'application/octet-stream',
    (rows) => buildWorkbook([Object.keys(rows[0]!), ...rows.map((row) => Object.values(row) as string[])]),
  ],
])('takes %s', async (_, type, write) => {
  const { client, spaces } = await startPushing()
  const rows = [
    { unit_id: 'W-1', name: 'Wall by the ferry', city: 'Seattle, WA', type: 'billboard', price: 900 },
    { unit_id: 'W-2', name: 'Wall by the station', city: 'Tacoma, WA', type: 'billboard', price: 700 },
  ]
  expect(await push(client, write(rows), type)).toMatchObject({
    state: 'done',
    counts: { created: 2, bad: 0 },
  })
  expect((await spaces()).map(({ seller_unit_id, price }) => [seller_unit_id, price])).toEqual([
    ['W-1', 900],
    ['W-2', 700],
  ])
})

it('takes a single JSON line', async () => {
  const { client, spaces } = await startPushing()
  const line = '{"unit_id":"W-9","name":"Wall by the lake","city":"Kent, WA","type":"billboard","price":400}'
  expect(await push(client, line, 'application/x-ndjson')).toMatchObject({ state: 'done', rows: 1 })
  expect(await spaces()).toMatchObject([{ seller_unit_id: 'W-9', price: 400 }])
})

it('waits for a person where nothing says which space a row is, and refuses what is no inventory', async () => {
  const { sellerId, client, spaces } = await startPushing()
  const waits = await push(client, 'Name,City,Price\nPine Street wall,Seattle,900\n')
  expect(waits).toMatchObject({
    state: 'waits',
    why: 'No column is known as the unit id. Say which one it is, or call it “unit_id”.',
  })
  expect(await spaces()).toEqual([])
  // a column that somebody sets on the page stores nothing yet
  const owner = await app.as(sellerId)
  const plan = { fields: { sellerUnitId: 0, city: 1, price: 2 }, specifications: [], defaults: {} }
  const planned = await owner.send('PUT', `/api/imports/${waits.id}/plan`, plan)
  expect(planned.status, await planned.clone().text()).toBe(200)
  await app.runJobs()
  expect(await (await client.get(`${PATH}/${waits.id}`)).json()).toMatchObject({
    state: 'waits',
    why: 'Start it on its page: nothing is stored before.',
  })
  expect(await spaces()).toEqual([])
  for (const body of ['', '%PDF-1.7', '[1, 2]', '<html>'])
    expect((await put(client, body)).status, body).toBe(400)
  expect(await push(client, 'Unit ID,Name\n')).toMatchObject({
    state: 'failed',
    why: expect.stringContaining('no rows'),
  })
  const other = await startPushing()
  expect((await other.client.get(`${PATH}/${waits.id}`)).status).toBe(404)
  const large = await client.send('PUT', PATH, undefined, {
    body: Buffer.alloc(21 * 1024 * 1024, 'a'),
    headers: { 'content-type': 'text/csv' },
  })
  expect((await large.json()).code).toBe('too-large')
})

it('takes contracts by key: their days are off the calendar, and are read back', async () => {
  const { sellerId } = await startPushing()
  const { client } = await buildKey(app, sellerId, ['inventory:read', 'inventory:write'])
  const id = await buildListing(db, { seller_id: sellerId, seller_unit_id: 'C-1', frequency: '4-week' })
  const { from, to } = period(6)
  const rows = [
    { unit_id: 'C-1', client: 'Harbor Dental', start_date: from, end_date: to, contract_number: 'K-7' },
    { unit_id: 'C-2', client: 'Harbor Dental', start_date: from, end_date: to, contract_number: 'K-8' },
  ]
  const send = async () => {
    const answer = await client.send('PUT', '/api/my/contracts', rows)
    expect(answer.status, await answer.clone().text()).toBe(202)
    await app.runJobs()
    return (await answer.json()).id as number
  }
  const handedIn = await send()
  expect(await send()).toBe(handedIn)
  const report = await (await client.get(`/api/my/contracts/${handedIn}`)).json()
  expect(report).toMatchObject({ state: 'done', counts: { created: 1, bad: 1 } })
  expect((await client.get(`${PATH}/${handedIn}`)).status).toBe(404)
  const bad = await (await client.get(`/api/my/contracts/${handedIn}/rows?show=bad`)).json()
  expect(bad).toMatchObject([{ unitId: 'C-2', outcome: 'bad' }])
  const lines = await (await client.get('/api/my/contracts')).json()
  expect(lines).toMatchObject([
    {
      contractNumber: 'K-7',
      client: 'Harbor Dental',
      listingId: id,
      unitId: 'C-1',
      first: from,
      last: to,
      blocked: [{ first: from, last: to }],
    },
  ])
  const { units } = await (await client.get(`/api/my/listings/${id}/calendar`)).json()
  expect(
    units[0].spans.some(({ first, free }: { first: string; free: number }) => first === from && free === 0),
  ).toBe(true)
})
