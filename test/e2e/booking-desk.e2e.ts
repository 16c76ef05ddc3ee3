import type { Browser, Page } from '@playwright/test'
import type { Booking } from '#contract/booking/bookings.ts'
import { E2E_ADMIN_PASSWORD } from '../../playwright.config.ts'
import { PASSWORD } from './support/accounts.ts'
import {
  createBoard,
  disputeByApi,
  payByApi,
  registerVerified,
  requestByApi,
  stepByApi,
} from './support/bookings.ts'
import { expect, test } from './support/test.ts'
import { DESKTOP, PHONE } from './support/widths.ts'

/** A second person, in a browser of their own. */
async function openAs(browser: Browser, baseURL: string): Promise<Page> {
  return (await browser.newContext({ baseURL })).newPage()
}

async function openAdmin(browser: Browser, baseURL: string): Promise<Page> {
  const page = await openAs(browser, baseURL)
  const data = { username: 'admin', password: E2E_ADMIN_PASSWORD }
  expect((await page.request.post('/api/auth/login', { data })).status()).toBe(200)
  return page
}

const statement = (lines: [text: string, amount: string][]) => ({
  name: 'march.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    ['Date,Description,Amount', ...lines.map(([text, amount]) => `03/02/2026,${text},${amount}`)].join('\n'),
  ),
})

