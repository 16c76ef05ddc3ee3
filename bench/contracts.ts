import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { parseConfig } from '#server/config.ts'
import { type AppContext, createContext } from '#server/context.ts'
import { applyImportStep } from '#server/features/listings/imports/apply-import-step.ts'
import { createImport } from '#server/features/listings/imports/create-import.ts'
import { lockImport } from '#server/features/listings/imports/queries.ts'
import { runImport } from '#server/features/listings/imports/run-import.ts'
import { startCluster } from '#server/platform/db/embedded/cluster.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { createCityNamer } from '#server/platform/geocoding/nearest-city.ts'
import { buildUser } from '#test/support/listings/build-listing.ts'
import { IMPORT_KINDS } from '#test/support/listings/import-kinds.ts'

/**
 * `npm run bench:contracts`: a seller's file of contracts through the job: read and check, store, the same file again, undo. On a
 * database with fsync on, for faces that have no booking terms yet. Goals: 400 contracts stored in 3 s, 5,000 in 40 s.
 */
const SIZES = [400, 5000]
const HEADER = 'Unit ID,Start date,End date,Client,Contract number,Amount,Note'

const folder = mkdtempSync(join(tmpdir(), 'placard-bench-contracts-'))
const cluster = await startCluster(join(folder, 'postgres'))
try {
  await migrate(cluster.url('postgres'))
  const config = parseConfig({ DATA_DIR: folder, LOG_LEVEL: 'error', RATE_LIMIT_SCALE: '1000' })
  const context = createContext(config, cluster.url('postgres'))
  createCityNamer()({ lat: 47.4, lng: -120.3 })
  const results = []
  for (const count of SIZES) results.push(await measure(context, count))
  console.table(results)
  await context.pool.end()
} finally {
  cluster.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function measure(context: AppContext, count: number) {
  const sellerId = await buildUser(context.db)
  await sql`
    insert into listings (seller_id, seller_unit_id, title, description, ad_type, price, frequency, location_text, status)
    select ${sellerId}, 'U-' || n, 'Face ' || n, 'A face beside a road.', 'billboard', 900, '4-week', 'Wenatchee, WA', 'active'
    from generate_series(0, ${count - 1}::int) as n`.execute(context.db)
  const path = join(folder, 'contracts.csv')
  const bytes = Buffer.from([HEADER, ...Array.from({ length: count }, (_, n) => rowOf(n))].join('\n'))
  const upload = async () => {
    writeFileSync(path, bytes)
    const file = { path, sizeBytes: bytes.length }
    return createImport(context, { sellerId, name: 'contracts.csv', kind: 'contracts', file })
  }
  const { id } = await upload()
  const check = await timed(() => runImport(context, IMPORT_KINDS, id))
  const store = await timed(() => take(context, { sellerId, id, step: 'start' }))
  const again = await upload()
  const same = await timed(() => runImport(context, IMPORT_KINDS, again.id))
  const undo = await timed(() => take(context, { sellerId, id, step: 'undo' }))
  return { contracts: count, 'check s': check, 'store s': store, 'same again s': same, 'undo s': undo }
}

function rowOf(n: number): string {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const end = n % 10 === 0 ? '' : day(120 + (n % 200))
  return `U-${n},${day((n % 60) - 30)},${end},Client ${n % 90},${4000 + n},"$${1000 + n}.00",copy due`
}

async function take(
  context: AppContext,
  { sellerId, id, step }: { sellerId: number; id: number; step: 'start' | 'undo' },
): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const record = await lockImport(trx, sellerId, id)
    await applyImportStep(trx, record, { step, actor: 'seller', now: context.now() })
  })
  await runImport(context, IMPORT_KINDS, id)
}

async function timed(work: () => Promise<void>): Promise<string> {
  const start = performance.now()
  await work()
  return ((performance.now() - start) / 1000).toFixed(2)
}
