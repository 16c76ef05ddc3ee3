/**
 * `npm run bench:artwork [-- --port=4341]`: four files of 200 MB sent at once as artwork to a fresh product, and what they cost it:
 * the highest resident memory of the web and the job process and the slowest `/readyz` while they arrive and are read, beside the
 * same at rest. Reads /proc, so Linux only.
 */
import { randomFillSync } from 'node:crypto'
import { mkdtempSync, openAsBlob, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import type { BookingSummary } from '#contract/booking/bookings.ts'
import { buildWav } from '#test/support/booking/artwork-files.ts'
import { ADMIN, countStatuses, readWatch, signIn, watchProduct } from './hostile/product-process.ts'
import { withProduct } from './product.ts'

const { values: options } = parseArgs({ options: { port: { type: 'string', default: '4341' } } })
const settings = { ADMIN_PASSWORD: ADMIN.password, RATE_LIMIT_SCALE: '1000' }
const MB = 1024 * 1024
/** The web process while four files of 200 MB arrive. */
const MOST_MB = 450
const REST_MS = 10_000

const folder = mkdtempSync(join(tmpdir(), 'placard-artwork-'))
try {
  const files = await writeFiles()
  await withProduct(Number(options.port), settings, async ({ base }) => {
    const watch = watchProduct(base)
    const cookie = await signIn(base)
    const path = `/api/bookings/${await findBooking(base, cookie)}/creatives`
    const results: object[] = []
    const measure = async (what: string, work: () => Promise<string>) => {
      await readWatch(watch)
      const start = performance.now()
      const answers = await work()
      const result = {
        what,
        answers,
        'took s': Math.round((performance.now() - start) / 1000),
        ...(await readWatch(watch)),
      }
      results.push(result)
      return result
    }
    await measure('at rest', async () => {
      await sleep(REST_MS)
      return ''
    })
    const sent = await measure('4 files of 200 MB at once', async () => {
      const answers = await Promise.all(files.map((file) => send(`${base}${path}`, cookie, file)))
      return countStatuses(answers.map(({ status }) => status))
    })
    await measure('one of them downloaded', () => download(base, path, cookie))
    watch.disconnect()
    console.table(results)
    if (sent['web MB'] > MOST_MB)
      throw new Error(`The web process held ${sent['web MB']} MB; ${MOST_MB} at most.`)
  })
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** A TIFF, a recording, a PDF around one picture, and the same PDF again. */
async function writeFiles(): Promise<string[]> {
  const paths = ['wall.tif', 'spot.wav', 'wall.pdf', 'again.pdf'].map((name) => join(folder, name))
  const [width, height] = [8300, 8300]
  const pixels = randomFillSync(Buffer.alloc(width * height * 3))
  await sharp(pixels, { raw: { width, height, channels: 3 } })
    .tiff({ compression: 'none' })
    .toFile(paths[0]!)
  writeFileSync(paths[1]!, buildWav((199 * MB) / 8))
  const pdf = wrapInPdf(pixels.subarray(0, 199 * MB))
  for (const path of paths.slice(2)) writeFileSync(path, pdf)
  return paths
}

/** One page of 58.6 × 17.8 in that shows a picture of raw pixels. */
function wrapInPdf(pixels: Buffer): Buffer {
  const objects = [
    Buffer.from('1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n'),
    Buffer.from('2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n'),
    Buffer.from(
      '3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 4219.2 1281.6]/Resources<</XObject<</P 4 0 R>>>>>>\nendobj\n',
    ),
    Buffer.concat([
      Buffer.from(
        `4 0 obj\n<</Type/XObject/Subtype/Image/Width 8300/Height 8300/BitsPerComponent 8/ColorSpace/DeviceRGB/Length ${pixels.length}>>\nstream\n`,
      ),
      pixels,
      Buffer.from('\nendstream\nendobj\n'),
    ]),
  ]
  const head = Buffer.from('%PDF-1.7\n')
  let at = head.length
  const rows = objects.map((object) => {
    const row = `${String(at).padStart(10, '0')} 00000 n \n`
    at += object.length
    return row
  })
  const tail = `xref\n0 5\n0000000000 65535 f \n${rows.join('')}trailer\n<</Size 5/Root 1 0 R>>\nstartxref\n${at}\n%%EOF\n`
  return Buffer.concat([head, ...objects, Buffer.from(tail)])
}

/** One that the admin of the demo market buys. */
async function findBooking(base: string, cookie: string): Promise<number> {
  const answer = await fetch(`${base}/api/bookings?side=buyer&status=booked`, { headers: { cookie } })
  const { items } = (await answer.json()) as { items: BookingSummary[] }
  return items[0]!.id
}

async function send(url: string, cookie: string, file: string): Promise<Response> {
  const form = new FormData()
  form.append('item', '0')
  form.append('file', await openAsBlob(file), file)
  const answer = await fetch(url, { method: 'POST', body: form, headers: { cookie } })
  if (!answer.ok) console.error(file, await answer.text())
  return answer
}

/** Read to its end, and let go. */
async function download(base: string, path: string, cookie: string): Promise<string> {
  const list = await (await fetch(base + path, { headers: { cookie } })).json()
  const { url } = (list as { creatives: { url: string; sizeBytes: number }[] }).creatives.find(
    ({ sizeBytes }) => sizeBytes > 100 * MB,
  )!
  const answer = await fetch(base + url, { headers: { cookie } })
  let bytes = 0
  for await (const piece of answer.body!) bytes += piece.byteLength
  return `${Math.round(bytes / MB)} MB`
}
