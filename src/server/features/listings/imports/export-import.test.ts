import { expect, it } from 'vitest'
import type { Import, ImportRow } from '#contract/listings/imports.ts'
import { buildListing } from '#test/support/listings/build-listing.ts'
import { GOOD_FILE, readJson, startSelling, uploadImport } from '#test/support/listings/imports.ts'
import { createTestApp, type TestClient } from '#test/support/test-app.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })

const listings = (sellerId: number) =>
  app.db.selectFrom('listings').selectAll().where('seller_id', '=', sellerId).orderBy('id').execute()

async function step(client: TestClient, id: number, name: 'start' | 'undo'): Promise<Import> {
  expect((await client.send('POST', `/api/imports/${id}/steps`, { step: name })).status).toBe(200)
  await app.runJobs()
  return readJson<Import>(client, `/api/imports/${id}`)
}

async function download(client: TestClient, format: 'csv' | 'geojson'): Promise<string> {
  const response = await client.get(`/api/my/listings/export?format=${format}`)
  expect(response.status).toBe(200)
  return response.text()
}

/** Everything a seller may have: made by hand and imported, in each status, with facts that are called like fields. */
async function startWithSpaces() {
  const { sellerId, client } = await startSelling(app)
  const base = { seller_id: sellerId, specifications: '[]' }
  await buildListing(app.db, {
    ...base,
    title: '+ One wall, "red"',
    location_text: 'SODO',
    features: ['lit, all night', 'high-traffic'],
    specifications: JSON.stringify([
      { label: 'Size', value: '14 x 48' },
      { label: 'Price', value: '-5 % for charities' },
      { label: 'Circulation', value: 'none' },
    ]),
    audience: JSON.stringify({ value: 1200, per: 'day', basis: 'measured' }),
    location_details: 'Above the door',
    setup_fee: 120,
    lng: -122.33,
  })
  await buildListing(app.db, { ...base, title: 'One wall, twice', seller_unit_id: 'W-1', status: 'paused' })
  await buildListing(app.db, { ...base, title: 'One wall, twice', status: 'archived' })
  await buildListing(app.db, {
    ...base,
    title: 'One wall, twice',
    status: 'rejected',
    rejection_reason: 'Blurred',
  })
  await buildListing(app.db, { ...base, title: 'A draft that is whole', status: 'draft' })
  await buildListing(app.db, { ...base, title: 'No price yet', status: 'draft', price: 0 })
  await step(client, (await uploadImport(app, client, GOOD_FILE)).id, 'start')
  return { sellerId, client, before: await listings(sellerId) }
}

it.each(['csv', 'geojson'] as const)(
  'a downloaded %s imported again changes and doubles nothing',
  async (format) => {
    const { sellerId, client, before } = await startWithSpaces()
    const again = await uploadImport(app, client, await download(client, format), `placard-spaces.${format}`)
    expect(again.counts).toMatchObject({ created: 0, updated: 0, unchanged: 8, bad: 0 })
    await step(client, again.id, 'start')
    expect(await listings(sellerId)).toEqual(before)
  },
)

it.each(['csv', 'geojson'] as const)(
  'a downloaded %s states what binds bookings, and imported again leaves what its seller once wrote',
  async (format) => {
    const { sellerId, client } = await startSelling(app)
    const words = { min_contract: '3 months', setup_fee: 99, payment_terms: 'Net 30' }
    const id = await buildListing(app.db, { seller_id: sellerId, specifications: '[]', ...words })
    const path = `/api/my/listings/${id}/booking-terms`
    const terms = await readJson<object>(client, path)
    expect((await client.send('PUT', path, { ...terms, minDays: 28, extras: [] })).status).toBe(200)
    const file = await download(client, format)
    expect(file).toContain('4 weeks')
    expect(file).not.toContain('Net 30')
    const again = await uploadImport(app, client, file, `placard-spaces.${format}`)
    expect(again.counts).toMatchObject({ created: 0, updated: 0, unchanged: 1, bad: 0 })
    await step(client, again.id, 'start')
    expect((await listings(sellerId))[0]).toMatchObject(words)
  },
)

it('an edited export changes the spaces it names, whatever their unit ids, and undo takes that back', async () => {
  const { sellerId, client, before } = await startWithSpaces()
  const [first, second] = before
  const file = `Placard number,Unit id,Price\n${first!.id},N-1,777\n${second!.id},,888\n`
  const edited = await uploadImport(app, client, file)
  expect(edited.counts).toMatchObject({ created: 0, updated: 2, bad: 0 })
  await step(client, edited.id, 'start')
  const after = await listings(sellerId)
  expect(after).toHaveLength(before.length)
  expect(after[0]).toMatchObject({
    ...first,
    price: 777,
    seller_unit_id: 'N-1',
    updated_at: expect.anything(),
  })
  expect(after[1]).toMatchObject({ ...second, price: 888, updated_at: expect.anything() })
  expect(await step(client, edited.id, 'undo')).toMatchObject({ counts: { restored: 2 } })
  const undone = await listings(sellerId)
  expect(undone.map(({ price, seller_unit_id }) => [price, seller_unit_id])).toEqual(
    before.map(({ price, seller_unit_id }) => [price, seller_unit_id]),
  )
})

