import type { Browser, Page } from '@playwright/test'
import { E2E_ADMIN_PASSWORD } from '../../playwright.config.ts'
import { createBoard, payByApi, registerVerified, requestByApi, stepByApi } from './support/bookings.ts'
import { expect, isLive, test } from './support/test.ts'
import { endBooking } from './support/time.ts'

async function openAs(browser: Browser, baseURL: string): Promise<Page> {
  return (await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } })).newPage()
}

async function rate(page: Page, points: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(points)) await page.getByLabel(label).selectOption(value)
}

test('both sides review a booking that is over, sealed until both have', async ({
  page,
  browser,
  baseURL,
}) => {
  const [admin, seller] = [await openAs(browser, baseURL!), await openAs(browser, baseURL!)]
  const data = { username: 'admin', password: E2E_ADMIN_PASSWORD }
  expect((await admin.request.post('/api/auth/login', { data })).status()).toBe(200)
  await page.setViewportSize({ width: 390, height: 844 })
  await registerVerified(page)
  await registerVerified(seller)
  const listingId = await createBoard(seller.request, admin.request, 'Board by the review office')
  const id = await requestByApi(page.request, listingId, 8)
  await stepByApi(seller.request, id, 'accept')
  await payByApi(seller.request, id)
  await endBooking(id, 3)

  await page.goto(`/bookings/${id}`)
  await isLive(page)
  await page.getByRole('link', { name: 'Write a review' }).click()
  await rate(page, { 'As described': '5', 'Ran as agreed': '4', Proof: '5', Communication: '5' })
  await page.getByRole('button', { name: 'Seal the review' }).click()
  await expect(page.getByText('Please choose')).toBeVisible()
  await page.getByLabel('Overall').selectOption('5')
  await page.getByLabel('In your words').fill('Up on the day we agreed, and lit every night.')
  await page.getByRole('button', { name: 'Seal the review' }).click()
  await expect(page.getByText('Your review is sealed until')).toBeVisible()

  await seller.goto(`/bookings/${id}/review`)
  await isLive(seller)
  await expect(seller.getByText('Up on the day')).toHaveCount(0)
  await rate(seller, { Overall: '4', 'Paid on time': '5', 'Artwork on time': '3', Communication: '4' })
  await seller.getByRole('button', { name: 'Seal the review' }).click()
  await expect(seller.getByText('Up on the day we agreed')).toBeVisible()
  await seller.getByLabel('Your reply').fill('Any time.')
  await seller.getByRole('button', { name: 'Reply', exact: true }).click()
  await expect(seller.getByText('You replied')).toBeVisible()

  const { sellerId } = await (await page.request.get(`/api/listings/${listingId}`)).json()
  await page.goto(`/listing/${listingId}`)
  await page.getByRole('link', { name: '1 review' }).click()
  await expect(page).toHaveURL(new RegExp(`/sellers/${sellerId}#reviews`))
  await expect(page.getByText('Any time.')).toBeVisible()
  await page.getByRole('button', { name: 'Report this review' }).click()
  await page.getByLabel('Reason').fill('It names my child.')
  await page.getByRole('button', { name: 'Report', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await admin.goto('/admin/reviews')
  await isLive(admin)
  const item = admin.getByRole('listitem').filter({ hasText: 'It names my child.' }).first()
  await item.getByRole('button', { name: 'Hide it' }).click()
  await admin.getByLabel('Reason').fill('A child is named.')
  await admin.getByRole('button', { name: 'Hide it', exact: true }).click()
  await expect(admin.getByText('It names my child.')).toHaveCount(0)
  await page.goto(`/bookings/${id}/review`)
  await expect(page.getByText('Hidden by Placard: A child is named.')).toBeVisible()
})
