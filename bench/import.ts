import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openInventory } from '#domain/listings/import/inventory.ts'
import { planImport } from '#domain/listings/import/plan.ts'
import { readDrafts } from '#domain/listings/import/read-drafts.ts'
import { parseConfig } from '#server/config.ts'
import { type AppContext, createContext } from '#server/context.ts'
import { applyImportStep } from '#server/features/listings/imports/apply-import-step.ts'
import { createImport } from '#server/features/listings/imports/create-import.ts'
import { importInventory } from '#server/features/listings/imports/import-inventory.ts'
import { lockImport } from '#server/features/listings/imports/queries.ts'
import { runImport } from '#server/features/listings/imports/run-import.ts'
import { startCluster } from '#server/platform/db/embedded/cluster.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { createCityNamer } from '#server/platform/geocoding/nearest-city.ts'
import { buildUser } from '#test/support/listings/build-listing.ts'
import { buildWorkbook } from '#test/support/listings/build-workbook.ts'
import { IMPORT_KINDS } from '#test/support/listings/import-kinds.ts'

/**
 * `npm run bench:import`: a seller's file through the job (parse and validate, store, store again, undo) on a database
 * with fsync on, beside the command line's import of the same file, which validates and stores in one go. Memory is
 * this process's, above its baseline.
 */
const HEADER = [
  'Unit ID',
  'Name',
  'Type',
  'Rate',
  'Street address',
  'City',
  'Latitude',
  'Longitude',
  'Size',
  'Tags',
]
const SIZES = [1_000, 10_000]

const folder = mkdtempSync(join(tmpdir(), 'placard-bench-import-'))
const cluster = await startCluster(join(folder, 'postgres'))
try {
  await migrate(cluster.url('postgres'))
  const config = parseConfig({ DATA_DIR: folder, LOG_LEVEL: 'error', RATE_LIMIT_SCALE: '1000' })
  const context = createContext(config, cluster.url('postgres'))
  createCityNamer()({ lat: 47.6, lng: -122.3 })
  const results = []
  for (const count of SIZES) {
    const csv = Buffer.from(
      rowsOf(count)
        .map((row) => row.join(','))
        .join('\n'),
    )
    results.push(await throughJob(context, { name: `csv ${count}`, bytes: csv }))
    if (count === 10_000) {
      const bytes = buildWorkbook(rowsOf(count))
      results.push(await throughJob(context, { name: `xlsx ${count}`, bytes }))
    }
    results.push(await throughCommand(context, { name: `command ${count}`, bytes: csv }))
  }
  console.table(results)
  await context.pool.end()
} finally {
  cluster.stop()
  rmSync(folder, { recursive: true, force: true })
}

function rowsOf(count: number): string[][] {
  const rows = Array.from({ length: count }, (_, i) => [
    `U-${i}`,
    `Wall number ${i} on Pine Street`,
    'billboard',
    i % 100 === 50 ? 'cheap' : String(200 + (i % 900)),
    `${100 + i} Pine Street`,
    'Seattle',
    (47.5 + (i % 1000) / 5000).toFixed(5),
    (-122.4 + (i % 777) / 5000).toFixed(5),
    `${10 + (i % 10)} x 20 ft`,
    'commuters; tourists',
  ])
  return [HEADER, ...rows]
}

interface File {
  name: string
  bytes: Buffer
}

async function throughJob(context: AppContext, { name, bytes }: File) {
  const sellerId = await buildUser(context.db)
  const watch = watchMemory()
  const path = join(folder, 'upload')
  writeFileSync(path, bytes)
  const { id } = await createImport(context, {
    sellerId,
    name: `${name}.csv`,
    file: { path, sizeBytes: bytes.length },
  })
  const timed = async (step?: 'start' | 'undo') => {
    if (step)
      await context.db.transaction().execute(async (trx) => {
        const move = { step, actor: 'seller', now: new Date() } as const
        await applyImportStep(trx, await lockImport(trx, sellerId, id), move)
      })
    const start = performance.now()
    await runImport(context, IMPORT_KINDS, id)
    return seconds(start)
  }
  const check = await timed()
  const store = await timed('start')
  const undo = await timed('undo')
  return {
    file: name,
    'read and check s': check,
    'store s': store,
    'total s': round(check + store),
    'undo s': undo,
    'memory MB': watch(),
  }
}

async function throughCommand(context: AppContext, { name, bytes }: File) {
  const sellerId = await buildUser(context.db)
  const watch = watchMemory()
  const start = performance.now()
  const inventory = await openInventory(() => [bytes])
  const planned = planImport({ name, ...inventory })
  if ('problems' in planned) throw new Error(planned.problems.join(' '))
  const settings = { sellerId, actorId: null, publish: false, now: new Date() }
  await importInventory(context.db, readDrafts(inventory.rows(), planned.plan), settings)
  return { file: name, 'total s': seconds(start), 'memory MB': watch() }
}

/** Peak resident memory above the baseline. */
function watchMemory(): () => number {
  globalThis.gc?.()
  const before = process.memoryUsage.rss()
  let most = before
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss())
  }, 20)
  return () => {
    clearInterval(timer)
    return Math.round((Math.max(most, process.memoryUsage.rss()) - before) / 1e6)
  }
}

function seconds(start: number): number {
  return round((performance.now() - start) / 1000)
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
