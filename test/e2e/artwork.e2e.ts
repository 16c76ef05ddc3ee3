import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { E2E_ADMIN_PASSWORD } from '../../playwright.config.ts'
import {
  createBoard,
  payByApi,
  registerVerified,
  requestByApi,
  sellByApi,
  stepByApi,
} from './support/bookings.ts'
import { expect, test } from './support/test.ts'

async function openAs(browser: Browser, baseURL: string): Promise<Page> {
  return (await browser.newContext({ baseURL })).newPage()
}

const ARTWORK = {
  spec: { kind: 'screen', width: 320, height: 180, filmMs: null },
  workingDays: 5,
}

async function paint(width: number, height: number, name: string) {
  const buffer = await sharp({ create: { width, height, channels: 3, background: '#0b4f3a' } })
    .png()
    .toBuffer()
  return { name, mimeType: 'image/png', buffer }
}

test('artwork is refused with a reason, replaced and approved', async ({ page, open, browser, baseURL }) => {
  const [admin, seller] = [await openAs(browser, baseURL!), await openAs(browser, baseURL!)]
  const data = { username: 'admin', password: E2E_ADMIN_PASSWORD }
  expect((await admin.request.post('/api/auth/login', { data })).status()).toBe(200)
  await registerVerified(page)
  await registerVerified(seller)
  const listingId = await createBoard(seller.request, admin.request, 'Screen above the cheese counter')
  const terms = await (await seller.request.get(`/api/my/listings/${listingId}/booking-terms`)).json()
  const units = terms.units.map((unit: object) => ({ ...unit, artwork: ARTWORK }))
  await sellByApi(seller.request, listingId, { units })
  const id = await requestByApi(page.request, listingId, 8)
  await stepByApi(seller.request, id, 'accept')
  await payByApi(seller.request, id)

  await open('/bookings')
  await expect(page.getByText(/^Artwork due \w{3} \d+$/)).toBeVisible()
  await open(`/bookings/${id}`)
  const artwork = page.getByRole('region', { name: 'Artwork', exact: true })
  await expect(artwork.getByText('A picture of exactly 320 × 180 pixels, RGB.')).toBeVisible()
  await artwork.locator('input[type=file]').setInputFiles({
    name: 'setup.png',
    mimeType: 'image/png',
    buffer: Buffer.from('MZ a program'),
  })
  await expect(artwork.getByRole('alert')).toContainText('Only PDF, PNG, JPEG')
  await artwork.getByRole('button', { name: 'Remove setup.png' }).click()
  await artwork.locator('input[type=file]').setInputFiles(await paint(320, 160, 'cheese.png'))
  const held = artwork.getByRole('region', { name: 'Not sent yet' })
  await expect(held).toContainText('320 × 160 pixels; this screen shows exactly 320 × 180.')
  await held.getByRole('button', { name: 'Choose another file' }).click()
  await artwork.locator('input[type=file]').setInputFiles(await paint(320, 160, 'cheese.png'))
  await held.getByRole('button', { name: 'Send anyway' }).click()
  await expect(artwork.getByText('320 × 160 pixels; this screen shows exactly 320 × 180.')).toBeVisible()
  await expect(held).toBeHidden()

  await seller.goto(`/bookings/${id}#artwork`)
  const given = seller.getByRole('region', { name: 'Artwork', exact: true })
  await given.getByRole('button', { name: 'Approve' }).click()
  const dialog = seller.getByRole('dialog')
  await expect(dialog.getByText('320 × 160 pixels; this screen shows exactly 320 × 180.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Back' }).click()
  await given.getByRole('button', { name: 'Refuse' }).click()
  await seller.getByRole('dialog').getByRole('button', { name: 'Refuse the artwork' }).click()
  await expect(seller.getByText('Please say why')).toBeVisible()
  await seller.getByLabel('Reason').fill('It would have black bars.')
  await seller.getByRole('dialog').getByRole('button', { name: 'Refuse the artwork' }).click()
  await expect(given.getByText('Refused', { exact: true })).toBeVisible()

  // told live, without a reload
  await expect(artwork.getByText('It would have black bars.')).toBeVisible()
  await artwork.locator('input[type=file]').setInputFiles(await paint(320, 180, 'cheese again.png'))
  await expect(artwork.getByRole('article', { name: 'Artwork cheese again.png' })).toBeVisible()
  await expect(artwork.getByRole('img', { name: 'Preview of cheese again.png' })).toBeVisible()
  await artwork
    .getByRole('article', { name: 'Artwork cheese again.png' })
    .getByRole('button', { name: 'See it on the space' })
    .click()
  const corner = artwork.getByRole('button', { name: /^Lower right corner/ })
  const before = await corner.boundingBox()
  await corner.press('ArrowRight')
  await expect.poll(async () => (await corner.boundingBox())!.x).toBeGreaterThan(before!.x)
  await expect(artwork.getByRole('img', { name: 'Your artwork on it' })).toBeVisible()
  await given
    .getByRole('article', { name: 'Artwork cheese again.png' })
    .getByRole('button', { name: 'Approve' })
    .click()
  await expect(given.getByText('Approved', { exact: true })).toBeVisible()
  await expect(artwork.getByText('Approved', { exact: true })).toBeVisible()
  const download = page.waitForEvent('download')
  await artwork.getByRole('link', { name: 'cheese again.png' }).click()
  expect((await download).suggestedFilename()).toBe('cheese again.png')
})
