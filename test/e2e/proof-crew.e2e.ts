import { hash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { E2E_ADMIN_PASSWORD } from '../../playwright.config.ts'
import { HEIC } from '../support/listings/heic-picture.ts'
import { listViolations, prepareAxe } from './support/axe.ts'
import { registerVerified } from './support/bookings.ts'
import { BROWSER_ARGS } from './support/browser-args.ts'
import { bookToday, takePicture } from './support/proof.ts'
import { expect, isLive, test } from './support/test.ts'

const PHONE = { viewport: { width: 390, height: 844 } }
test.use(PHONE)

/** A town that no other journey counts. */
const WALL = {
  title: 'Wall at the Sumas depot',
  location: 'Sumas, WA',
  address: '433 Cherry St',
  coordinates: { lat: 48.9993, lng: -122.2649 },
  brand: 'Depot Diner',
}

/** A phone whose browser can be closed and opened again: what it keeps is in a folder. */
async function openPhone(folder: string, baseURL: string): Promise<{ phone: BrowserContext; page: Page }> {
  const phone = await chromium.launchPersistentContext(folder, {
    ...PHONE,
    baseURL,
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: BROWSER_ARGS,
    permissions: ['geolocation'],
    geolocation: { latitude: WALL.coordinates.lat, longitude: WALL.coordinates.lng, accuracy: 15 },
  })
  return { phone, page: phone.pages()[0] ?? (await phone.newPage()) }
}

/** On the crew's page, without a network: a photo that is no proof. */
async function reportProblem(phone: Page, queued: string): Promise<void> {
  await phone.getByText('Report a problem').first().click()
  const camera = phone.getByLabel(/^Photograph the problem at Wall at the Sumas depot/)
  await expect(camera).toBeDisabled()
  await phone.getByLabel('What is wrong').selectOption('damaged')
  await phone.getByLabel('Note').fill('Torn at the lower left')
  const photo = await takePicture('torn.jpg', 13)
  await camera.setInputFiles(photo)
  await expect(phone.getByRole('list', { name: queued }).getByRole('listitem')).toHaveCount(2)
}

/** On the seller's list. */
async function mendProblem(seller: Page, id: number): Promise<void> {
  const item = seller.getByRole('list', { name: 'Problems' }).getByRole('listitem')
  await expect(item).toHaveCount(1)
  await expect(item).toContainText('Damaged or painted over')
  await expect(item).toContainText('“Torn at the lower left”')
  await expect(item).toContainText(/Truck 2, taken /)
  await expect(item.getByRole('img', { name: 'Photo: Damaged or painted over' })).toBeVisible()
  await expect(item.getByRole('link', { name: /^Booking / })).toHaveAttribute('href', `/bookings/${id}`)
  await expect(seller.getByText('1 problem to mend')).toBeVisible()
  await item.getByRole('button', { name: /^Mark as mended at / }).click()
  await expect(item.getByText('Mended', { exact: true })).toBeVisible()
  await expect(seller.getByText('Nothing is left to mend.')).toBeVisible()
}

// `page` is the seller's
test('a crew without an account takes photos offline, its browser is started again, and a desk sends others at once', async ({
  page,
  browser,
  baseURL,
}) => {
  const [admin, buyer] = await Promise.all([
    browser.newPage({ baseURL: baseURL! }),
    browser.newPage({ baseURL: baseURL! }),
  ])
  const data = { username: 'admin', password: E2E_ADMIN_PASSWORD }
  expect((await admin.request.post('/api/auth/login', { data })).status()).toBe(200)
  await registerVerified(page)
  await registerVerified(buyer)
  const id = await bookToday({ buyer, seller: page, admin }, WALL)

  await page.goto('/sell/proof')
  await isLive(page)
  await page.getByRole('button', { name: 'Make a crew link' }).click()
  await page.getByLabel('Who gets it').fill('Truck 2')
  await page.getByRole('button', { name: 'Create link' }).click()
  const link = page.getByRole('link', { name: /\/proof\/crew\// })
  await expect(link).toBeVisible()
  await prepareAxe(page)
  expect(await listViolations(page)).toEqual([])
  const path = new URL((await link.getAttribute('href'))!).pathname

  const photo = await takePicture('close.jpg', 11)
  const folder = mkdtempSync(join(tmpdir(), 'placard-phone-'))
  try {
    const first = await openPhone(folder, baseURL!)
    await first.page.goto(path)
    await expect(first.page.getByRole('heading', { level: 2, name: WALL.title })).toBeVisible()
    await expect(first.page.getByText('This page opens without a network, too.')).toBeVisible()
    await expect(first.page.locator('main')).not.toContainText(/\$|@|Depot Diner/)
    await prepareAxe(first.page)
    expect(await listViolations(first.page)).toEqual([])
    await first.phone.setOffline(true)
    await first.page.reload()
    await first.page.getByLabel(/^Take a photo/).setInputFiles(photo)
    const row = { name: 'Photos that wait' }
    await expect(first.page.getByRole('list', row).getByText('position within')).toBeVisible()
    await reportProblem(first.page, row.name)
    await first.page.reload()
    await expect(first.page.getByRole('list', row).getByRole('listitem')).toHaveCount(2)
    await first.phone.close()

    const again = await openPhone(folder, baseURL!)
    await again.phone.setOffline(true)
    await again.page.goto(path)
    await expect(again.page.getByRole('list', row).getByRole('listitem')).toHaveCount(2)
    await again.phone.setOffline(false)
    const arrived = again.page.getByRole('list', { name: 'Photos that have arrived' })
    await expect(arrived.getByRole('listitem')).toHaveCount(2)
    await again.phone.close()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  const read = async () => (await page.request.get(`/api/bookings/${id}/proofs`)).json()
  expect((await read()).proofs).toMatchObject([{ sha256: hash('sha256', photo.buffer), grade: 'captured' }])

  await page.reload()
  await isLive(page)
  await mendProblem(page, id)
  // the desk: no name says which face it is, so that somebody chooses; many systems know no type of what phones keep
  const copied = { name: 'IMG_2041.HEIC', mimeType: '', buffer: HEIC }
  await page.getByLabel('Photos of faces').setInputFiles([copied])
  await expect(page.getByText('1 to choose')).toBeVisible()
  const choice = page.getByLabel(/^Face of IMG_2041\.heic/i)
  await choice.selectOption({ index: 1 })
  await expect(page.getByText('1 matched')).toBeVisible()
  await page.getByRole('button', { name: 'Not this one' }).click()
  await expect(page.getByText('1 to choose')).toBeVisible()
  await choice.selectOption({ index: 1 })
  await page.getByRole('button', { name: 'File 1' }).click()
  await expect(page.getByText('1 filed')).toBeVisible({ timeout: 20_000 })
  expect((await read()).proofs).toHaveLength(2)
})
