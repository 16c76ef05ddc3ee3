import type { APIRequestContext, Page } from '@playwright/test'
import { E2E_ADMIN_PASSWORD } from '../../playwright.config.ts'
import { readLink, registerByApi } from './support/accounts.ts'
import { listSpace, openBrowsers, SPACE } from './support/talk.ts'
import { expect, isLive, test } from './support/test.ts'
import { watchMarket } from './support/watch-market.ts'

/** Where no other journey lists spaces: those would be found beside this one. */
const PLACE = { location: 'Twisp, WA', address: '201 Glover St' }
/** Each look starts the alerts' clock again, and what one of them began the next finds. */
const SOON = { timeout: 60_000, intervals: [200] }
const FOUND = `Price down $90/month: “${SPACE.title}”`

async function subjectsTo(admin: APIRequestContext, username: string): Promise<string[]> {
  const mails = (await (await admin.get(`/api/admin/outbox?to=${username}@example.com`)).json()) as {
    subject: string
  }[]
  return mails.map(({ subject }) => subject).filter((subject) => /^(\d+ new space|Price down)/.test(subject))
}

/** Saves the search of this address, with alerts at once. */
async function saveSearch(page: Page, open: (path: string) => Promise<unknown>, path: string, name: string) {
  await open(path)
  await page.getByRole('button', { name: 'Save Search' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save Search' })
  await expect(dialog.getByText(/^New spaces for this search: /)).toBeVisible()
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Alerts by mail').selectOption('At once')
  await dialog.getByRole('button', { name: 'Save this search' }).click()
  await expect(dialog).toBeHidden()
}

test('a price falls: the right people are told, once, and one click ends it', async ({
  page,
  open,
  browser,
  baseURL,
}) => {
  // several people and pages: needs a longer timeout on a busy machine
  test.setTimeout(180_000)
  const people = await openBrowsers(browser, baseURL, 'seller', 'admin', 'other', 'stranger')
  const { seller, admin, other } = people
  await admin.request.post('/api/auth/login', { data: { username: 'admin', password: E2E_ADMIN_PASSWORD } })
  const finder = await registerByApi(page.request)
  await saveSearch(page, open, '/?location=Twisp%2C+WA&adType=billboard&priceMax=600', 'Walls by the bridge')
  const bystander = await registerByApi(other.request)
  await other.request.post('/api/saved-searches', {
    data: { name: 'Radio', search: { adType: ['radio'] }, cadence: 'instant' },
  })

  await registerByApi(seller.request)
  const listing = await listSpace(seller.request, admin.request, PLACE)
  await expect(async () => {
    await watchMarket()
    expect(await subjectsTo(admin.request, finder)).toEqual(['1 new space for “Walls by the bridge”'])
  }).toPass(SOON)

  const { listing: own } = (await (await seller.request.get(`/api/my/listings/${listing}`)).json()) as {
    listing: { updatedAt: string }
  }
  const lower = await seller.request.patch('/api/my/listings', {
    data: { changes: [{ id: listing, updatedAt: own.updatedAt, set: { price: SPACE.price - 90 } }] },
  })
  expect(await lower.json()).toMatchObject([{ id: listing }])
  await expect(async () => {
    await watchMarket()
    expect(await subjectsTo(admin.request, finder)).toContain(FOUND)
  }).toPass(SOON)

  // what changed since the last look, readable without scripts
  await open('/saved?tab=searches')
  await page.getByRole('link', { name: '2 new for Walls by the bridge' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Walls by the bridge' })).toBeVisible()
  const fallen = page.getByRole('region', { name: 'Price down' })
  await expect(fallen.getByText('Price down $90/month ($450 → $360)')).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'New', exact: true }).getByRole('link', { name: SPACE.title }),
  ).toBeVisible()
  const address = page.url()
  await expect(async () => {
    const plain = await (await page.request.get(address)).text()
    expect(plain).toContain('Price down $90/month ($450 → $360)')
    expect(plain).toContain('Nothing new since')
  }).toPass({ timeout: 15_000 })

  // the link of the mail asks first, and works without signing in
  const link = await readLink(`${finder}@example.com`, '/saved/stop')
  const stranger = await people.stranger.newPage()
  await stranger.goto(link)
  await isLive(stranger)
  await stranger.getByRole('button', { name: 'No more mails of this search' }).click()
  await expect(stranger.getByText('You get no more mails of this search.')).toBeVisible()
  await open('/saved?tab=searches')
  await expect(page.getByLabel('Alerts of Walls by the bridge')).toHaveValue('off')
  await stranger.goto('/saved/stop?token=0b8f4a52-7b44-4e0e-9b53-0a4a3f3a2a11')
  await isLive(stranger)
  await stranger.getByRole('button', { name: 'No more mails of this search' }).click()
  await expect(stranger.getByText('This link is not valid.')).toBeVisible()

  await listSpace(seller.request, admin.request, PLACE)
  await watchMarket()
  await expect(async () => {
    const saved = (await (await page.request.get('/api/saved-searches')).json()) as {
      alert: { news: number }
    }[]
    expect(saved.map(({ alert }) => alert.news)).toEqual([1])
  }).toPass({ timeout: 60_000 })
  expect((await subjectsTo(admin.request, finder)).sort()).toEqual([
    '1 new space for “Walls by the bridge”',
    FOUND,
  ])
  expect(await subjectsTo(admin.request, bystander)).toEqual([])
})
