import type { TaxRate } from '#contract/booking/tax-rates.ts'
import { toCsv } from '#web/features/booking/tax-rates/tax-rate-words.ts'
import { E2E_ADMIN_PASSWORD } from '../../playwright.config.ts'
import { expect, test } from './support/test.ts'

const csv = (text: string) => ({ name: 'rates.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

test('M9: an admin replaces the tax rates by a file; a wrong line changes nothing', async ({
  page,
  open,
}) => {
  const data = { username: 'admin', password: E2E_ADMIN_PASSWORD }
  expect((await page.request.post('/api/auth/login', { data })).status()).toBe(200)
  await open('/admin')
  await page.getByRole('link', { name: 'Tax rates', exact: true }).click()
  const file = page.getByLabel('File of rates')
  // other journeys count on the rates of their places
  const known = toCsv((await (await page.request.get('/api/admin/tax-rates')).json()) as TaxRate[])
  await file.setInputFiles(csv(`${known}Spokane,9.1,2026-01-01\nSpokane,9.3,2090-01-01`))
  await expect(page.getByRole('row', { name: 'Spokane 9.1% Jan 1, 2026 Now' })).toBeVisible()
  await expect(page.getByRole('row', { name: 'Spokane 9.3% Jan 1, 2090 Later' })).toBeVisible()
  await expect(page.getByText(/^Replaced last by admin on /)).toBeVisible()

  await file.setInputFiles(csv('Pullman,7.9,2026-01-01\nSpokane,ten,2026-01-01'))
  await expect(page.getByRole('alert')).toHaveText('Line 2: “ten” is not a rate in percent.')
  await expect(page.getByRole('row', { name: /^Spokane 9.1%/ })).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download these rates' }).click()
  expect((await download).suggestedFilename()).toBe('tax-rates.csv')
})
