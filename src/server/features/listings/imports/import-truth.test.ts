import { describe, expect, it } from 'vitest'
import type { Import } from '#contract/listings/imports.ts'
import { buildSheets } from '#test/support/listings/build-workbook.ts'
import { readJson, startSelling, uploadImport } from '#test/support/listings/imports.ts'
import { createTestApp, type TestClient } from '#test/support/test-app.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })
const HEADER = ['Unit ID', 'Name', 'City', 'State', '4-Wk Rate']
const WALL = ['U1', 'Pine Street wall', 'Seattle', 'WA', 900]
const OTHER = ['U2', 'Oak Street wall', null, null, 800]

async function store(client: TestClient, id: number): Promise<Import> {
  expect((await client.send('POST', `/api/imports/${id}/steps`, { step: 'start' })).status).toBe(200)
  await app.runJobs()
  return readJson<Import>(client, `/api/imports/${id}`)
}

const listingsOf = (sellerId: number) =>
  app.db
    .selectFrom('listings')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .orderBy('seller_unit_id')
    .execute()

describe('workbooks', () => {
  it('PB-14, C-20: the sheet that looks like an inventory is read, and the others are named', async () => {
    const { client } = await startSelling(app)
    const file = buildSheets([
      {
        name: 'Cover',
        rows: [
          ['Acme Outdoor', null],
          ['Prepared for', 'You'],
        ],
      },
      { name: 'Old', rows: [HEADER, WALL], isHidden: true },
      { name: 'Inventory', rows: [HEADER, WALL] },
      { name: 'Empty', rows: [] },
    ])
    const task = await uploadImport(app, client, file, 'book.xlsx')
    expect(task).toMatchObject({ format: 'xlsx', rowCount: 1, counts: { created: 1 } })
    expect(task.notices).toEqual([{ text: expect.stringMatching(/“Inventory” was read. “Cover” was not/) }])
  })

  it('a sheet that is one chart holds nothing', async () => {
    const { client } = await startSelling(app)
    const chart = { name: 'Chart1', rows: [], isChart: true }
    const file = buildSheets([chart, { name: 'Inventory', rows: [HEADER, WALL] }])
    const task = await uploadImport(app, client, file, 'book.xlsx')
    expect(task).toMatchObject({ rowCount: 1, counts: { created: 1 } })
  })

  it('PB-8: cells merged downwards are those of every row', async () => {
    const { sellerId, client } = await startSelling(app)
    const file = buildSheets([{ name: 'Spaces', rows: [HEADER, WALL, OTHER], merges: ['C2:C3', 'D2:D3'] }])
    const task = await uploadImport(app, client, file, 'book.xlsx')
    await store(client, task.id)
    const places = (await listingsOf(sellerId)).map((listing) => listing.location_text)
    expect(places).toEqual(['Seattle, WA', 'Seattle, WA'])
  })
})

it('PB-9: totals are skipped, and can be taken back', async () => {
  const { client } = await startSelling(app)
  const text = 'Unit ID,Name,City,State,Price\nU1,Pine Street wall,Seattle,WA,900\nTotal,,,,900\n'
  const task = await uploadImport(app, client, text)
  expect(task.counts).toMatchObject({ created: 1, skipped: 1, bad: 0 })
  expect(task.notices).toEqual([{ text: 'Line 3 is a total and no space: skipped.' }])
})

it('PB-10: one day above 12 on any row tells the order of all', async () => {
  const { sellerId, client } = await startSelling(app)
  const rows = Array.from({ length: 300 }, (_, i) => `U${i},Wall number ${i},Kent,500,03/04/2027`)
  const text = `Unit ID,Name,City,Price,Available from\n${rows.join('\n')}\nZ,Last wall,Kent,500,25/12/2026\n`
  const task = await uploadImport(app, client, text)
  await store(client, task.id)
  const days = new Set((await listingsOf(sellerId)).map((listing) => listing.availability_start))
  expect(days).toEqual(new Set(['2027-04-03', '2026-12-25']))
})

it('PB-7: columns that are not used are named before the import and after', async () => {
  const { client } = await startSelling(app)
  const text = 'Unit ID,Name,City,Price,:30 Rate,Foo\nU1,Pine Street wall,Kent,900,$45,12\n'
  const task = await uploadImport(app, client, text)
  const named = [
    { column: 4, text: expect.stringContaining('“:30 Rate” holds money and is not used') },
    { column: 5, text: expect.stringContaining('“Foo” holds figures and is not used') },
  ]
  expect(task.notices).toEqual(named)
  expect((await store(client, task.id)).notices).toEqual(named)
})

describe('H2: new spaces of a file', () => {
  const TEXT =
    'Unit ID,Name,City,Price,Next Avail\nU1,Pine Street wall,Kent,900,Now\nU2,Oak Street wall,Kent,900,Booked\n'

  it('cannot be booked until their seller says how, and taken ones are drafts', async () => {
    const { sellerId, client } = await startSelling(app)
    await store(client, (await uploadImport(app, client, TEXT)).id)
    const stored = await listingsOf(sellerId)
    expect(stored.map((listing) => [listing.takes_requests, listing.status])).toEqual([
      [false, 'pending'],
      [false, 'draft'],
    ])
  })

  it('take requests where their seller says so', async () => {
    const { sellerId, client } = await startSelling(app)
    const { id, plan } = await uploadImport(app, client, TEXT)
    const planned = await client.send('PUT', `/api/imports/${id}/plan`, { ...plan, takesRequests: true })
    expect(planned.status).toBe(200)
    await app.runJobs()
    await store(client, id)
    expect((await listingsOf(sellerId)).every((listing) => listing.takes_requests)).toBe(true)
    // next month's file asks again
    const next = await uploadImport(app, client, TEXT.replaceAll('U', 'V'))
    expect(next.plan.takesRequests ?? false).toBe(false)
  })

  it('a copy of one that cannot be booked cannot be booked either', async () => {
    const { sellerId, client } = await startSelling(app)
    await store(client, (await uploadImport(app, client, TEXT)).id)
    const [first] = await listingsOf(sellerId)
    expect((await client.send('POST', `/api/listings/${first!.id}/duplicate`)).status).toBe(201)
    expect((await listingsOf(sellerId)).map((listing) => listing.takes_requests)).toEqual([
      false,
      false,
      false,
    ])
  })
})

it('PB-16: a pin far from the city of its row is said', async () => {
  const { client } = await startSelling(app)
  const text =
    'Unit ID,Name,City,State,Latitude,Longitude,Price\nU1,Pine Street wall,Seattle,WA,25.76,-80.19,900\n'
  const task = await uploadImport(app, client, text)
  expect(task.rowNotes).toEqual([
    { rows: 1, text: 'the coordinates are more than 62 miles from Seattle, WA' },
  ])
})
