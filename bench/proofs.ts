/**
 * `npm run bench:proofs [-- --port=4342 --photos=600]`: a crew's day from a desk: photos of a phone's size, two a face, sent three at
 * once into a batch of a product with a database of its own, matched by their names, then filed. Goal: 600 in 3 minutes on two cores,
 * no process over 450 MB. Reads /proc, so Linux only.
 */
import { randomFillSync } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import type { BatchFile, ProofBatch } from '#contract/booking/proofs-batches.ts'
import { parseConfig } from '#server/config.ts'
import { createContext } from '#server/context.ts'
import { startCluster } from '#server/platform/db/embedded/cluster.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { buildRunning } from '#test/support/booking/build-proof.ts'
import { ADMIN, readWatch, signIn, watchProduct } from './hostile/product-process.ts'
import { withProduct } from './product.ts'

const { values: options } = parseArgs({
  options: { port: { type: 'string', default: '4342' }, photos: { type: 'string', default: '600' } },
})
const PHOTOS = Number(options.photos)
const [AT_ONCE, OF_FACE, SCENES, MOST_S, MOST_MB] = [3, 2, 12, 180, 450]

const folder = mkdtempSync(join(tmpdir(), 'placard-proofs-'))
const cluster = await startCluster(join(folder, 'postgres'))
try {
  const databaseUrl = cluster.url('postgres')
  await migrate(databaseUrl)
  const scenes = await Promise.all(Array.from({ length: SCENES }, (_, seed) => paintScene(seed + 1)))
  const settings = {
    DATABASE_URL: databaseUrl,
    DEMO_DATA: '0',
    ADMIN_PASSWORD: ADMIN.password,
    RATE_LIMIT_SCALE: '1000',
  }
  await withProduct(Number(options.port), settings, async ({ base }) => {
    await buildFaces(databaseUrl)
    const watch = watchProduct(base)
    const cookie = await signIn(base)
    const call = createCaller(base, cookie)
    const { id } = await call<ProofBatch>('/api/my/proof-batches', { method: 'POST' })
    const path = `/api/my/proof-batches/${id}`
    await readWatch(watch)

    const started = performance.now()
    const waiting = Array.from({ length: PHOTOS }, (_, at) => at)
    const matches: BatchFile['match'][] = []
    const work = async () => {
      for (let at = waiting.shift(); at !== undefined; at = waiting.shift())
        matches.push(
          (await call<BatchFile>(`${path}/files`, { method: 'POST', body: toForm(scenes, at) })).match,
        )
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    const sent = performance.now()
    await call(`${path}/filings`, { method: 'POST' })
    const counts = await untilFiled(() => call<ProofBatch>(path))
    const filed = performance.now()

    const seconds = (from: number, to: number) => Math.round((to - from) / 100) / 10
    const watched = await readWatch(watch)
    const matched = matches.filter((match) => match === 'named').length
    const row = {
      photos: PHOTOS,
      'MB each': Math.round(scenes[0]!.length / 1e5) / 10,
      matched,
      filed: counts.filed,
    }
    console.table([
      { ...row, 'send and match s': seconds(started, sent), 'file s': seconds(sent, filed), ...watched },
    ])
    watch.disconnect()
    console.log(`Goal: 600 photos in ${MOST_S} s on two cores, no process over ${MOST_MB} MB.`)
    console.log(`${PHOTOS} photos took ${seconds(started, filed)} s.`)
    if (counts.filed !== PHOTOS) throw new Error(`Only ${counts.filed} of ${PHOTOS} were filed.`)
    if (seconds(started, filed) > MOST_S)
      throw new Error(`It took ${seconds(started, filed)} s; ${MOST_S} at most.`)
    const most = Math.max(watched['web MB'], watched['jobs MB'], watched['largest child MB'])
    if (most > MOST_MB) throw new Error(`A process held ${most} MB.`)
  })
} finally {
  cluster.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** Faces of the admin that are booked and run. */
async function buildFaces(databaseUrl: string): Promise<void> {
  const context = createContext(parseConfig({ DATA_DIR: folder, LOG_LEVEL: 'error' }), databaseUrl)
  const { db } = context
  const admin = db.selectFrom('users').select('id').where('username', '=', ADMIN.username)
  const { id: sellerId } = await admin.executeTakeFirstOrThrow()
  for (let face = 0; face < PHOTOS / OF_FACE; face++) {
    const { listingId } = await buildRunning(context, { sellerId })
    const unit = { seller_unit_id: `F-${1000 + face}` }
    await db.updateTable('listings').set(unit).where('id', '=', listingId).execute()
  }
  await context.pool.end()
}

/** 12 megapixels, as a phone writes them (3.4 MB: 600 of them fit a batch): some of it is noise. */
async function paintScene(seed: number): Promise<Buffer> {
  const [width, height] = [4032, 3024]
  const small = randomFillSync(Buffer.alloc((width / 8) * (height / 8) * 3, seed))
  return sharp(small, { raw: { width: width / 8, height: height / 8, channels: 3 } })
    .resize(width, height)
    .jpeg({ quality: 88 })
    .toBuffer()
}

/** Bytes after the end of a picture make it another file. */
function toForm(scenes: readonly Buffer[], at: number): FormData {
  const bytes = Buffer.concat([scenes[at % SCENES]!, Buffer.from(String(at))])
  const name = `F-${1000 + Math.floor(at / OF_FACE)}_${at % OF_FACE === 0 ? 'close' : 'wide'}.jpg`
  const form = new FormData()
  form.append('id', crypto.randomUUID())
  form.append('file', new File([bytes], name, { type: 'image/jpeg' }))
  return form
}

function createCaller(base: string, cookie: string) {
  return async <T>(path: string, request: RequestInit = {}): Promise<T> => {
    const answer = await fetch(base + path, { ...request, headers: { cookie, origin: base } })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as T
  }
}

async function untilFiled(read: () => Promise<ProofBatch>): Promise<ProofBatch['counts']> {
  for (;;) {
    const { counts } = await read()
    if (counts.filing === 0) return counts
    await sleep(1000)
  }
}
