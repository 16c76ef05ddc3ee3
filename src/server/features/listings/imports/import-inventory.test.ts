import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openInventory } from '#domain/listings/import/inventory.ts'
import { planImport } from '#domain/listings/import/plan.ts'
import { readDrafts } from '#domain/listings/import/read-drafts.ts'
import { findImportSeller } from '#server/features/accounts/accounts/import-seller.ts'
import { createDatabase, createPool, type Db } from '#server/platform/db/database.ts'
import { buildUser } from '#test/support/listings/build-listing.ts'
import { createTestDatabase } from '#test/support/test-app.ts'
import { type ImportSettings, importInventory } from './import-inventory.ts'

let db: Db
beforeAll(async () => {
  db = createDatabase(createPool({ url: await createTestDatabase() }))
})
afterAll(() => db.destroy())

const HEADER = 'Unit ID,Name,City,Price,Status,Tags'
const settings = { actorId: null, publish: false, now: new Date('2026-03-01T12:00:00Z') }

async function importText(text: string, options: Partial<ImportSettings> & { sellerId: number }) {
  const inventory = await openInventory(() => [Buffer.from(text)])
  const edits = { map: ['sellerUnitId=Unit ID', 'price=Price', 'status=Status', 'targetMarket=Tags'] }
  const planned = planImport({ name: 'billboards.csv', ...inventory }, edits)
  if ('problems' in planned) throw new Error(planned.problems.join(' '))
  return importInventory(db, readDrafts(inventory.rows(), planned.plan), { ...settings, ...options })
}

const listings = (sellerId: number) =>
  db.selectFrom('listings').selectAll().where('seller_id', '=', sellerId).orderBy('seller_unit_id').execute()

const history = (listingId: number) =>
  db
    .selectFrom('listing_events')
    .select(['from_status', 'to_status', 'reason'])
    .where('listing_id', '=', listingId)
    .orderBy('id')
    .execute()

describe('importInventory', () => {
  test('stores good rows, counts bad ones, keeps unpriced and closed ones as drafts', async () => {
    const sellerId = await buildUser(db)
    const summary = await importText(
      `${HEADER}\nA,Pine Street wall,Seattle,900,Live,tourists\nB,Oak Street wall,Seattle,cheap,Live,\nC,Elm Street wall,Seattle,,Live,\nD,Ash Street wall,Seattle,50,Removed,\nE,half`,
      { sellerId },
    )
    expect(summary).toEqual({ rows: 5, created: 3, updated: 0, unchanged: 0, drafts: 2, bad: 2 })
    const rows = await listings(sellerId)
    expect(rows.map((row) => [row.seller_unit_id, row.status, row.price])).toEqual([
      ['A', 'pending', 900],
      ['C', 'draft', 0],
      ['D', 'draft', 50],
    ])
    expect(rows[0]).toMatchObject({
      title: 'Pine Street wall',
      location_text: 'Seattle',
      target_market: ['tourists'],
    })
    expect(await history(rows[0]!.id)).toEqual([
      { from_status: null, to_status: 'pending', reason: 'Imported' },
    ])
    expect((await history(rows[1]!.id))[0]!.reason).toBe('Imported: no price')
    expect((await history(rows[2]!.id))[0]!.reason).toBe('Imported: Status is "Removed"')
  })

  test('the same file again changes nothing; a changed row changes its own listing', async () => {
    const sellerId = await buildUser(db)
    const file = `${HEADER}\nA,Pine Street wall,Seattle,900,Live,x; y\nB,Oak Street wall,Seattle,500,Live,\n`
    await importText(file, { sellerId })
    const before = await listings(sellerId)
    expect(await importText(file, { sellerId })).toMatchObject({ created: 0, updated: 0, unchanged: 2 })
    expect(await listings(sellerId)).toEqual(before)
    const later = new Date('2026-04-01T00:00:00Z')
    expect(await importText(file.replace('900', '950'), { sellerId, now: later })).toMatchObject({
      updated: 1,
      unchanged: 1,
    })
    const after = await listings(sellerId)
    expect(after.map(({ id, price }) => [id, price])).toEqual([
      [before[0]!.id, 950],
      [before[1]!.id, 500],
    ])
    expect(after[0]!.updated_at).toEqual(later)
    expect(after[1]).toEqual(before[1])
  })

  test('two sellers may use the same unit id', async () => {
    const [one, two] = [await buildUser(db), await buildUser(db)]
    for (const sellerId of [one, two])
      await importText(`${HEADER}\nA,Pine Street wall,Seattle,900,,\n`, { sellerId })
    expect([(await listings(one)).length, (await listings(two)).length]).toEqual([1, 1])
  })

  test('publishing makes complete rows public, now and later', async () => {
    const sellerId = await buildUser(db)
    const file = `${HEADER}\nA,Pine Street wall,Seattle,900,,\nB,Oak Street wall,Seattle,,,\n`
    await importText(file, { sellerId })
    await importText(file, { sellerId, publish: true })
    const rows = await listings(sellerId)
    expect(rows.map(({ status }) => status)).toEqual(['active', 'draft'])
    expect(rows[0]!.approved_at).toEqual(settings.now)
    expect(
      (await history(rows[0]!.id)).map(({ from_status, to_status }) => [from_status, to_status]),
    ).toEqual([
      [null, 'pending'],
      ['pending', 'active'],
    ])
  })

  test('keeps a price and a decision made since, and takes closed units off the market', async () => {
    const sellerId = await buildUser(db)
    const file = `${HEADER}\nA,Pine Street wall,Seattle,900,Live,\nB,Oak Street wall,Seattle,500,Live,\n`
    await importText(file, { sellerId, publish: true })
    await db
      .updateTable('listings')
      .set({ status: 'archived' })
      .where('seller_unit_id', '=', 'B')
      .where('seller_id', '=', sellerId)
      .execute()
    await importText(`${HEADER}\nA,Pine Street wall,Seattle,,Removed,\nB,Oak Street wall,Seattle,,Live,\n`, {
      sellerId,
      publish: true,
    })
    expect((await listings(sellerId)).map(({ status, price }) => [status, price])).toEqual([
      ['paused', 900],
      ['archived', 500],
    ])
  })

  test('imports of one seller at the same time store each unit once', async () => {
    const sellerId = await buildUser(db)
    const file = `${HEADER}\n${Array.from({ length: 1200 }, (_, i) => `U${i},Wall number ${i},Seattle,${i},,`).join('\n')}\n`
    const summaries = await Promise.all([1, 2].map(() => importText(file, { sellerId })))
    expect(summaries.reduce((sum, { created }) => sum + created, 0)).toBe(1200)
    expect(await listings(sellerId)).toHaveLength(1200)
  })
})

test('without a seller the house account owns what is imported, and is made once', async () => {
  const first = await findImportSeller(db)
  expect(first).toMatchObject({ username: 'inventory' })
  expect(await findImportSeller(db)).toEqual(first)
  expect(await findImportSeller(db, 'nobody-here')).toBeUndefined()
})
