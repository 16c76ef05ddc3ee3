import { afterAll, expect, it } from 'vitest'
import { createDyingPool } from '#test/support/dying-pool.ts'
import { IMPORT_KINDS } from '#test/support/listings/import-kinds.ts'
import { startSelling } from '#test/support/listings/imports.ts'
import { buildSource, startFileServer } from '#test/support/listings/sources.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { createDatabase } from '../../../platform/db/database.ts'
import { resumeImports, runImport } from '../imports/run-import.ts'
import { pullSource, queueDue } from './pull-source.ts'
import { settleImport } from './settle-read.ts'

const app = await createTestApp({ ALLOW_PRIVATE_ENDPOINTS: '1', RATE_LIMIT_SCALE: '1000' })
const { db, context } = app
const elsewhere = await startFileServer()
afterAll(() => elsewhere.close())
const ENGINE = { ...IMPORT_KINDS, settled: settleImport }

const file = (prices: number) =>
  `Unit ID,Name,City,Type,Price\n${Array.from({ length: 30 }, (_, i) => `U${i},Wall ${i} of Pine Street,Seattle,billboard,${i < 3 ? prices : 900}`).join('\n')}\n`

/** Its first file is applied; the next one changes three prices. */
async function follow() {
  const { sellerId, client } = await startSelling(app)
  const id = await buildSource(app, { organizationId: sellerId, url: elsewhere.url })
  elsewhere.text = file(900)
  await pullSource(context, id)
  await app.runJobs()
  const decide = { decision: 'apply' }
  expect((await client.send('POST', `/api/my/inventory-sources/${id}/decisions`, decide)).status).toBe(200)
  await app.runJobs()
  elsewhere.text = file(950)
  await db
    .updateTable('inventory_sources')
    .set({ next_at: new Date(0) })
    .where('id', '=', id)
    .execute()
  return { id, sellerId }
}

/** What another process does after this one is gone. */
async function goOn(): Promise<void> {
  await queueDue(context)
  await resumeImports(context, 0)
  await app.runJobs()
}

async function expectOnce({ id, sellerId }: { id: number; sellerId: number }): Promise<void> {
  const reads = await db
    .selectFrom('inventory_reads')
    .select(['outcome', 'says'])
    .where('source_id', '=', id)
    .orderBy('id')
    .execute()
  expect(reads).toEqual([
    { outcome: 'applied', says: '30 new for review' },
    { outcome: 'applied', says: '3 prices' },
  ])
  const spaces = await db.selectFrom('listings').select('price').where('seller_id', '=', sellerId).execute()
  expect(spaces.filter(({ price }) => price === 950)).toHaveLength(3)
  expect(spaces).toHaveLength(30)
  const units = await db
    .selectFrom('inventory_source_units')
    .select(['price', 'missed'])
    .where('source_id', '=', id)
    .execute()
  expect(units.filter(({ price, missed }) => price === 950 && missed === 0)).toHaveLength(3)
  const notices = await db.selectFrom('notices').select('data').where('user_id', '=', sellerId).execute()
  expect(notices.filter(({ data }) => data.text?.endsWith('3 prices'))).toHaveLength(1)
  const source = await db
    .selectFrom('inventory_sources')
    .select(['state', 'next_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(source).toEqual({ state: 'on', next_at: expect.any(Date) })
}

it.each([
  ['before the file is taken', 5],
  ['after', 9],
])(
  'a process killed while it takes a file, %s: the file is applied once',
  async (_, at) => {
    const source = await follow()
    const dying = createDyingPool(context.pool, { at, when: 'before' })
    await pullSource({ ...context, db: createDatabase(dying.pool) }, source.id).catch(() => {})
    expect(dying.isDead()).toBe(true)
    await goOn()
    await expectOnce(source)
  },
  60_000,
)

it.each([
  ['when the file is held against the last one', 21, 'after'],
  ['while rows are stored', 31, 'before'],
  ['when spaces are followed', 40, 'before'],
] as const)(
  'a process killed %s: the file is applied once',
  async (_, at, when) => {
    const source = await follow()
    await pullSource(context, source.id)
    const { id } = await db
      .selectFrom('imports')
      .select('id')
      .where('seller_id', '=', source.sellerId)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    const dying = createDyingPool(context.pool, { at, when })
    const killed = { ...context, db: createDatabase(dying.pool), pool: dying.pool }
    await runImport(killed, ENGINE, id).catch(() => {})
    expect(dying.isDead()).toBe(true)
    await goOn()
    await expectOnce(source)
  },
  60_000,
)
