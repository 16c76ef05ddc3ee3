import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { ensureChromium } from '../lib/chromium.ts'

/** `npm run pictures`: takes the help center's screenshots from the running product with its demo market. */
const ROOT = join(import.meta.dirname, '../..')
const TARGET = join(ROOT, 'public/pictures/help')
const PORT = 4398
const BASE = `http://localhost:${PORT}`
const PASSWORD = 'purple-otter-canyon-9'
const WIDTHS = [1200, 600]
const VIEW = { width: 1200, height: 760 }

interface Shot {
  name: string
  path: string
  /** Signed in as the screenshots' seller. */
  isSeller?: true
  height?: number
  prepare?: (page: Page) => Promise<unknown>
}

const SHOTS: Shot[] = [
  {
    name: 'map',
    path: '/?location=Seattle',
    prepare: async (page) => {
      await page.waitForTimeout(6000)
    },
  },
  { name: 'listing', path: '/listing/12' },
  {
    name: 'audience-tab',
    path: '/listing/12',
    prepare: (page) => page.getByRole('tab', { name: 'Audience' }).click(),
  },
  {
    name: 'enquiry',
    path: '/listing/12',
    isSeller: true,
    prepare: (page) => page.getByRole('button', { name: 'Email', exact: true }).click(),
  },
  {
    name: 'viewing',
    path: '/listing/12',
    isSeller: true,
    prepare: (page) => page.getByRole('button', { name: 'Schedule Appointment' }).click(),
  },
  {
    name: 'find-ads',
    path: '/find-ads',
    height: 900,
    prepare: async (page) => {
      await page.getByLabel('Ad type').selectOption('print')
      await page.getByLabel('Maximum price').fill('600')
      await page.getByRole('button', { name: 'Find opportunities' }).click()
      await page.getByRole('heading', { name: /^Found \d+/ }).waitFor()
    },
  },
  { name: 'create-listing', path: '/create-listing', isSeller: true },
  { name: 'workspace', path: '/sell', isSeller: true, height: 820 },
  { name: 'import', path: '/sell/import', isSeller: true },
  { name: 'saved', path: '/saved', isSeller: true },
  {
    name: 'security',
    path: '/account',
    isSeller: true,
    prepare: (page) =>
      page
        .getByRole('heading', { name: /authenticator|two-step/i })
        .first()
        .evaluate((heading) => {
          scrollTo(0, heading.getBoundingClientRect().top - 120)
        }),
  },
]

const SPACES = [
  ['Brick wall by the bus stop', 'billboard', 450, 'Fremont, Seattle', '3500 Fremont Ave N'],
  ['Table tents in our tap room', 'print', 90, 'Ballard, Seattle', '5300 Ballard Ave NW'],
  ['Screen over the counter', 'digital', 220, 'Ballard, Seattle', '5302 Ballard Ave NW'],
] as const

// first: the server rejects content with unknown pictures
const sizes = Object.fromEntries(
  SHOTS.map(({ name, height = VIEW.height }) => [name, { width: VIEW.width, height }]),
)
writeFileSync(join(ROOT, 'content/pictures.json'), `${JSON.stringify(sizes, null, 2)}\n`)

const dataDir = mkdtempSync(join(tmpdir(), 'placard-pictures-'))
const env = {
  ...process.env,
  PORT: String(PORT),
  PUBLIC_URL: BASE,
  DATA_DIR: dataDir,
  LOG_LEVEL: 'error',
  ADMIN_PASSWORD: PASSWORD,
  RATE_LIMIT_SCALE: '100',
}
const server = spawn(process.execPath, ['scripts/commands/serve.ts'], {
  cwd: ROOT,
  env,
  stdio: ['ignore', 'pipe', 'inherit'],
})
const ended = new Promise((done) => server.once('exit', done))
try {
  await new Promise<void>((ready) => {
    server.stdout!.on('data', (bytes) => String(bytes).includes('is ready at') && ready())
  })
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] })
  await takeAll(browser)
  await browser.close()
} finally {
  server.kill('SIGTERM')
  await ended
  rmSync(dataDir, { recursive: true, force: true })
}

async function takeAll(browser: Browser): Promise<void> {
  mkdirSync(TARGET, { recursive: true })
  const options = { viewport: VIEW, reducedMotion: 'reduce', locale: 'en-US' } as const
  const guest = await browser.newContext(options)
  const seller = await browser.newContext(options)
  await startSelling(browser, seller.request)
  const only = process.argv.slice(2)
  for (const shot of SHOTS.filter(({ name }) => only.length === 0 || only.includes(name))) {
    const page = await (shot.isSeller ? seller : guest).newPage()
    await page.setViewportSize({ ...VIEW, height: shot.height ?? VIEW.height })
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme })
      await page.goto(BASE + shot.path)
      await page.locator('html[data-hydrated=true]').waitFor()
      await shot.prepare?.(page)
      await page.waitForTimeout(1200)
      await store(await page.screenshot(), theme === 'dark' ? `${shot.name}-dark` : shot.name)
    }
    await page.close()
    console.log(shot.name)
  }
}

async function store(png: Buffer, name: string): Promise<void> {
  for (const width of WIDTHS)
    await sharp(png)
      .resize({ width })
      .webp({ quality: 72, effort: 6 })
      .toFile(join(TARGET, `${name}-${width}.webp`))
}

type Request = Awaited<ReturnType<Browser['newContext']>>['request']

/** An account with three spaces, one of them public, two favorites and a saved search. */
async function startSelling(browser: Browser, request: Request): Promise<void> {
  const data = {
    username: 'tidewater',
    email: 'office@tidewater.example',
    password: PASSWORD,
    passwordConfirm: PASSWORD,
  }
  await request.post(`${BASE}/api/auth/register`, { data })
  const ids: number[] = []
  for (const [title, type, price, location, address] of SPACES) {
    const made = await request.post(`${BASE}/api/listings`, {
      data: {
        title,
        type,
        price,
        location,
        address,
        interval: '4-week',
        description: 'Seen by everyone who waits here, with room for a clear message. Hanging is included.',
        specifications: ['Size: 10 × 20 ft'],
        targetMarket: ['families', 'commuters'],
      },
    })
    ids.push(((await made.json()) as { id: number }).id)
  }
  const admin = await browser.newContext()
  await admin.request.post(`${BASE}/api/auth/login`, { data: { username: 'admin', password: PASSWORD } })
  const { listing } = await (await admin.request.get(`${BASE}/api/admin/listings/${ids[0]}`)).json()
  const approved = await admin.request.post(`${BASE}/api/admin/listings/decide`, {
    data: { status: 'active', listings: [{ id: listing.id, updatedAt: listing.updatedAt }] },
  })
  if (!approved.ok()) throw new Error(await approved.text())
  await admin.close()
  await request.post(`${BASE}/api/favorites`, { data: { ids: [12, 30] } })
  await request.post(`${BASE}/api/saved-searches`, {
    data: { name: 'Billboards in Tacoma', search: '?location=Tacoma&adType=billboard' },
  })
}
