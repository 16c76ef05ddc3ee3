import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { serve } from '@hono/node-server'
import { chromium } from '@playwright/test'
import autocannon from 'autocannon'
import { ensureChromium } from '../scripts/chromium.ts'
import { buildEmptyApp } from './empty-app.ts'
import { withProduct } from './product.ts'

/**
 * `npm run bench:pages`: Lighthouse (mobile) and JavaScript of home, listing and a help article, and how many pages a second the server
 * renders beside an empty page of the same framework. Lighthouse is fetched into .cache on the first run: it is too large to be a
 * dependency of everyone.
 */
const ROOT = join(import.meta.dirname, '..')
const LIGHTHOUSE = '13.5.0'
const CACHE = join(ROOT, '.cache/lighthouse')
const PORT = 4199
const BASE = `http://localhost:${PORT}`
const PAGES = ['/', '/listing/1']
const RUNS = 3

await withProduct(PORT, { RATE_LIMIT_SCALE: '1000' }, async ({ dataDir }) => {
  const rows = []
  for (const path of [...PAGES, '/help/articles/ai-buyer-agent']) {
    const runs = Array.from({ length: RUNS }, () => lighthouse(path, dataDir))
    const scripts = await weighScripts(path)
    rows.push({
      page: path,
      ...median(runs),
      'JS kB untouched': scripts.untouched,
      'JS kB moved': scripts.moved,
    })
  }
  console.table(rows)
  await measureRates()
})

/** The run in the middle by blocking time: single ones differ by half on a busy machine. */
function median<T extends { TBT: number }>(runs: T[]): T {
  return runs.toSorted((a, b) => a.TBT - b.TBT)[Math.floor(runs.length / 2)]!
}

function lighthouse(path: string, folder: string) {
  if (!existsSync(join(CACHE, 'node_modules/lighthouse'))) {
    mkdirSync(CACHE, { recursive: true })
    writeFileSync(join(CACHE, 'package.json'), '{"private":true}')
    spawnSync('npm', ['install', '--silent', '--no-audit', `lighthouse@${LIGHTHOUSE}`], {
      cwd: CACHE,
      stdio: 'inherit',
    })
  }
  const report = join(folder, 'report.json')
  const flags =
    '--headless=new --no-sandbox --disable-gpu --disable-background-networking --disable-component-update --disable-sync'
  const args = [BASE + path, '--quiet', '--output=json', `--output-path=${report}`, `--chrome-flags=${flags}`]
  const cli = join(CACHE, 'node_modules/lighthouse/cli/index.js')
  spawnSync(process.execPath, [cli, ...args], {
    env: { ...process.env, CHROME_PATH: ensureChromium() },
    stdio: 'inherit',
  })
  const { categories, audits } = JSON.parse(readFileSync(report, 'utf8'))
  const score = (name: string) => Math.round(categories[name].score * 100)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: score('seo'),
    FCP: audits['first-contentful-paint'].displayValue,
    LCP: audits['largest-contentful-paint'].displayValue,
    TBT: Math.round(audits['total-blocking-time'].numericValue),
    CLS: audits['cumulative-layout-shift'].displayValue,
  }
}

/** Scripts gzipped, in kB of a thousand: what a phone asks for before anybody does anything, and in all once somebody moves. */
async function weighScripts(path: string): Promise<{ untouched: number; moved: number }> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] })
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const files = new Set<string>()
  page.on('request', (request) => request.resourceType() === 'script' && files.add(request.url()))
  await page.goto(BASE + path)
  await page.waitForTimeout(3000)
  const untouched = sumGzipped(files)
  await page.mouse.move(1, 1)
  await page.locator('html[data-hydrated=true]').waitFor()
  await page.waitForTimeout(3000)
  const moved = sumGzipped(files)
  await browser.close()
  return { untouched, moved }
}

function sumGzipped(urls: Iterable<string>): number {
  const sizes = [...urls].map((url) => readFileSync(join(ROOT, 'dist/client', new URL(url).pathname)))
  return Math.round(sizes.reduce((sum, bytes) => sum + gzipSync(bytes, { level: 9 }).length, 0) / 100) / 10
}

async function measureRates(): Promise<void> {
  const empty = await buildEmptyApp()
  const emptyServer = serve({ fetch: (request) => empty.fetch(request), port: PORT + 1 })
  const rows = []
  for (const [name, url] of [
    ['empty page', `http://localhost:${PORT + 1}/`],
    ...PAGES.map((path) => [path, BASE + path]),
  ]) {
    await autocannon({ url: url!, connections: 4, duration: 2 })
    const { requests, latency } = await autocannon({ url: url!, connections: 8, duration: 6 })
    rows.push({
      page: name,
      'pages/s': Math.round(requests.average),
      'p50 ms': latency.p50,
      'p99 ms': latency.p99,
    })
  }
  console.table(rows)
  emptyServer.close()
}
