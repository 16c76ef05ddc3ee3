import type { Browser, Page } from '@playwright/test'
import { toMarketDate } from '#domain/format-dates.ts'
import { addDays } from '#domain/zoned-time.ts'
import { E2E_ADMIN_PASSWORD } from '../../playwright.config.ts'
import { approveByApi } from './support/accounts.ts'
import { payByApi, registerVerified, sellByApi, stepByApi } from './support/bookings.ts'
import { createSpace } from './support/spaces.ts'
import { expect, isLive, test } from './support/test.ts'

async function openAs(browser: Browser, baseURL: string): Promise<Page> {
  return (await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } })).newPage()
}

/** A wall in Ferndale that is booked from today on. @returns the booking's id */
async function bookToday(buyer: Page, seller: Page, admin: Page): Promise<number> {
  const listingId = await createSpace(seller.request, {
    title: 'Wall by the Ferndale mill',
    type: 'billboard',
    price: 40,
    interval: 'day',
    location: 'Ferndale, WA',
    address: '2090 Vista Dr',
  })
  await approveByApi(admin.request, listingId)
  const terms = await (await seller.request.get(`/api/my/listings/${listingId}/booking-terms`)).json()
  const units = terms.units.map((unit: object) => ({ ...unit, cell: 'day' }))
  await sellByApi(seller.request, listingId, { units, mode: 'request', leadDays: 0, minDays: null })
  const today = toMarketDate(new Date())
  const answer = await buyer.request.post('/api/bookings', {
    data: { listingId, from: today, to: addDays(today, 6) },
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  const { id } = await answer.json()
  await stepByApi(buyer.request, id, 'request', { brand: 'Mill Bakery' })
  await stepByApi(seller.request, id, 'accept')
  await payByApi(seller.request, id)
  return id
}

/** Whoever scans it: not the browser of these journeys, which says that it is a machine. */
async function follow(page: Page, code: string) {
  return page.request.get(`/r/${code}`, {
    maxRedirects: 0,
    headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 16) Firefox/150.0' },
  })
}

test('a code is made, printed, followed, counted and suspended', async ({ page, browser, baseURL }) => {
  const [admin, seller] = [await openAs(browser, baseURL!), await openAs(browser, baseURL!)]
  const data = { username: 'admin', password: E2E_ADMIN_PASSWORD }
  expect((await admin.request.post('/api/auth/login', { data })).status()).toBe(200)
  await page.setViewportSize({ width: 390, height: 844 })
  await registerVerified(page)
  await registerVerified(seller)
  const id = await bookToday(page, seller, admin)

  await page.goto(`/bookings/${id}`)
  await isLive(page)
  const artwork = page.getByRole('region', { name: 'Artwork', exact: true })
  await expect(artwork.getByRole('link', { name: 'Put a code into your artwork' })).toHaveAttribute(
    'href',
    '#codes',
  )
  const section = page.getByRole('region', { name: 'Response codes' })
  await section.getByRole('button', { name: 'Put a code into your artwork' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Where it leads').fill('http://mill-bakery.example')
  await dialog.getByRole('button', { name: 'Make the code' }).click()
  await expect(dialog.getByText('begins with https://')).toBeVisible()
  await dialog.getByLabel('Where it leads').fill('https://Mill-Bakery.example/opening')
  await expect(dialog.getByText('mill-bakery.example', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Make the code' }).click()
  await expect(dialog.getByText('Confirm that it is your own site')).toBeVisible()
  await dialog.getByLabel('This is our own site, and people may be led there').check()
  await dialog.getByLabel('Promo code').fill('LOAF10')
  await dialog.getByRole('button', { name: 'Make the code' }).click()
  await expect(section.getByText('https://mill-bakery.example/opening')).toBeVisible()
  await expect(section.getByRole('img', { name: /^QR code:/ })).toBeVisible()

  const card = section.getByRole('article')
  const code = ((await card.getAttribute('aria-label')) ?? '').replace('Code ', '')
  const pending = page.waitForEvent('download')
  await card.getByRole('link', { name: 'QR code, SVG' }).click()
  expect((await pending).suggestedFilename()).toBe(`placard-${code}.svg`)
  const pdf = await page.request.get(`/api/bookings/${id}/codes/${code}/qr.pdf`)
  expect(pdf.headers()['content-type']).toBe('application/pdf')

  const followed = await follow(page, code.toLowerCase())
  expect(followed.status()).toBe(302)
  expect(followed.headers().location).toBe('https://mill-bakery.example/opening')
  // written within five seconds
  await expect(async () => {
    await page.reload()
    await expect(section.getByText('1 visit', { exact: true })).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 15_000 })

  await seller.goto(`/bookings/${id}/report`)
  await isLive(seller)
  const visits = seller.getByRole('region', { name: 'Visits by code' })
  await expect(visits.getByRole('cell', { name: '1 visit' })).toBeVisible()
  await expect(visits.getByText('They are not people', { exact: false })).toBeVisible()

  await admin.goto('/admin/codes')
  await isLive(admin)
  await admin.getByLabel('Search codes').fill(code)
  await admin.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(admin.getByRole('listitem').filter({ has: admin.getByRole('heading') })).toHaveCount(1)
  await admin.getByRole('button', { name: `Suspend ${code}` }).click()
  await admin.getByLabel('Reason').fill('It leads to a fake shop.')
  await admin.getByRole('button', { name: 'Suspend', exact: true }).click()
  await expect(admin.getByText('Suspended: It leads to a fake shop.')).toBeVisible()
  await admin.goto(`/r/${code}`)
  await expect(admin.getByRole('heading', { name: 'This code is suspended' })).toBeVisible()
  await page.reload()
  await expect(section.getByText('It leads to a fake shop.')).toBeVisible()
})
