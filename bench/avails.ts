import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import pg from 'pg'
import { alone } from '#domain/listings/listing.ts'
import { parseConfig } from '#server/config.ts'
import { type AppContext, createContext } from '#server/context.ts'
import { readAvails } from '#server/features/booking/avails/read-avails.ts'
import { writeSheet } from '#server/features/booking/avails/sheet/write-sheet.ts'
import { ensureChromium } from '../scripts/lib/chromium.ts'
import { fillFaces } from './avails/fill.ts'
import { gridInSql, naiveReading, queryAFace } from './avails/peers.ts'
import { withProduct } from './product.ts'

/**
 * `npm run bench:avails`: the grid of 4,000 faces × 26 periods among 104,000 with half a million claims. What is read, beside what others
 * would do for the same; then in Chromium how soon the grid stands, when it
 * is whole, and its frames while it is scrolled. Goals: query p95 ≤ 120 ms and
 * ahead of every peer, first paint ≤ 700 ms, no frame over 50 ms; an Excel workbook of
 * 600 faces ≤ 3 s.
 */
const PORT = 4197
const BASE = `http://localhost:${PORT}`
const FACES = 4000
const RUNS = 40

await withProduct(PORT, { RATE_LIMIT_SCALE: '100000', SENTENCE_MODEL: '0' }, async ({ dataDir }) => {
  const url = `postgres://placard@/postgres?host=${encodeURIComponent(join(dataDir, 'postgres/run'))}`
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] })
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const sellerId = await register(page)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await fillFaces(client, sellerId, FACES)
  await client.end()
  const folder = mkdtempSync(join(tmpdir(), 'placard-bench-avails-'))
  const context = createContext(parseConfig({ DATA_DIR: folder, LOG_LEVEL: 'error' }), url)
  await measureReading(context, sellerId)
  await context.pool.end()
  await measurePage(page)
  await browser.close()
})

async function register(page: Page): Promise<number> {
  await page.goto(BASE)
  const data = {
    username: 'avails-bench',
    email: 'avails-bench@example.com',
    password: 'correct horse battery',
    passwordConfirm: 'correct horse battery',
  }
  const answer = await page.request.post(`${BASE}/api/auth/register`, { data, headers: { origin: BASE } })
  if (!answer.ok()) throw new Error(await answer.text())
  const me = (await (await page.request.get(`${BASE}/api/auth/me`)).json()) as { user: { id: number } }
  return me.user.id
}

async function measureReading(context: AppContext, sellerId: number): Promise<void> {
  const actor = alone({ id: sellerId, role: 'user', status: 'active' })
  const { columns, rows } = await readAvails(context, actor, {})
  const letters = rows.map(({ cells }) => cells).join('')
  console.log(
    `${rows.length} faces, ${columns.length} columns, ${letters.replaceAll(/[^b]/g, '').length} blocked cells`,
  )
  const ways: Record<string, { runs: number; read: () => Promise<unknown> }> = {
    'Placard, as its answer': {
      runs: RUNS,
      read: async () => JSON.stringify(await readAvails(context, actor, {})),
    },
    'Placard, 52 weeks': { runs: RUNS, read: () => readAvails(context, actor, { by: 'week' }) },
    'grid in SQL': { runs: 10, read: () => gridInSql(context, sellerId, columns) },
    'naive reading': { runs: 3, read: () => naiveReading(context, sellerId, columns) },
    'a query a face': { runs: 3, read: () => queryAFace(context, sellerId, columns) },
  }
  for (const limit of [600, FACES])
    ways[`Excel workbook of ${limit} faces`] = {
      runs: 3,
      read: () => writeSheet(context, actor, { format: 'xlsx', query: { limit } }),
    }
  const results = []
  for (const [way, { runs, read }] of Object.entries(ways)) {
    await read()
    const times: number[] = []
    for (let run = 0; run < runs; run++) {
      const start = performance.now()
      await read()
      times.push(performance.now() - start)
    }
    results.push({ way, ...percentiles(times) })
  }
  console.table(results)
}

function percentiles(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
  return { 'p50 ms': at(0.5), 'p95 ms': at(0.95), 'most ms': at(1) }
}

/** From the navigation until rows of the grid are painted; then two seconds of scrolling, by the wheel. */
async function measurePage(page: Page): Promise<void> {
  const paints: number[] = []
  const wholes: number[] = []
  for (let run = 0; run < 6; run++) {
    await page.addInitScript(watchGrid)
    await page.goto(`${BASE}/sell/avails`)
    await page.waitForFunction(() => 'gridPaintedAt' in window, undefined, { timeout: 30_000 })
    // the first fills caches
    const whole = await untilWhole(page)
    if (run === 0) continue
    paints.push(await page.evaluate(() => (window as unknown as { gridPaintedAt: number }).gridPaintedAt))
    wholes.push(whole)
  }
  const nodes = await page.evaluate(() => document.querySelectorAll('[role=grid] *').length)
  await page.evaluate(watchFrames)
  await page.mouse.move(700, 700)
  for (let step = 0; step < 60; step++) {
    await page.mouse.wheel(0, step < 40 ? 400 : 3000)
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)))
  }
  const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames)
  const filter = await page.evaluate(timeFilter)
  console.table([
    { what: 'the grid is painted', ...percentiles(paints) },
    { what: 'all faces are in it', ...percentiles(wholes) },
    { what: 'a frame while scrolling', ...percentiles(frames) },
    { what: 'a filter', ...percentiles([filter]) },
  ])
  console.log(
    `${nodes} nodes; ${frames.filter((ms) => ms > 50).length} of ${frames.length} frames over 50 ms`,
  )
}

/** The server draws the first faces; @returns when all were there, after the navigation. */
async function untilWhole(page: Page): Promise<number> {
  const whole = await page.waitForFunction(
    () => (document.querySelector('[aria-busy=false] [role=grid]') ? performance.now() : false),
    undefined,
    { timeout: 30_000 },
  )
  return (await whole.jsonValue()) as number
}

function watchGrid(): void {
  const look = () => {
    if (document.querySelector('[role=grid] [data-cell]'))
      requestAnimationFrame(() =>
        setTimeout(() => Object.assign(window, { gridPaintedAt: performance.now() })),
      )
    else requestAnimationFrame(look)
  }
  look()
}

function watchFrames(): void {
  const frames: number[] = []
  let before = performance.now()
  const next = (now: number) => {
    frames.push(now - before)
    before = now
    requestAnimationFrame(next)
  }
  requestAnimationFrame((now) => {
    before = now
    requestAnimationFrame(next)
  })
  Object.assign(window, { frames })
}

/** Words are typed and sent; until fewer rows stand. */
async function timeFilter(): Promise<number> {
  const field = document.querySelector<HTMLInputElement>('search input')
  const grid = document.querySelector('[role=grid]')
  if (!field || !grid) throw new Error('No grid')
  const count = grid.getAttribute('aria-rowcount')
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'A-0012')
  field.dispatchEvent(new Event('input', { bubbles: true }))
  const start = performance.now()
  field.form?.requestSubmit()
  while (
    document.querySelector('[role=grid]')?.getAttribute('aria-rowcount') === count &&
    performance.now() - start < 5000
  )
    await new Promise((drawn) => requestAnimationFrame(drawn))
  return performance.now() - start
}
