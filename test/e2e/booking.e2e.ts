import type { Browser, Page } from '@playwright/test'
import { PASSWORD, registerByApi, verifyByApi } from './support/accounts.ts'
import { expectDocuments } from './support/documents.ts'
import { listSpace, messages, openBrowsers, SPACE } from './support/talk.ts'
import { expect, isLive, test } from './support/test.ts'
import { passDeadline } from './support/time.ts'
import { DESKTOP, PHONE } from './support/widths.ts'

const INSTRUCTIONS = {
  bank: { holder: 'Corner Shop LLC', bankName: 'Cascade Bank', routing: '125000024', account: '0012345678' },
  check: null,
  paypalUrl: null,
  invoiceUrl: null,
  note: '',
}

/** A buyer, and a seller with a public space who says how to be paid. */
async function buildMarket(browser: Browser, baseURL: string | undefined) {
  const { seller, buyer, admin } = await openBrowsers(browser, baseURL, 'seller', 'buyer', 'admin')
  const names = [await registerByApi(seller.request), await registerByApi(buyer.request)] as const
  const listingId = await listSpace(seller.request, admin.request, { interval: '4-week' })
  await verifyByApi(seller.request, admin.request, names[0])
  await verifyByApi(buyer.request, admin.request, names[1])
  const data = { instructions: INSTRUCTIONS, password: PASSWORD }
  expect((await seller.request.put('/api/my/payment-instructions', { data })).status()).toBe(200)
  return { seller: await seller.newPage(), buyer: await buyer.newPage(), admin, listingId }
}

const dialog = (page: Page) => page.getByRole('dialog')
const next = (page: Page) => page.getByRole('region', { name: 'What happens next' })
const money = (page: Page) => page.getByRole('region', { name: 'Money' })
const documents = (page: Page) => page.getByRole('region', { name: 'Documents' })

async function visit(page: Page, path: string) {
  await page.goto(path)
  await isLive(page)
}

