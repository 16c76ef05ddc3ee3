import { expect, test } from './support/test.ts'

test('a space shows its facts in four tabs', async ({ page, open }) => {
  await open('/listing/1')
  await expect(page.getByRole('link', { name: 'Back to search' })).toHaveAttribute('href', '/')
  await expect(page.getByRole('tab')).toHaveText(['Overview', 'Details', 'Audience', 'Location'])
  await expect(page.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('tab', { name: 'Details' }).click()
  const details = page.getByRole('tabpanel', { name: 'Details' })
  for (const label of [
    'Available From',
    'Minimum Contract',
    'Setup Fee',
    'Payment Terms',
    'Listed Date',
    'ID',
  ]) {
    await expect(details.getByText(label, { exact: true })).toBeVisible()
  }
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('tabpanel', { name: 'Audience' })).toContainText('Daily Views/Impressions')
})

test('a long description opens and closes', async ({ page, open, request }) => {
  const listings = (await (await request.get('/api/listings')).json()) as {
    id: number
    description: string
    features: string[]
  }[]
  const long = listings.find(({ description }) => description.length > 300)!
  await open(`/listing/${long.id}`)
  await page.getByRole('button', { name: 'Read more' }).click()
  await expect(page.getByText(long.description.slice(-40))).toBeVisible()
  await page.getByRole('button', { name: 'Show less' }).click()
  const many = listings.find(({ features }) => features.length > 6)!
  await open(`/listing/${many.id}`)
  await page.getByRole('button', { name: `View all ${many.features.length} features` }).click()
  await expect(page.getByText(many.features.at(-1)!, { exact: true })).toBeVisible()
})

test('a space that is not there says so with 404', async ({ page }) => {
  const response = await page.goto('/listing/999999')
  expect(response?.status()).toBe(404)
  await expect(page.getByText('Oops! Something went wrong')).toBeVisible()
  await expect(page.getByText('Listing not found')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go back to home' })).toHaveAttribute('href', '/')
})
