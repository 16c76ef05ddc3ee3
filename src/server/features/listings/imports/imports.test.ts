import { describe, expect, it } from 'vitest'
import type { Import, ImportRow } from '#contract/listings/imports.ts'
import { buildColleague, buildCompany } from '#test/support/accounts/teams.ts'
import { buildListing } from '#test/support/listings/build-listing.ts'
import { buildWorkbook } from '#test/support/listings/build-workbook.ts'
import { IMPORT_KINDS } from '#test/support/listings/import-kinds.ts'
import {
  GOOD_FILE,
  IMPORT_HEADER,
  readJson,
  startSelling,
  uploadImport,
} from '#test/support/listings/imports.ts'
import { createTestApp, type TestClient } from '#test/support/test-app.ts'
import { resumeImports, runImport } from './run-import.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })
async function step(client: TestClient, id: number, name: 'start' | 'undo'): Promise<Import> {
  expect((await client.send('POST', `/api/imports/${id}/steps`, { step: name })).status).toBe(200)
  await app.runJobs()
  return readJson<Import>(client, `/api/imports/${id}`)
}

const listings = (sellerId: number) =>
  app.db
    .selectFrom('listings')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .orderBy('seller_unit_id')
    .execute()

describe('an import', () => {
  it('of a company, whose number is no person’s, is stored and undone', async () => {
    const sellerId = await buildCompany(app.db)
    const { client } = await buildColleague(app, sellerId, 'owner')
    const { id } = await uploadImport(app, client, GOOD_FILE)
    expect(await step(client, id, 'start')).toMatchObject({ state: 'done', counts: { stored: 2 } })
    expect((await listings(sellerId)).map(({ status }) => status)).toEqual(['pending', 'pending'])
    const later = await uploadImport(app, client, `${IMPORT_HEADER}\nA,Pine Street wall,Seattle,,\n`)
    expect(await step(client, later.id, 'start')).toMatchObject({ state: 'done' })
    expect(await step(client, later.id, 'undo')).toMatchObject({ state: 'undone' })
    expect(await step(client, id, 'undo')).toMatchObject({ state: 'undone' })
  })

  it('reads, maps columns, validates, accepts a correction, stores and is undone', async () => {
    const { sellerId, client } = await startSelling(app)
    const checked = await uploadImport(
      app,
      client,
      `${GOOD_FILE}C,Elm Street wall,Kent,cheap,\nD,Ash Street wall,Kent,70,\n`,
    )
    expect(checked).toMatchObject({
      state: 'ready',
      format: 'csv',
      rowCount: 4,
      guessedAdType: 'billboard',
      columns: IMPORT_HEADER.split(','),
      plan: { fields: { sellerUnitId: 0, title: 1, city: 2, price: 3, availabilityStart: 4 } },
      counts: { created: 3, updated: 0, bad: 1, skipped: 0, stored: 0 },
      steps: ['start'],
    })
    expect(await listings(sellerId)).toEqual([])
    const [bad] = await readJson<ImportRow[]>(client, `/api/imports/${checked.id}/rows?show=bad`)
    expect(bad).toMatchObject({
      line: 4,
      cells: ['C', 'Elm Street wall', 'Kent', 'cheap', ''],
      errors: [{ column: 3, reason: '"cheap" is not a price' }],
      space: null,
    })
    const row = `/api/imports/${checked.id}/rows`
    const fixed = await client.send('PATCH', `${row}/4`, { cells: { 3: '$250' } })
    expect(await fixed.json()).toMatchObject({ errors: [], effect: 'created', space: { price: 250 } })
    expect((await client.send('PATCH', `${row}/5`, { isSkipped: true })).status).toBe(200)
    const done = await step(client, checked.id, 'start')
    expect(done).toMatchObject({
      state: 'done',
      counts: { created: 3, skipped: 1, stored: 3 },
      steps: ['undo'],
    })
    const stored = await listings(sellerId)
    expect(stored.map((listing) => [listing.seller_unit_id, listing.status, listing.price])).toEqual([
      ['A', 'pending', 900],
      ['B', 'pending', 500],
      ['C', 'pending', 250],
    ])
    expect(await step(client, checked.id, 'undo')).toMatchObject({
      state: 'undone',
      counts: { stored: 0, removed: 3, kept: 0 },
    })
    expect(await listings(sellerId)).toEqual([])
    expect(await step(client, checked.id, 'start')).toMatchObject({ state: 'done', counts: { stored: 3 } })
  })

  it('updates by unit id; undo restores listings unless they changed since', async () => {
    const { sellerId, client } = await startSelling(app)
    await step(client, (await uploadImport(app, client, GOOD_FILE)).id, 'start')
    const again = await uploadImport(app, client, GOOD_FILE)
    expect(again.counts).toMatchObject({ created: 0, updated: 0, unchanged: 2 })
    const dearer = await uploadImport(app, client, GOOD_FILE.replace('900', '950').replace('500', '550'))
    expect(dearer.counts).toMatchObject({ updated: 2 })
    await step(client, dearer.id, 'start')
    const [first, second] = await listings(sellerId)
    expect([first!.price, second!.price]).toEqual([950, 550])
    expect((await client.send('POST', `/api/listings/${second!.id}/steps`, { step: 'archive' })).status).toBe(
      200,
    )
    expect(await step(client, dearer.id, 'undo')).toMatchObject({ counts: { restored: 1, kept: 1 } })
    expect((await listings(sellerId)).map(({ price, status }) => [price, status])).toEqual([
      [900, 'pending'],
      [550, 'archived'],
    ])
    const kept = await readJson<ImportRow[]>(client, `/api/imports/${dearer.id}/rows?show=kept`)
    expect(kept.map(({ line }) => line)).toEqual([3])
    // archived listings stay archived
    expect((await uploadImport(app, client, GOOD_FILE)).counts).toMatchObject({ updated: 0, unchanged: 2 })
  })

  it('M2: names the spaces that a later file leaves out', async () => {
    const { client } = await startSelling(app)
    await step(client, (await uploadImport(app, client, GOOD_FILE)).id, 'start')
    const [header, first] = GOOD_FILE.split('\n')
    const fewer = await uploadImport(app, client, `${header}\n${first}\n`)
    expect(fewer.changes?.missing).toEqual({ spaces: 1, titles: ['Oak Street wall'] })
  })

  it('material changes to public spaces await review; undo withdraws them', async () => {
    const { sellerId, client } = await startSelling(app)
    await step(client, (await uploadImport(app, client, GOOD_FILE)).id, 'start')
    await app.db.updateTable('listings').set({ status: 'active' }).where('seller_id', '=', sellerId).execute()
    const file = GOOD_FILE.replace('Pine', 'Pike').replace('900', '950').replace('2027-01-01', '2027-02-01')
    const changed = await uploadImport(app, client, file)
    expect(changed.counts).toMatchObject({ updated: 1, unchanged: 1 })
    const done = await step(client, changed.id, 'start')
    // M2: said as it is, before and after
    for (const task of [changed, done]) {
      const fields = new Map(task.changes?.fields.map(({ column, ...ways }) => [column, ways]))
      expect(fields.get('price')).toEqual({ live: 1, waiting: 0, private: 0 })
      expect(fields.get('availability_start')).toEqual({ live: 1, waiting: 0, private: 0 })
      expect(fields.get('title')).toEqual({ live: 0, waiting: 1, private: 0 })
      expect(task.changes?.missing).toEqual({ spaces: 0, titles: [] })
    }
    const [row] = await readJson<ImportRow[]>(client, `/api/imports/${changed.id}/rows`)
    expect(row?.changed).toContain('price')
    expect(row?.waiting).toContain('title')
    expect((await listings(sellerId))[0]).toMatchObject({
      title: 'Pine Street wall',
      price: 950,
      availability_start: '2027-02-01',
      status: 'active',
    })
    const changes = expect.objectContaining({ title: 'Pike Street wall' })
    const waiting = () =>
      app.db
        .selectFrom('listing_revisions')
        .innerJoin('listings', 'listings.id', 'listing_id')
        .select(['changes', 'listing_revisions.status'])
        .where('seller_id', '=', sellerId)
        .execute()
    expect(await waiting()).toEqual([{ changes, status: 'pending' }])
    expect((await uploadImport(app, client, file)).counts).toMatchObject({ updated: 0, unchanged: 2 })
    await step(client, changed.id, 'undo')
    expect(await waiting()).toEqual([{ changes, status: 'withdrawn' }])
    expect((await listings(sellerId))[0]).toMatchObject({ availability_start: '2027-01-01' })
  })

  it('a rejected space is resubmitted when its row changed', async () => {
    const { sellerId, client } = await startSelling(app)
    await buildListing(app.db, {
      seller_id: sellerId,
      seller_unit_id: 'A',
      status: 'rejected',
      rejection_reason: 'No such wall',
    })
    await step(client, (await uploadImport(app, client, GOOD_FILE)).id, 'start')
    expect((await listings(sellerId))[0]).toMatchObject({ status: 'pending', rejection_reason: null })
  })

  it('reads a workbook as it reads CSV', async () => {
    const { sellerId, client } = await startSelling(app)
    const file = buildWorkbook([
      ['Unit ID', 'Name', 'City', 'Price', 'Available from', 'Description'],
      ['A', 'Wall, "red"', 'Seattle', 900.4, new Date('2027-01-01'), 'First line\nsecond line'],
      ['B', 'Oak Street wall', 'Tacoma', 'cheap', null, null],
    ])
    const checked = await uploadImport(app, client, file, 'Billboards 2027.xlsx')
    expect(checked).toMatchObject({ state: 'ready', format: 'xlsx', counts: { created: 1, bad: 1 } })
    await step(client, checked.id, 'start')
    expect(await listings(sellerId)).toMatchObject([
      {
        title: 'Wall, "red"',
        price: 900,
        availability_start: '2027-01-01',
        description: 'First line\nsecond line',
      },
    ])
  })

  it('columns can be remapped, with defaults for blank cells', async () => {
    const { client } = await startSelling(app)
    const checked = await uploadImport(app, client, 'a,b,c\nx1,Wall by the pier,40\n', 'spaces.csv')
    const plan = {
      fields: { sellerUnitId: 0, title: 1, price: 2 },
      specifications: [],
      defaults: { city: 'Seattle', adType: 'billboard' },
    }
    const path = `/api/imports/${checked.id}/plan`
    expect((await client.send('PUT', path, { ...plan, fields: { title: 9 } })).status).toBe(400)
    expect((await client.send('PUT', path, { ...plan, specifications: [1] })).status).toBe(400)
    const bad = await client.send('PUT', path, { ...plan, defaults: { adType: 'smoke signal' } })
    expect(await bad.json()).toMatchObject({ message: '"smoke signal" is no ad type we know.' })
    expect((await client.send('PUT', path, plan)).status).toBe(200)
    await app.runJobs()
    const [row] = await readJson<ImportRow[]>(client, `/api/imports/${checked.id}/rows`)
    expect(row).toMatchObject({ effect: 'created', space: { title: 'Wall by the pier', price: 40 } })
  })

  it.each([
    ['an empty header', `""${','.repeat(9000)}\n\n`, 'spaces.csv', 'no header'],
    ['a zip that is no workbook', 'PK\u0003\u0004 nonsense', 'spaces.xlsx', 'workbook cannot be read'],
    ['a header without rows', `${IMPORT_HEADER}\n`, 'spaces.csv', 'no rows'],
  ])('says why %s cannot be read', async (_what, file, name, words) => {
    const { client } = await startSelling(app)
    const failed = await uploadImport(app, client, file, name)
    expect(failed).toMatchObject({ state: 'failed', problem: expect.stringContaining(words), steps: [] })
  })

  it('refuses files that are too large or empty, and too many rows of an unverified account', async () => {
    const { client } = await startSelling(app, { status: 'pending' })
    const send = (body: Buffer) =>
      client.send('POST', '/api/imports?name=x.csv', undefined, { body: new Uint8Array(body) })
    const large = await send(Buffer.alloc(20 * 1024 * 1024 + 1))
    expect(large.status).toBe(413)
    expect(await large.json()).toMatchObject({
      message: 'A file may have at most 20 MB. Split it and import the parts.',
    })
    expect((await send(Buffer.alloc(0))).status).toBe(400)
    const rows = Array.from({ length: 201 }, (_, i) => `U${i},Wall ${i},Seattle,1,`).join('\n')
    expect(await uploadImport(app, client, `${IMPORT_HEADER}\n${rows}`)).toMatchObject({
      state: 'failed',
      problem: expect.stringContaining('Confirm your e-mail address first'),
    })
  })

  it('is private to its seller', async () => {
    const { client } = await startSelling(app)
    const { id } = await uploadImport(app, client, GOOD_FILE)
    const other = (await startSelling(app)).client
    const calls: [string, string, unknown?][] = [
      ['GET', `/api/imports/${id}`],
      ['GET', `/api/imports/${id}/rows`],
      ['PUT', `/api/imports/${id}/plan`, { fields: {}, specifications: [], defaults: {} }],
      ['PATCH', `/api/imports/${id}/rows/2`, { isSkipped: true }],
      ['POST', `/api/imports/${id}/steps`, { step: 'start' }],
    ]
    for (const [method, path, body] of calls) {
      expect((await other.send(method, path, body)).status, `${method} ${path}`).toBe(404)
      expect((await app.send(method, path, body)).status, `guest ${method} ${path}`).toBe(401)
    }
    expect(await readJson<Import[]>(other, '/api/imports')).toEqual([])
    expect((await client.send('POST', `/api/imports/${id}/steps`, { step: 'undo' })).status).toBe(409)
  })

  it('resumes where a killed process stopped, and stores nothing twice', async () => {
    const { sellerId, client } = await startSelling(app)
    const rows = Array.from({ length: 1200 }, (_, i) => `U${i},Wall number ${i},Seattle,${i},`).join('\n')
    const { id } = await uploadImport(app, client, `${IMPORT_HEADER}\n${rows}`)
    await app.db.updateTable('imports').set({ state: 'storing' }).where('id', '=', id).execute()
    // the process dies in its second batch, which is rolled back
    let commits = 0
    const dying = { ...app.context, now: () => (commits++ < 1 ? new Date() : dieNow()) }
    await expect(runImport(dying, IMPORT_KINDS, id)).rejects.toThrow('killed')
    expect(await listings(sellerId)).toHaveLength(500)
    expect(await readJson<Import>(client, `/api/imports/${id}`)).toMatchObject({
      state: 'storing',
      doneCount: 500,
    })
    expect(await resumeImports(app.context)).toBe(0)
    await app.db.updateTable('imports').set({ updated_at: '2026-01-01' }).where('id', '=', id).execute()
    expect(await resumeImports(app.context)).toBe(1)
    await app.runJobs()
    expect(await readJson<Import>(client, `/api/imports/${id}`)).toMatchObject({
      state: 'done',
      counts: { created: 1200, stored: 1200 },
    })
    expect(await listings(sellerId)).toHaveLength(1200)
    expect(await step(client, id, 'undo')).toMatchObject({ counts: { removed: 1200 } })
  })
})

function dieNow(): Date {
  throw new Error('killed')
}