async function choosesDates(page: Page, listingId: number) {
  await visit(page, `/listing/${listingId}`)
  const panel = page.getByRole('region', { name: 'Dates and price' })
  await panel.getByLabel('Begins').selectOption({ index: 3 })
  await expect(panel.getByText('You are not charged yet.')).toBeVisible()
  await panel.getByRole('button', { name: 'Request to Book' }).click()
  await expect(page.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible()
}

/** @returns the path of the booking */
async function asks(page: Page): Promise<string> {
  const box = page.getByRole('article', { name: SPACE.title })
  await box.getByRole('button', { name: 'Request to Book' }).click()
  await expect(box.getByLabel('Brand')).toBeFocused()
  await expect(box.getByText('Please read and accept the terms first')).toBeVisible()
  await box.getByLabel('Brand').fill('Fremont Bakery')
  await box.getByLabel('I have read and accept these terms').check()
  await box.getByText('Offer another price').click()
  await box.getByLabel('Your price for the space').fill('5000')
  await box.getByRole('button', { name: 'Send this offer' }).click()
  await expect(box.getByText(/^That is not less than the listed price/)).toBeVisible()
  await box.getByLabel('Your price for the space').fill('350')
  await box.getByRole('button', { name: 'Send this offer' }).click()
  await page.getByRole('link', { name: /^See booking PLA-B\d+$/ }).click()
  await expect(page.getByRole('heading', { name: SPACE.title, level: 1 })).toBeVisible()
  await expect(next(page)).toContainText(/answers by .+ P[DS]T/)
  await expect(next(page)).toContainText('You offer $350 for the space')
  return new URL(page.url()).pathname
}

async function proposes(page: Page, button: string, dollars: string) {
  await next(page).getByRole('button', { name: button }).click()
  await dialog(page).getByLabel('Price of the space').fill(dollars)
  await expect(dialog(page)).toContainText(`$${dollars}.00`)
  await dialog(page)
    .getByRole('button', { name: /^Send the/ })
    .click()
  await expect(dialog(page)).toBeHidden()
}

async function accepts(page: Page) {
  await next(page).getByRole('button', { name: 'Read and accept' }).click()
  await dialog(page).getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(dialog(page)).toContainText('Please read and accept the terms first')
  await dialog(page).getByLabel('I have read and accept these terms').check()
  await dialog(page).getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(dialog(page)).toBeHidden()
}

/** The buyer asks for another price, and the seller agrees to it. */
async function agreeOnChange(buyer: Page, seller: Page) {
  const changes = buyer.getByRole('region', { name: 'Changes' })
  await changes.getByRole('button', { name: 'Ask for a change' }).click()
  await dialog(buyer).getByLabel('Price of the space').fill('420')
  await expect(dialog(buyer)).toContainText('$40.00 more is due within 7 days of the agreement.')
  await dialog(buyer).getByRole('button', { name: 'Ask for the change' }).click()
  await expect(dialog(buyer)).toContainText('Please say why')
  await dialog(buyer).getByLabel('Reason').fill('With lights until midnight.')
  await dialog(buyer).getByRole('button', { name: 'Ask for the change' }).click()
  await expect(buyer.getByRole('region', { name: 'You ask for a change' })).toContainText('answers by')

  const asked = seller.getByRole('region', { name: /asks for a change$/ })
  await expect(asked).toContainText('Answer by')
  await expect(asked.locator('del').filter({ hasText: '$380.00' }).first()).toBeVisible()
  await expect(asked.locator('ins').filter({ hasText: '$420.00' }).first()).toBeVisible()
  await asked.getByRole('button', { name: 'Accept the change' }).click()
  await dialog(seller).getByRole('button', { name: 'Accept the change' }).click()
  await expect(dialog(seller)).toContainText('Please read and accept the terms first')
  await dialog(seller).getByLabel('I have read and accept these terms').check()
  await dialog(seller).getByRole('button', { name: 'Accept the change' }).click()
  await expect(asked).toBeHidden()
  await expect(changes).toContainText('Agreed')
  await expect(money(buyer)).toContainText('$40.00')
}

/** The seller offers the next term of what runs, and the buyer says yes. */
async function renew(seller: Page, buyer: Page) {
  const renewal = (page: Page) => page.getByRole('region', { name: 'Renewal' })
  await expect(renewal(seller)).toContainText('nothing renews automatically')
  await renewal(seller).getByRole('button', { name: 'Offer the next term' }).click()
  await dialog(seller).getByLabel('Price of the space').fill('390')
  await expect(dialog(seller)).toContainText('$390.00')
  await dialog(seller).getByRole('button', { name: 'Send the offer' }).click()
  await expect(dialog(seller)).toBeHidden()
  await expect(renewal(seller)).toContainText('reads the offer')
  const path = await renewal(seller).getByRole('link').getAttribute('href')

  await visit(buyer, path!)
  await expect(buyer.getByRole('main')).toContainText('Goes on with PLA-B')
  await accepts(buyer)
  await expect(next(buyer)).toContainText('Pay by')
  await visit(seller, path!)
  await expect(next(seller)).toContainText('Expires if not paid by')
}

test('a request is quoted, countered, accepted, paid by transfer, booked, runs and ends', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(150_000)
  const { seller, buyer, admin, listingId } = await buildMarket(browser, baseURL)
  await buyer.setViewportSize(PHONE)
  await seller.setViewportSize(DESKTOP)
  await choosesDates(buyer, listingId)
  const path = await asks(buyer)

  await visit(seller, path)
  await expect(next(seller)).toContainText('Answer by')
  await expect(next(seller)).toContainText('offers $350 for the space')
  await proposes(seller, 'Send a quote', '400')

  // what happened there is shown here without a reload
  await expect(next(buyer)).toContainText('Accept by')
  await proposes(buyer, 'Make a counter-offer', '380')

  await expect(next(seller).getByRole('button', { name: 'Read and accept' })).toBeVisible()
  await seller.getByText('What changed from version to version').click()
  const change = seller.getByRole('region', { name: 'Version 3' })
  await expect(change.locator('del').first()).toContainText('$400.00')
  await expect(change.locator('ins').first()).toContainText('$380.00')
  await accepts(seller)

  await expect(next(buyer)).toContainText('Pay by')
  await expect(money(buyer)).toContainText('0012345678')
  await money(buyer).getByRole('button', { name: 'I have sent it' }).click()
  await expect(dialog(buyer).getByLabel('Amount')).toHaveValue('380.00')
  await dialog(buyer).getByRole('button', { name: 'I have sent it' }).click()
  await expect(next(buyer)).toContainText(/You said that \$380 was sent on .+ confirms when it has arrived\./)
  await expect(buyer.locator(':focus')).toContainText('We’ve asked the seller to confirm.')
  await expect(money(buyer)).toContainText('it is not confirmed yet')
  // B9: nobody pays twice by a button
  await expect(money(buyer).getByRole('button', { name: 'I have sent it' })).toBeHidden()
  await money(buyer).getByText('Pay another way').click()
  await expect(money(buyer).getByRole('button', { name: 'I have sent it' })).toBeVisible()

  await buyer.setViewportSize(DESKTOP)
  await seller.setViewportSize(PHONE)
  await next(seller).getByRole('button', { name: 'It arrived', exact: true }).click()
  await dialog(seller).getByRole('button', { name: 'It arrived' }).click()
  await expect(seller.locator(':focus')).toContainText('We’ve notified the buyer.')
  await expect(money(seller)).toContainText('Nothing is open.')

  await expect(next(buyer)).toContainText('begins on')
  await expectDocuments(buyer, /\(PDF\)$/, 3)

  await agreeOnChange(buyer, seller)
  await expectDocuments(buyer, /\(PDF\)$/, 5)

  // read without scripts, and found again from the list and from the thread
  expect(await (await buyer.request.get(path)).text()).toContain('begins on')
  expect(await (await buyer.request.get('/bookings')).text()).toContain(SPACE.title)
  await buyer.getByRole('link', { name: 'Messages' }).click()
  await messages(buyer).getByRole('link', { name: 'Open the booking' }).last().click()
  await expect(documents(buyer)).toBeVisible()

  // weeks later
  const id = Number(path.split('/').at(-1))
  await passDeadline(id)
  await expect(next(buyer)).toContainText('It runs through')
  await renew(seller, buyer)
  await visit(buyer, path)
  await passDeadline(id)
  await expect(next(buyer)).toContainText('It is over.')
  await expect(buyer.getByRole('banner').or(buyer.getByRole('main')).getByText('Completed')).toBeVisible()
  await expectDocuments(buyer, /\(PDF\)$/, 5)
  await Promise.all([seller.context(), buyer.context(), admin].map((context) => context.close()))
})

test('guests are asked to sign in, an empty order leads on, and another’s booking is not found', async ({
  page,
  open,
}) => {
  for (const path of ['/checkout', '/bookings', '/bookings/1']) {
    await open(path)
    await expect(page.getByRole('main').getByRole('button', { name: 'Sign In' })).toBeVisible()
  }
  await registerByApi(page.request)
  await open('/checkout')
  await expect(page.getByRole('heading', { name: 'Your order is empty' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Your bookings' }).click()
  await expect(page.getByRole('heading', { name: 'No bookings yet' })).toBeVisible()
  expect((await page.goto('/bookings/999999999'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'There is no such booking' })).toBeVisible()
})