it('a number that is no space of the seller, and two rows for one space, are bad rows', async () => {
  const { client, before } = await startWithSpaces()
  const other = await startWithSpaces()
  const foreign = other.before[0]!.id
  const own = before[0]!.id
  const file = `Placard number,Unit id,Price\n${foreign},,1\n${own},W-1,2\n${before[2]!.id},,3\n${before[2]!.id},,4\nx,,5\n`
  const checked = await uploadImport(app, client, file)
  const rows = await readJson<ImportRow[]>(client, `/api/imports/${checked.id}/rows?show=bad`)
  expect(rows.map(({ line, errors }) => [line, errors[0]!.column, errors[0]!.reason])).toEqual([
    [2, 0, `you have no space number ${foreign} in Placard`],
    [3, 1, `unit id "W-1" is that of your space number ${before[1]!.id}`],
    [5, 0, `Placard number ${before[2]!.id} is already used on line 4`],
    [6, 0, '"x" is not a number of Placard'],
  ])
})

it('a row with a number and one without cannot both be the unit', async () => {
  const { client, before } = await startWithSpaces()
  const file = `Placard number,Unit id,Title,City,Price\n${before[1]!.id},,Oak wall by number,Kent,5\n,W-1,Oak wall by unit,Kent,6\n`
  const { counts } = await uploadImport(app, client, file)
  expect(counts).toMatchObject({ updated: 1, bad: 1, created: 0 })
})

it.each(['numbered first', 'numbered last'])(
  'the unit id that a numbered row gives up is nobody else’s: %s',
  async (order) => {
    const { client, before } = await startWithSpaces()
    const rows = [`${before[1]!.id},N-1,Oak wall by number,Kent,5`, ',W-1,Oak wall by unit,Kent,6']
    if (order === 'numbered last') rows.reverse()
    const checked = await uploadImport(
      app,
      client,
      `Placard number,Unit id,Title,City,Price\n${rows.join('\n')}\n`,
    )
    expect(checked.counts).toMatchObject({ created: 0, updated: 1, bad: 1 })
    const [bad] = await readJson<ImportRow[]>(client, `/api/imports/${checked.id}/rows?show=bad`)
    expect(bad).toMatchObject({ line: 3, errors: [{ reason: 'unit id "W-1" is already used on line 2' }] })
  },
)

it('a corrected audience in an export keeps its period', async () => {
  const { sellerId, client, before } = await startWithSpaces()
  const file = (await download(client, 'csv')).replace(/\b1200\b/, '1300')
  const edited = await uploadImport(app, client, file)
  expect(edited.counts).toMatchObject({ created: 0, updated: 1, bad: 0 })
  await step(client, edited.id, 'start')
  expect((await listings(sellerId))[0]!.audience).toEqual({
    ...before[0]!.audience,
    value: 1300,
    basis: 'seller-stated',
  })
})

it('an audience of another period is what the file says', async () => {
  const { sellerId, client, before } = await startWithSpaces()
  const file = `Placard number,Weekly impressions\n${before[0]!.id},1200\n`
  await step(client, (await uploadImport(app, client, file)).id, 'start')
  expect((await listings(sellerId))[0]!.audience).toEqual({
    value: 1200,
    per: 'week',
    basis: 'seller-stated',
  })
})

it('a changed fact leaves the others as they are, several of one label included', async () => {
  const { sellerId, client } = await startSelling(app)
  const facts = [
    { label: 'Size', value: '14 x 48' },
    { label: 'Lit', value: 'dusk' },
    { label: 'Size', value: '10 x 20' },
  ]
  await buildListing(app.db, {
    seller_id: sellerId,
    status: 'pending',
    specifications: JSON.stringify(facts),
  })
  const file = (await download(client, 'csv')).replace('dusk', 'all night')
  const edited = await uploadImport(app, client, file)
  expect(edited.counts).toMatchObject({ updated: 1, bad: 0 })
  await step(client, edited.id, 'start')
  expect((await listings(sellerId))[0]!.specifications).toEqual([
    facts[0],
    facts[2],
    { label: 'Lit', value: 'all night' },
  ])
})

it('undo leaves a unit id with the space that has taken it since', async () => {
  const { sellerId, client, before } = await startWithSpaces()
  const space = before.find(({ seller_unit_id }) => seller_unit_id === 'W-1')!
  const renamed = await uploadImport(app, client, `Placard number,Unit id,Price\n${space.id},N-1,777\n`)
  await step(client, renamed.id, 'start')
  const other = before[0]!.id
  await app.db.updateTable('listings').set({ seller_unit_id: 'W-1' }).where('id', '=', other).execute()
  expect(await step(client, renamed.id, 'undo')).toMatchObject({ state: 'undone', counts: { restored: 1 } })
  const after = await listings(sellerId)
  const unitOf = (id: number) => after.find((row) => row.id === id)
  expect(unitOf(space.id)).toMatchObject({ price: space.price, seller_unit_id: 'N-1' })
  expect(unitOf(other)).toMatchObject({ seller_unit_id: 'W-1' })
})

it('a number that no space can have is no number, and one corrected to another row’s is refused', async () => {
  const { client, before } = await startWithSpaces()
  const own = before[0]!.id
  const file = `Placard number,Title,City,Price\n${own},,,5\n9999999999,,,6\n`
  const checked = await uploadImport(app, client, file)
  expect(checked.counts).toMatchObject({ updated: 1, bad: 1 })
  const corrected = await client.send('PATCH', `/api/imports/${checked.id}/rows/3`, {
    cells: { 0: String(own) },
  })
  expect(await corrected.json()).toMatchObject({
    errors: [{ reason: `Placard number ${own} is already used on line 2`, code: 'repeated' }],
  })
})
