import type { Page } from '@playwright/test'
import { POSTING_ANCHOR } from '#domain/booking/units.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import { addDays } from '#domain/zoned-time.ts'
import { E2E_ADMIN_PASSWORD } from '../../playwright.config.ts'
import { createBoard, orderBoard, payByApi, registerVerified, sellByApi } from './support/bookings.ts'
import { expectDocuments } from './support/documents.ts'
import { openBrowsers } from './support/talk.ts'
import { expect, isLive, test } from './support/test.ts'
import { DESKTOP, PHONE } from './support/widths.ts'

const NOW_BOARD = 'Board that is booked at once'
const ASK_BOARD = 'Board that is asked for'

/** By the day, at once, half back until three days before. */
const BY_DAY = {
  mode: 'instant',
  leadDays: 0,
  cancellationTier: 'flexible',
  units: [
    {
      id: null,
      name: 'Face',
      cell: 'day',
      anchor: POSTING_ANCHOR,
      capacity: 1,
      rate: { cents: 30_00, per: 'day' },
      periods: [],
    },
  ],
}

async function places(page: Page, title: string, button: string) {
  const box = page.getByRole('article', { name: title })
  await box.getByLabel('Brand').fill('Fremont Bakery')
  await box.getByLabel('I have read and accept these terms').check()
  await box.getByRole('button', { name: button, exact: true }).click()
  await expect(box).toBeHidden()
}

test('an order of two sellers: one booked at once and cancelled by its tier, the other asked for', async ({
  page,
  open,
  browser,
  baseURL,
}) => {
  test.setTimeout(150_000)
  const { one, two, admin } = await openBrowsers(browser, baseURL, 'one', 'two', 'admin')
  const data = { username: 'admin', password: E2E_ADMIN_PASSWORD }
  expect((await admin.request.post('/api/auth/login', { data })).ok()).toBe(true)
  const [seller, other] = [await one.newPage(), await two.newPage()]
  for (const person of [page, seller, other]) await registerVerified(person)
  const now = await createBoard(one.request, admin.request, NOW_BOARD)
  await sellByApi(one.request, now, BY_DAY)
  const from = addDays(toMarketDate(new Date()), 5)
  const id = await orderBoard(page.request, now, { from, to: addDays(from, 6) })
  await orderBoard(page.request, await createBoard(two.request, admin.request, ASK_BOARD))

  await page.setViewportSize(PHONE)
  await open('/checkout')
  await expect(page.getByRole('heading', { name: /^With / })).toHaveCount(2)
  await expect(page.getByText('Total of all sellers')).toBeVisible()
  await places(page, NOW_BOARD, 'Book Now')
  await places(page, ASK_BOARD, 'Request to Book')
  await expect(page.getByText(`Requested: ${ASK_BOARD}`)).toBeVisible()
  await payByApi(one.request, id)

  await page.getByRole('link', { name: 'See the whole order' }).click()
  const bookings = page.getByRole('list', { name: 'Bookings of the order' })
  await expect(bookings.getByRole('link')).toHaveCount(2)
  await expect(page.getByText(/^2 bookings from 2 sellers · /)).toBeVisible()
  await bookings.getByRole('link', { name: NOW_BOARD }).click()
  await expect(page.getByRole('link', { name: '2 bookings of an order' })).toBeVisible()
  await page.setViewportSize(DESKTOP)
  await page.getByRole('button', { name: 'Cancel the booking' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Comes back to the buyer$105.00')
  await expect(dialog).toContainText('Stays with the seller$105.00')
  await dialog.getByLabel('Reason').fill('The shop opens later.')
  await dialog.getByRole('button', { name: 'Cancel the booking' }).click()
  const money = page.getByRole('region', { name: 'Money' })
  await expect(money).toContainText('$105.00 is to be given back.')
  await expectDocuments(page, /^Credit note/, 1)

  await seller.setViewportSize(PHONE)
  await seller.goto(`/bookings/${id}`)
  await isLive(seller)
  await seller.getByRole('button', { name: 'I have given it back' }).click()
  await seller.getByRole('dialog').getByRole('button', { name: 'I have given it back' }).click()
  await expect(money).toContainText('Nothing is open.')
  await expectDocuments(page, /\(PDF\)$/, 5)
  await Promise.all([one, two, admin].map((context) => context.close()))
})
