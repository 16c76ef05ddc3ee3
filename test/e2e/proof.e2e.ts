import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import type { Booking } from '#contract/booking/bookings.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import { addDays } from '#domain/zoned-time.ts'
import { E2E_ADMIN_PASSWORD } from '../../playwright.config.ts'
import { approveByApi } from './support/accounts.ts'
import { payByApi, registerVerified, sellByApi, stepByApi } from './support/bookings.ts'
import { createSpace } from './support/spaces.ts'
import { expect, isLive, test } from './support/test.ts'

async function openAs(browser: Browser, baseURL: string, width: number): Promise<Page> {
  return (await browser.newContext({ baseURL, viewport: { width, height: 900 } })).newPage()
}

async function paint(background: string, name: string) {
  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

/** Missing artwork would come first. */
const NONE = { spec: { kind: 'none' }, workingDays: 0 }

/** A wall in Bellingham that is booked from today on. @returns the booking's id */
async function bookToday(buyer: Page, seller: Page, admin: Page): Promise<number> {
  const listingId = await createSpace(seller.request, {
    title: 'Wall by the Bellingham ferry',
    type: 'billboard',
    price: 40,
    interval: 'day',
    location: 'Fairhaven, Bellingham, WA',
    address: '355 Harris Ave',
  })
  await approveByApi(admin.request, listingId)
  const terms = await (await seller.request.get(`/api/my/listings/${listingId}/booking-terms`)).json()
  const units = terms.units.map((unit: object) => ({ ...unit, cell: 'day', artwork: NONE }))
  await sellByApi(seller.request, listingId, { units, mode: 'request', leadDays: 0, minDays: null })
  const today = toMarketDate(new Date())
  const answer = await buyer.request.post('/api/bookings', {
    data: { listingId, from: today, to: addDays(today, 6) },
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  const { id } = await answer.json()
  await stepByApi(buyer.request, id, 'request', { brand: 'Ferry Bakery' })
  await stepByApi(seller.request, id, 'accept')
  await payByApi(seller.request, id)
  return id
}

test('proof is handed in, questioned, handed in again, accepted and reported', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(90_000)
  const [admin, seller] = [await openAs(browser, baseURL!, 1440), await openAs(browser, baseURL!, 1440)]
  const data = { username: 'admin', password: E2E_ADMIN_PASSWORD }
  expect((await admin.request.post('/api/auth/login', { data })).status()).toBe(200)
  await page.setViewportSize({ width: 390, height: 844 })
  await registerVerified(page)
  await registerVerified(seller)
  const id = await bookToday(page, seller, admin)

  await seller.goto(`/bookings/${id}`)
  await isLive(seller)
  const giving = seller.getByRole('region', { name: 'Proof', exact: true })
  const files = giving.locator('input[type=file]')
  await expect(seller.getByRole('link', { name: 'Send proof' })).toHaveAttribute('href', '#proof')
  await files.first().setInputFiles({
    name: 'setup.png',
    mimeType: 'image/png',
    buffer: Buffer.from('MZ a program'),
  })
  await expect(giving.getByRole('alert')).toContainText('no picture, PDF or log')
  await giving.getByRole('button', { name: 'Remove setup.png' }).click()
  await giving.getByLabel('Caption').first().fill('Seen from the ferry')
  await files.first().setInputFiles(await paint('#0b4f3a', 'close.jpg'))
  await expect(giving.getByRole('img', { name: 'Seen from the ferry' })).toBeVisible()

  // a button is pressed before the code of its section has come; news of the booking would take the section away until then
  const code = Promise.withResolvers<void>()
  for (const held of ['**/assets/duties-*.js', /\/api\/live\?/])
    await page.route(held, (route) => code.promise.then(() => route.continue()))
  await page.goto(`/bookings/${id}`)
  await isLive(page)
  await expect(page.getByRole('link', { name: 'Look at the proof' })).toBeVisible()
  const given = page.getByRole('region', { name: 'Proof', exact: true })
  await expect(given.getByRole('img', { name: 'Seen from the ferry' })).toBeVisible()
  await given.getByRole('button', { name: 'Question' }).click()
  code.resolve()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('This is another wall.')
  await dialog.getByRole('button', { name: 'Question the proof' }).click()
  await expect(given.getByText('This is another wall.')).toBeVisible()

  // told live, without a reload
  await expect(giving.getByText('This is another wall.')).toBeVisible()
  await giving.getByLabel('Caption').first().fill('The right wall')
  await files.first().setInputFiles(await paint('#7a2e1c', 'wide.jpg'))
  await expect(given.getByRole('img', { name: 'The right wall' })).toBeVisible()
  await given.getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(given.getByText(/^Accepted on/)).toBeVisible()
  await expect(given.getByRole('button', { name: 'Question' })).toBeHidden()
  await expect(giving.getByText(/^Accepted on/)).toBeVisible()

  // shown on the page of the space once both want it
  await giving.getByRole('button', { name: /^Ask to show it/ }).click()
  await given.getByRole('button', { name: 'Allow' }).click()
  await expect(given.getByText('Shown on the page of the space.')).toBeVisible()
  await expect(giving.getByText('Shown on the page of the space.')).toBeVisible()
  const { listing } = (await (await page.request.get(`/api/bookings/${id}`)).json()) as Booking
  await seller.goto(`/listing/${listing.id}`)
  await expect(seller.getByRole('region', { name: 'As it hung' }).getByRole('img')).toHaveCount(1)

  // the report of what ran, at both widths, and as files
  await given.getByRole('link', { name: /^Report:/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Report: Wall by the Bellingham/ })).toBeVisible()
  await expect(page.getByText('It is not over', { exact: false })).toBeVisible()
  await expect(page.getByRole('cell', { name: /Photos, close and wide: accepted/ })).toBeVisible()
  await expect(page.getByRole('img', { name: 'The right wall' })).toBeVisible()
  const pdf = await page.request.get(`/api/bookings/${id}/report.pdf`)
  expect(pdf.headers()['content-type']).toBe('application/pdf')
  await seller.goto(`/bookings/${id}/report`)
  await expect(seller.getByRole('table', { name: 'Lines of the booking' })).toBeVisible()
  await seller.goto('/sell/proof?show=received')
  await expect(seller.getByRole('heading', { name: 'Nothing waits for a buyer' })).toBeVisible()

  // a day was dark: its days and what the terms give for them are filled in
  await page.goto(`/bookings/${id}`)
  await isLive(page)
  await page.getByRole('button', { name: 'Report a problem' }).click()
  const problem = page.getByRole('dialog')
  await problem.getByLabel('What is wrong').selectOption('dark')
  await expect(problem.getByText('1 of 7 days: $40.00 by the terms you both signed')).toBeVisible()
})
