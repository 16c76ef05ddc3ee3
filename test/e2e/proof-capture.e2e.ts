import { hash } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { E2E_ADMIN_PASSWORD } from '../../playwright.config.ts'
import { listViolations, prepareAxe } from './support/axe.ts'
import { registerVerified } from './support/bookings.ts'
import { bookToday, takePicture } from './support/proof.ts'
import { expect, isLive, test } from './support/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

async function openAs(browser: Browser, baseURL: string): Promise<Page> {
  return (await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } })).newPage()
}

/** A town that the bundled places do not know. */
const WALL = {
  title: 'Wall by the Lynden windmill',
  location: 'Lynden, WA',
  address: '655 Front St',
  coordinates: { lat: 48.9465, lng: -122.4521 },
  brand: 'Windmill Bakery',
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
  const id = await bookToday({ buyer, seller: page, admin }, WALL)
  await context.grantPermissions(['geolocation'])
  // some fifty meters to the west
  await context.setGeolocation({
    latitude: WALL.coordinates.lat,
    longitude: WALL.coordinates.lng - 0.0007,
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
