/**
 * `npm run bench:panning [-- --rows=100000]`: the map in Chromium with that many spaces in view. Frame times while
 * dragging, and the time from the end of a move until its results are drawn; beside them the same drags over a map
 * without pins.
 */
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import pg from 'pg'
import { ensureChromium } from '../scripts/lib/chromium.ts'
import { withProduct } from './product.ts'
import { formatMs, printTable, toTiming } from './search/measure.ts'

const { values: options } = parseArgs({ options: { rows: { type: 'string', default: '100000' } } })
const PORT = 4196
const BASE = `http://localhost:${PORT}`
const DRAGS = 12

await withProduct(PORT, { RATE_LIMIT_SCALE: '1000', SENTENCE_MODEL: '0' }, async ({ dataDir }) => {
  await fill(dataDir, Number(options.rows))
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  })
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const rows = [
    await drag(page, 'no pins', '/?q=zzzzzzzz'),
    await drag(page, `${options.rows} spaces`, '/?priceMax=10000'),
  ]
  await browser.close()
  printTable([
    ['dragging', 'frame p50 ms', 'frame p99 ms', 'pins', 'answer drawn p50 ms', 'slowest ms'],
    ...rows,
  ])
})

/** Around Seattle, denser towards the middle, published in one transaction. */
async function fill(dataDir: string, count: number): Promise<void> {
  const host = encodeURIComponent(join(dataDir, 'postgres/run'))
  const client = new pg.Client({ connectionString: `postgres://placard@/postgres?host=${host}` })
  await client.connect()
  await client.query('alter table listings disable trigger listings_words')
  await client.query(
    `insert into listings (seller_id, title, description, ad_type, price, location_text, lat, lng, status)
     select (select min(id) from users), 'Wall ' || i, 'A wall.', (array['billboard', 'digital', 'print', 'radio'])[1 + i % 4],
       100 + i % 5000, 'Seattle, WA', 47.6 + (random() - 0.5) * random(), -122.3 + (random() - 0.5) * random(), 'active'
     from generate_series(1, $1::int) i`,
    [count],
  )
  await client.query('alter table listings enable trigger listings_words')
  await client.end()
  const total = async () =>
    Number((await fetch(`${BASE}/api/listings?limit=1`)).headers.get('x-total-count') ?? 0)
  while ((await total()) < count) await sleep(200)
}

async function drag(page: Page, name: string, path: string): Promise<string[]> {
  await page.goto(BASE + path)
  await page.waitForSelector('.leaflet-container')
  const map = page.getByRole('region', { name: 'Map of advertising spaces' })
  await map.scrollIntoViewIfNeeded()
  await sleep(3000)
  await page.evaluate(watchFrames)
  const frame = (await map.boundingBox())!
  const middle = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 }
  for (let i = 0; i < DRAGS; i++) {
    const way = i % 2 === 0 ? 1 : -1
    await page.mouse.move(middle.x - way * 150, middle.y)
    await page.mouse.down()
    await page.evaluate(() => Object.assign(window, { isDragging: true }))
    for (let step = 1; step <= 40; step++) {
      await page.mouse.move(middle.x - way * (150 - step * 7), middle.y + step)
      await sleep(10)
    }
    await page.evaluate(() => Object.assign(window, { isDragging: false }))
    // holds still before the release: no inertia, which would end somewhere else each time
    await sleep(120)
    await page.mouse.up()
    await sleep(1200)
  }
  const { frames, drawn } = await page.evaluate(
    () => (window as unknown as { watched: { frames: number[]; drawn: number[] } }).watched,
  )
  const pins = await page.locator('.leaflet-marker-icon').count()
  const [each, answer] = [toTiming(frames), toTiming(drawn)]
  const cells = drawn.length > 0 ? [formatMs(answer.p50), formatMs(answer.p99)] : ['–', '–']
  return [name, formatMs(each.p50), formatMs(each.p99), String(pins), ...cells]
}

/** In the page: the time between frames while dragging, and from a move's end (the address changes) to its last pin. */
function watchFrames(): void {
  const watched = { frames: [] as number[], drawn: [] as number[] }
  Object.assign(window, { watched, isDragging: false })
  let before = performance.now()
  const tick = (now: number) => {
    if ((window as unknown as { isDragging: boolean }).isDragging) watched.frames.push(now - before)
    before = now
    requestAnimationFrame(tick)
  }
  requestAnimationFrame(tick)
  let movedAt: number | null = null
  for (const name of ['pushState', 'replaceState'] as const) {
    const original = history[name].bind(history)
    history[name] = (data, unused, url) => {
      if (String(url).includes('bbox=') && !location.href.endsWith(String(url))) movedAt = performance.now()
      original(data, unused, url)
    }
  }
  const pane = document.querySelector('.leaflet-marker-pane')!
  new MutationObserver(() => {
    if (movedAt === null) return
    const startedAt = movedAt
    movedAt = null
    requestAnimationFrame(() => watched.drawn.push(performance.now() - startedAt))
  }).observe(pane, { childList: true })
}
