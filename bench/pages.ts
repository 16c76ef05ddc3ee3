import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { ensureChromium } from '../scripts/lib/chromium.ts'
import { measureRates, measureSignedIn } from './pages/rates.ts'
import { measureStaleness } from './pages/staleness.ts'
import { withProduct } from './product.ts'

/**
 * `npm run bench:pages`: guest page throughput from the cache, beside an empty page of the same framework and the bare
 * bytes; pages for somebody who is signed in (goal: 200 a second from one process); how long after a commit two web processes still serve the stale page; Lighthouse (mobile) and JavaScript of
 * home, a listing and a help article, skipped with `-- rates`. Lighthouse is fetched into .cache on the first run: it
 * is too large to be a dependency of everyone.
 */
const ROOT = join(import.meta.dirname, '..')
const LIGHTHOUSE = '13.5.0'
const CACHE = join(ROOT, '.cache/lighthouse')
const PORT = 4199
const BASE = `http://localhost:${PORT}`
const PAGES = ['/', '/listing/1']
const SIGNED_IN = ['/', '/listing/1', '/help/articles/ai-buyer-agent', '/bookings', '/sell']
const RUNS = 3

await withProduct(PORT, { RATE_LIMIT_SCALE: '1000' }, async ({ dataDir }) => {
  await measureRates(BASE, [...PAGES, '/help/articles/ai-buyer-agent'], PORT + 1)
  await measureSignedIn(BASE, SIGNED_IN)
  await measureStaleness(BASE, dataDir, PORT + 2)
  if (process.argv[2] === 'rates') return
  const rows = []
  for (const path of [...PAGES, '/help/articles/ai-buyer-agent']) {
    const runs = Array.from({ length: RUNS }, () => lighthouse(path, dataDir))
    rows.push({ page: path, ...median(runs), 'JS kB': await weighScripts(path) })
  }
  console.table(rows)
})

/** The median run by blocking time: single runs vary by half on a busy machine. */
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

/** Scripts gzipped, in kB of 1,000 bytes: everything a phone loads before any interaction. */
async function weighScripts(path: string): Promise<number> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] })
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const files = new Set<string>()
  page.on('request', (request) => request.resourceType() === 'script' && files.add(request.url()))
  await page.goto(BASE + path)
  await page.locator('html[data-hydrated=true]').waitFor()
  await page.waitForTimeout(5000)
  await browser.close()
  return sumGzipped(files)
}

function sumGzipped(urls: Iterable<string>): number {
  const sizes = [...urls].map((url) => readFileSync(join(ROOT, 'dist/client', new URL(url).pathname)))
  return Math.round(sizes.reduce((sum, bytes) => sum + gzipSync(bytes, { level: 9 }).length, 0) / 100) / 10
}