test('a seller answers requests, says how to be paid, and lets the bank say what came', async ({
  page,
  open,
  browser,
  baseURL,
}) => {
  const [admin, buyer] = [await openAdmin(browser, baseURL!), await openAs(browser, baseURL!)]
  await registerVerified(page)
  await registerVerified(buyer)
  const listingId = await createBoard(page.request, admin.request, 'Board above the ferry lanes')
  const [wanted, unwanted] = [
    await requestByApi(buyer.request, listingId, 8),
    await requestByApi(buyer.request, listingId, 8),
  ]

  await open('/sell/requests')
  const waiting = page.getByRole('region', { name: 'Waiting' })
  await expect(waiting.getByRole('listitem').filter({ hasText: 'Board above' })).toHaveCount(2)
  await expect(waiting.getByText(/^Answer by .*, in \d+ hours$/).first()).toBeVisible()
  await expect(waiting.getByText('1 other asks for these days').first()).toBeVisible()
  const reference = (id: number) => `PLA-B${String(id).padStart(5, '0')}`
  const card = (id: number) => waiting.locator('li').filter({ hasText: reference(id) })
  await card(unwanted).getByRole('button', { name: 'Decline' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await expect(dialog.getByText('Please say why')).toBeVisible()
  await dialog.getByLabel('Reason').fill('Somebody else was first.')
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByText('Declined. We’ve told the buyer why.')).toBeVisible()
  await expect(card(unwanted)).toHaveCount(0)
  await page.getByRole('link', { name: 'Over 1' }).click()
  await expect(page.getByRole('region', { name: 'Over' })).toContainText('Declined')

  await open('/sell/payments')
  await page.getByRole('button', { name: 'Say how buyers pay you' }).click()
  await page.getByLabel('Account holder').fill('Elm & Co')
  await page.getByLabel('Bank', { exact: true }).fill('Cascade Bank')
  await page.getByLabel('Routing number').fill('125000024')
  await page.getByLabel('Account number').fill('000123456')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Password is required')).toBeVisible()
  await page.locator('[name=password]').fill(PASSWORD)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Bank transfer to Cascade Bank, account ending in 3456')).toBeVisible()

  await stepByApi(page.request, wanted, 'accept')
  await open('/sell/payments')
  await expect(page.getByRole('region', { name: 'Open money' })).toContainText(reference(wanted))
  const dollars = ((await totalOf(page, wanted)) / 100).toFixed(2)
  await page.getByLabel('File of your bank').setInputFiles(
    statement([
      [`ACH FERRY BAKERY ${reference(wanted)}`, dollars],
      ['MOBILE DEPOSIT 4471', '99.00'],
      ['RENT', '-500.00'],
    ]),
  )
  await expect(page.getByText('1 payment recorded')).toBeVisible()
  await expect(page.getByText('1 line for you to look at')).toBeVisible()
  await expect(page.getByText('Nothing is open.', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Something else MOBILE DEPOSIT 4471' }).click()
  await dialog.getByLabel('What it is').fill('Of another customer')
  await dialog.getByRole('button', { name: 'Put it aside' }).click()
  const lines = page.getByRole('table', { name: 'Lines of your statements' })
  await expect(lines).toContainText('Something else: Of another customer')
  await open('/sell/requests')
  await expect(page.getByRole('region', { name: 'Booked and running' })).toContainText(reference(wanted))
  const books = await page.request.get('/api/my/bookings/export')
  expect(await books.text()).toContain(reference(wanted))
})

async function totalOf(page: Page, id: number): Promise<number> {
  return ((await (await page.request.get(`/api/bookings/${id}`)).json()) as Booking).totalCents
}

test('an admin decides a dispute with a credit, and the ledger stays balanced', async ({
  page,
  open,
  browser,
  baseURL,
}) => {
  const [seller, buyer] = [await openAs(browser, baseURL!), await openAs(browser, baseURL!)]
  const data = { username: 'admin', password: E2E_ADMIN_PASSWORD }
  expect((await page.request.post('/api/auth/login', { data })).status()).toBe(200)
  await registerVerified(seller)
  await registerVerified(buyer)
  const listingId = await createBoard(seller.request, page.request, 'Board by the arena')
  const id = await requestByApi(buyer.request, listingId, 12)
  const { reference } = await stepByApi(seller.request, id, 'accept')
  await payByApi(seller.request, id)
  await disputeByApi(buyer.request, id, 'The lamps were out for a week.')

  await seller.setViewportSize(PHONE)
  await seller.goto(`/bookings/${id}`)
  await expect(seller.locator('html')).toHaveAttribute('data-hydrated', 'true')
  const disputed = seller.getByRole('region', { name: 'Disputes' })
  await disputed.getByRole('button', { name: 'Answer' }).click()
  await seller.getByRole('dialog').getByLabel('Your answer').fill('We mended them on the second day.')
  await seller.getByRole('dialog').getByRole('button', { name: 'Send the answer' }).click()
  await expect(disputed).toContainText('We mended them on the second day.')

  await page.setViewportSize(PHONE)
  await open('/admin/disputes')
  const dispute = page.getByRole('listitem').filter({ hasText: reference })
  await expect(dispute).toContainText('The lamps were out for a week.')
  await expect(dispute).toContainText('We mended them on the second day.')
  await dispute.getByRole('button', { name: `Decide ${reference}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Decide the dispute' })
  await dialog.getByLabel('Money back').check()
  await dialog.getByLabel('Credit to the buyer').fill('9999999')
  await dialog.getByLabel('Reason').fill('A quarter of the days were dark.')
  await dialog.getByRole('button', { name: 'Decide' }).click()
  await expect(dialog.getByText(/ at most\.$/)).toBeVisible()
  await dialog.getByLabel('Credit to the buyer').fill('225')
  await dialog.getByRole('button', { name: 'Decide' }).click()
  await expect(page.getByText('Decided. Both sides have been notified.')).toBeVisible()
  await expect(dispute).toHaveCount(0)
  await page.getByText('Decided', { exact: true }).click()
  await expect(dispute).toContainText('Decided: Money back, $225.00')

  await page.setViewportSize(DESKTOP)
  await dispute.getByRole('link', { name: 'Ledger' }).click()
  const entries = page.getByRole('table', { name: `Ledger of ${reference}` })
  await expect(entries.getByRole('row').filter({ hasText: 'Credited' })).not.toHaveCount(0)
  const together = page.getByRole('row').filter({ hasText: 'Together' })
  await expect(together).toContainText('$0.00')
  await page.getByRole('link', { name: 'Show all' }).click()
  await expect(page.getByRole('table', { name: 'Ledger', exact: true })).toBeVisible()
})
