import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openInventory } from '#domain/listings/import/inventory.ts'
import { planImport } from '#domain/listings/import/plan.ts'
import { readDrafts } from '#domain/listings/import/read-drafts.ts'
import { alone } from '#domain/listings/listing.ts'
import { createApp } from '#server/app.ts'
import { parseConfig } from '#server/config.ts'
import { type AppContext, createContext } from '#server/context.ts'
import { startSession } from '#server/features/accounts/accounts/sessions.ts'
import { applyImportStep } from '#server/features/listings/imports/apply-import-step.ts'
import { createImport } from '#server/features/listings/imports/create-import.ts'
import { importInventory } from '#server/features/listings/imports/import-inventory.ts'
import { lockImport } from '#server/features/listings/imports/queries.ts'
import { runImport } from '#server/features/listings/imports/run-import.ts'
import { approveImport, runApproval } from '#server/features/listings/reviews/approve-import.ts'
import { startCluster } from '#server/platform/db/embedded/cluster.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { createCityNamer } from '#server/platform/geocoding/nearest-city.ts'
import { sessionCookieName } from '#server/platform/http/session-cookie.ts'
import { buildUser } from '#test/support/listings/build-listing.ts'
import { IMPORT_KINDS } from '#test/support/listings/import-kinds.ts'

/**
 * `npm run bench:many-spaces`: a seller with very many spaces, on a database with fsync on: approving an import of 598 by its job,
 * then the table and the public page of a seller of 10,000, at their beginning and their end.
 */
const IMPORTED = 598
const OWNED = 10_000
const RUNS = 5
const HEADER = 'Unit ID,Name,Type,Rate,Street address,City,Latitude,Longitude,Size'

const folder = mkdtempSync(join(tmpdir(), 'placard-bench-many-'))
const cluster = await startCluster(join(folder, 'postgres'))
try {
  await migrate(cluster.url('postgres'))
  const config = parseConfig({ DATA_DIR: folder, LOG_LEVEL: 'error', RATE_LIMIT_SCALE: '100000' })
  const context = createContext(config, cluster.url('postgres'))
  createCityNamer()({ lat: 47.6, lng: -122.3 })
  console.log(`Approving ${IMPORTED} of an import: ${await approve(context)} s`)
  console.table(await readMany(context))
  await context.pool.end()
} finally {
  cluster.stop()
  rmSync(folder, { recursive: true, force: true })
}

function fileOf(count: number): Buffer {
  const rows = Array.from({ length: count }, (_, i) =>
    [
      ...[`U-${i}`, `Wall number ${i} on Pine Street`, 'billboard', 200 + (i % 900)],
      ...[`${100 + i} Pine Street`, 'Seattle'],
      ...[(47.5 + (i % 1000) / 5000).toFixed(5), (-122.4 + (i % 777) / 5000).toFixed(5)],
      `${10 + (i % 10)} x 20 ft`,
    ].join(','),
  )
  return Buffer.from([HEADER, ...rows].join('\n'))
}

async function approve(context: AppContext): Promise<number> {
  const { db } = context
  const [sellerId, adminId] = [await buildUser(db), await buildUser(db, { role: 'admin' })]
  const path = join(folder, 'upload')
  const bytes = fileOf(IMPORTED)
  writeFileSync(path, bytes)
  const file = { path, sizeBytes: bytes.length }
  const { id } = await createImport(context, { sellerId, name: 'faces.csv', file })
  await runImport(context, IMPORT_KINDS, id)
  await db.transaction().execute(async (trx) => {
    const move = { step: 'start', actor: 'seller', now: new Date() } as const
    await applyImportStep(trx, await lockImport(trx, sellerId, id), move)
  })
  await runImport(context, IMPORT_KINDS, id)
  const origin = { address: null, userAgent: null, requestId: null }
  const actor = alone({ id: adminId, role: 'admin', status: 'active' })
  const start = performance.now()
  await approveImport(
    context,
    { importId: id, seenAt: new Date().toISOString(), leaveOut: [] },
    { actor, origin },
  )
  const review = db.selectFrom('import_reviews').select('id').where('import_id', '=', id)
  await runApproval(context, (await review.executeTakeFirstOrThrow()).id)
  const spent = seconds(start)
  const live = db.selectFrom('listings').select(({ fn }) => fn.countAll().as('count'))
  const { count } = await live
    .where('seller_id', '=', sellerId)
    .where('status', '=', 'active')
    .executeTakeFirstOrThrow()
  if (Number(count) !== IMPORTED) throw new Error(`${count} of ${IMPORTED} are live`)
  return spent
}

async function readMany(context: AppContext) {
  const { db, config } = context
  const sellerId = await buildUser(db)
  const inventory = await openInventory(() => [fileOf(OWNED)])
  const planned = planImport({ name: 'many.csv', ...inventory })
  if ('problems' in planned) throw new Error(planned.problems.join(' '))
  const settings = { sellerId, actorId: null, publish: true, now: new Date() }
  await importInventory(db, readDrafts(inventory.rows(), planned.plan), settings)
  const from = { address: null, userAgent: 'bench', requestId: null, hasSecondFactor: true }
  const token = await db.transaction().execute((trx) => startSession(trx, sellerId, from))
  const app = createApp(context)
  const host = new URL(config.PUBLIC_URL).host
  const get = (path: string) =>
    app.request(path, { headers: { host, cookie: `${sessionCookieName(config)}=${token}` } })
  const last = OWNED / 50
  const paths = [
    '/api/my/spaces',
    `/api/my/spaces?page=${last}`,
    '/api/my/spaces?sort=title',
    `/api/my/spaces?sort=title&page=${last}`,
    `/api/my/spaces?sort=views&page=${last}`,
    `/api/my/spaces?sort=free&page=${last}`,
    '/api/my/spaces?q=wall',
    '/api/my/spaces/ids',
    '/api/my/spaces/choices',
    `/api/sellers/${sellerId}`,
    `/api/sellers/${sellerId}/listings`,
  ]
  const results = []
  for (const path of paths) results.push({ path, ...(await timed(() => get(path))) })
  return results
}

async function timed(ask: () => Response | Promise<Response>) {
  const times = []
  let bytes = 0
  for (let run = 0; run < RUNS; run += 1) {
    const start = performance.now()
    const answer = await ask()
    bytes = (await answer.arrayBuffer()).byteLength
    if (answer.status !== 200) throw new Error(`Answered ${answer.status}`)
    times.push(performance.now() - start)
  }
  const sorted = times.toSorted((a, b) => a - b)
  return { 'median ms': Math.round(sorted[2] ?? 0), 'first ms': Math.round(times[0] ?? 0), bytes }
}

function seconds(start: number): number {
  return Math.round((performance.now() - start) / 10) / 100
}
