import { hash } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { toMarketDate } from '#domain/format-dates.ts'
import { addDays } from '#domain/zoned-time.ts'
import { E2E_ADMIN_PASSWORD } from '../../playwright.config.ts'
import { approveByApi } from './support/accounts.ts'
import { listViolations, prepareAxe } from './support/axe.ts'
import { payByApi, registerVerified, sellByApi, stepByApi } from './support/bookings.ts'
import { createSpace } from './support/spaces.ts'
import { expect, isLive, test } from './support/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

async function openAs(browser: Browser, baseURL: string): Promise<Page> {
  return (await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } })).newPage()
}

/** A town that the bundled places do not know. */
const AT = { coordinates: { lat: 48.9465, lng: -122.4521 } }

/** A wall in Lynden that is booked from today on. @returns the booking's id */
async function bookToday(buyer: Page, seller: Page, admin: Page): Promise<number> {
  const listingId = await createSpace(seller.request, {
    title: 'Wall by the Lynden windmill',
    type: 'billboard',
    price: 40,
    interval: 'day',
    location: 'Lynden, WA',
    address: '655 Front St',
    ...AT,
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
  await stepByApi(buyer.request, id, 'request', { brand: 'Windmill Bakery' })
  await stepByApi(seller.request, id, 'accept')
  await payByApi(seller.request, id)
  return id
}

/** As a camera gives it: tiles that can be told from others. */
async function takePicture(name: string, seed: number) {
  const grey = Array.from({ length: 64 }, (_, at) => ((at + 1) * (seed * 37 + 11) * 7919) % 251)
  const tiles = sharp(Buffer.from(grey), { raw: { width: 8, height: 8, channels: 1 } })
  const buffer = await tiles.resize(1280, 960, { kernel: 'nearest' }).jpeg().toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

// `page` is the seller's phone
test('photos taken without a network wait on the phone, and arrive once each', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const [admin, buyer] = [await openAs(browser, baseURL!), await openAs(browser, baseURL!)]
  const data = { username: 'admin', password: E2E_ADMIN_PASSWORD }
  expect((await admin.request.post('/api/auth/login', { data })).status()).toBe(200)
  await registerVerified(page)
  await registerVerified(buyer)
  const id = await bookToday(buyer, page, admin)
  await context.grantPermissions(['geolocation'])
  // some fifty meters to the west
  await context.setGeolocation({
    latitude: AT.coordinates.lat,
    longitude: AT.coordinates.lng - 0.0007,
    accuracy: 20,
  })

  await page.goto(`/bookings/${id}`)
  await isLive(page)
  await page.getByRole('link', { name: 'Take photos at the space' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Proof: Windmill Bakery' })).toBeVisible()
  await expect(page.getByText(/feet to the east/)).toBeVisible()
  await expect(page.getByText('This page opens without a network, too.')).toBeVisible()
  await prepareAxe(page)
  expect(await listViolations(page)).toEqual([])

  await context.setOffline(true)
  await page.reload()
  await isLive(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Proof: Windmill Bakery' })).toBeVisible()
  const camera = page.getByLabel(/^Take a photo/).first()
  const waiting = page.getByRole('list', { name: 'Photos that wait' }).getByRole('listitem')
  const photos = [await takePicture('close.jpg', 1), await takePicture('wide.jpg', 2)]
  for (const [at, photo] of photos.entries()) {
    await camera.setInputFiles(photo)
    await expect(waiting).toHaveCount(at + 1)
  }
  await expect(waiting.filter({ hasText: 'position within' })).toHaveCount(2)
  await expect(page.getByText('2 photos wait on this phone. You are offline')).toBeVisible()
  await page.reload()
  await isLive(page)
  await expect(waiting).toHaveCount(2)

  await context.setOffline(false)
  const arrived = page.getByRole('list', { name: 'Photos that have arrived' }).getByRole('listitem')
  await expect(arrived).toHaveCount(2)
  await expect(waiting).toHaveCount(0)
  await page.reload()
  await isLive(page)
  const { proofs, chain } = await (await page.request.get(`/api/bookings/${id}/proofs`)).json()
  const hashes = photos.map(({ buffer }) => hash('sha256', buffer)).toSorted()
  expect(proofs.map(({ sha256 }: { sha256: string }) => sha256).toSorted()).toEqual(hashes)
  expect(chain.links).toBe(2)

  // its buyer reads what was compared, and verifies the package in the browser
  await buyer.goto(`/bookings/${id}`)
  await isLive(buyer)
  const card = buyer.getByRole('region', { name: 'Proof', exact: true })
  await card.getByText('Captured here').first().click()
  await expect(card.getByText(/^Taken .* from the space, as far as the phone knows/).first()).toBeVisible()
  const loaded = buyer.waitForEvent('download')
  await card.getByRole('link', { name: 'Download the proof package' }).click()
  const file = await (await loaded).path()
  await card.getByRole('link', { name: 'verify it' }).click()
  await expect(buyer.getByRole('heading', { level: 1, name: 'Verify proof' })).toBeVisible()
  const choose = buyer.getByLabel('Proof package')
  await choose.setInputFiles(file)
  await expect(buyer.getByText('All 2 links fit')).toBeVisible()
  await buyer.getByLabel('Originals to compare').setInputFiles(photos[0]!)
  await expect(buyer.getByText(/^close\.jpg is the file of link [12]\.$/)).toBeVisible()
})
