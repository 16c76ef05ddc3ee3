import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { ensureChromium } from '../scripts/chromium.ts'
import { measureRates } from './pages/rates.ts'
import { measureStaleness } from './pages/staleness.ts'
import { withProduct } from './product.ts'

/**
 * `npm run bench:pages`: how many hot pages a second guests get, beside an empty page of the same framework and the bare bytes; how long
 * after a commit two web processes still show the page before it; Lighthouse (mobile) and initial JavaScript of home and listing, left out
 * with `-- rates`. Lighthouse is fetched into .cache on the first run: it is too large to be a
 * dependency of everyone.
 */
const ROOT = join(import.meta.dirname, '..')
const LIGHTHOUSE = '13.5.0'
const CACHE = join(ROOT, '.cache/lighthouse')
const PORT = 4199
const BASE = `http://localhost:${PORT}`
const PAGES = ['/', '/listing/1']

await withProduct(PORT, { RATE_LIMIT_SCALE: '1000' }, async ({ dataDir }) => {
  await measureRates(BASE, [...PAGES, '/help/articles/ai-buyer-agent'], PORT + 1)
  await measureStaleness(BASE, dataDir, PORT + 2)
  if (process.argv[2] === 'rates') return
  const rows = []
  for (const path of PAGES)
    rows.push({ page: path, ...lighthouse(path, dataDir), 'initial JS kB gz': await initialJsKb(path) })
  console.table(rows)
})

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
    TBT: audits['total-blocking-time'].displayValue,
    CLS: audits['cumulative-layout-shift'].displayValue,
  }
}

/** What the page asks for before anybody does anything: its module scripts and their preloads. */
async function initialJsKb(path: string): Promise<number> {
  const html = await (await fetch(BASE + path, { headers: { connection: 'close' } })).text()
  const files = new Set([...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map((match) => match[1]!))
  const sizes = [...files].map((file) => gzipSync(readFileSync(join(ROOT, 'dist/client', file))).length)
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / 100) / 10
}
