import type { Page } from '@playwright/test'
import { E2E_ADMIN_PASSWORD } from '../../playwright.config.ts'
import {
  createBoard,
  orderBoard,
  registerVerified,
  requestByApi,
  sellByApi,
  stepByApi,
} from './support/bookings.ts'
import { openBrowsers } from './support/talk.ts'
import { expect, isLive, test } from './support/test.ts'
import { DESKTOP, PHONE } from './support/widths.ts'

/** Until the returned function is called, the provider is not heard of the payment whose page the buyer comes back from. */
async function holdCheck(buyer: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await buyer.route('**/checks', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

const nextOf = (page: Page) => page.getByRole('region', { name: 'What happens next' })

/** The only button of the page that looks like the thing to do. */
async function expectOnePrimary(page: Page, name: string | RegExp) {
  const primary = page.getByRole('main').locator('.bg-primary:is(button, a)').filter({ visible: true })
  await expect(primary).toHaveCount(1)
  await expect(primary).toHaveAccessibleName(name)
}

/** The buyer asks to pay more, for more. */
async function askForMore(buyer: Page, dollars: string) {
  const dialog = buyer.getByRole('dialog')
  await buyer.getByRole('button', { name: 'Ask for a change' }).click()
  await dialog.getByLabel('Price of the space').fill(dollars)
  await expect(dialog).toContainText('more is due within 7 days of the agreement.')
  await dialog.getByLabel('Reason').fill('With lights until midnight.')
  await dialog.getByRole('button', { name: 'Ask for the change' }).click()
  await expect(dialog).toBeHidden()
}

async function agreeToChange(seller: Page) {
  const dialog = seller.getByRole('dialog')
  await seller.getByRole('button', { name: 'Accept the change' }).click()
  await dialog.getByLabel('I have read and accept these terms').check()
  await dialog.getByRole('button', { name: 'Accept the change' }).click()
  await expect(dialog).toBeHidden()
}

test('a buyer pays by test card: refused, then confirmed first, and the booking is booked', async ({
  page,
  open,
  browser,
  baseURL,
}) => {
  // several people and pages: needs a longer timeout on a busy machine
  test.setTimeout(120_000)
  const { one, admin } = await openBrowsers(browser, baseURL, 'one', 'admin')
  const data = { username: 'admin', password: E2E_ADMIN_PASSWORD }
  expect((await admin.request.post('/api/auth/login', { data })).ok()).toBe(true)
  const seller = await one.newPage()
  for (const person of [page, seller]) await registerVerified(person)
  const board = await createBoard(one.request, admin.request, 'Board that is paid by card')
  const id = await requestByApi(page.request, board, 8)
  await stepByApi(one.request, id, 'accept')

  await page.setViewportSize(PHONE)
  await open(`/bookings/${id}`)
  const money = page.getByRole('region', { name: 'Money' })
  const next = nextOf(page)
  await expect(money.getByRole('button', { name: 'Pay by bank debit' })).toBeVisible()
  await expect(next.getByText('Test mode: no money moves.')).toBeVisible()
  await expect(next).toContainText(/To pay now\$[\d.]+Pay by /)
  await expectOnePrimary(page, /^Pay \$[\d.]+ by card$/)
  // B8: on the first screen, on a phone too
  await expect(next.getByRole('button', { name: /^Pay \$/ })).toBeInViewport({ ratio: 1 })
  await isLive(page)
  await next.getByRole('button', { name: /^Pay \$[\d.]+ by card$/ }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Test payment' })).toBeVisible()
  await expect(page.getByText('Test mode: no money moves')).toBeVisible()
  const endCheck = await holdCheck(page)
  await page.getByRole('button', { name: 'Refused' }).click()
  const refused = next.getByText(
    /^The payment was refused and nothing was charged\. Your dates are held until/,
  )
  await expect(refused).toBeInViewport()
  // B7: the result is where the reader is
  await expect(page.locator(':focus')).toContainText('nothing was charged')
  // not before it is known what became of the payment
  await expect(money.getByRole('button', { name: 'Pay by card' })).toBeDisabled()
  endCheck()

  await next.getByRole('button', { name: /^Try again: pay \$[\d.]+ by card$/ }).click()
  await page.getByRole('button', { name: 'Confirm first' }).click()
  await expect(page.getByRole('heading', { name: 'Your bank asks you to confirm' })).toBeVisible()
  await page.getByRole('button', { name: 'Confirm the payment' }).click()
  await expect(next.getByText('Your payment has arrived. Test mode: no money moves.')).toBeInViewport()
  await expect(page.locator(':focus')).toContainText('Your payment has arrived.')
  await expect(money.getByText('Nothing is open.')).toBeVisible()
  await expectOnePrimary(page, /artwork/)
  await expect(money.getByRole('button', { name: 'Pay by card' })).toBeHidden()
  await expect(page.getByText('Booked', { exact: true }).first()).toBeVisible()

  await isLive(page)
  await page.setViewportSize(DESKTOP)
  await askForMore(page, '940')
  await seller.goto(`/bookings/${id}`)
  await isLive(seller)
  await agreeToChange(seller)
  await open(`/bookings/${id}`)
  const difference = money.getByRole('heading', { name: /^Pay \$[\d.]+ now$/ })
  await expect(difference).toBeVisible()
  // B8: money that became due later, too
  await expectOnePrimary(page, /^Pay \$[\d.]+ by card$/)
  await expect(next).toContainText(/Pay by the end of/)
  await money.getByRole('button', { name: 'Pay by card' }).click()
  await page.getByRole('button', { name: 'Paid', exact: true }).click()
  await expect(money.getByText('Nothing is open.')).toBeVisible()
  await expect(difference).toBeHidden()
})

test('booked at once, a card is authorized and then taken; cancelled, it goes back by itself', async ({
  page,
  open,
  browser,
  baseURL,
}) => {
  const { one, admin } = await openBrowsers(browser, baseURL, 'one', 'admin')
  const data = { username: 'admin', password: E2E_ADMIN_PASSWORD }
  expect((await admin.request.post('/api/auth/login', { data })).ok()).toBe(true)
  for (const person of [page, await one.newPage()]) await registerVerified(person)
  await page.setViewportSize(DESKTOP)
  const board = await createBoard(one.request, admin.request, 'Board that is booked by card')
  await sellByApi(one.request, board, { mode: 'instant', cancellationTier: 'standard' })
  const id = await orderBoard(page.request, board)
  await stepByApi(page.request, id, 'book', { brand: 'Ferry Bakery' })

  await open(`/bookings/${id}`)
  const money = page.getByRole('region', { name: 'Money' })
  const next = nextOf(page)
  await expect(next.getByRole('button', { name: /^Pay \$/ })).toBeInViewport({ ratio: 1 })
  await money.getByRole('button', { name: 'Pay by card' }).click()
  await page.getByRole('button', { name: 'Refused' }).click()
  await expect(next.getByText(/^The payment was refused and nothing was charged\./)).toBeInViewport()
  await expect(page.locator(':focus')).toContainText('nothing was charged')
  await next.getByRole('button', { name: /^Try again: pay \$[\d.]+ by card$/ }).click()
  await page.getByRole('button', { name: 'Paid', exact: true }).click()
  await expect(next.getByText('Your payment has arrived. Test mode: no money moves.')).toBeInViewport()
  await isLive(page)

  await page.getByRole('button', { name: 'Cancel the booking' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('everything comes back')
  await dialog.getByLabel('Reason').fill('The shop opens later.')
  await dialog.getByRole('button', { name: 'Cancel the booking' }).click()
  await expect(dialog).toBeHidden()
  await expect(async () => {
    await open(`/bookings/${id}`)
    await expect(money.getByText('It was given back')).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect(money.getByText('Nothing is open.')).toBeVisible()
  await Promise.all([one, admin].map((context) => context.close()))
})
