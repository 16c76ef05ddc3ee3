import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import type { Booking } from '#contract/booking/bookings.ts'
import { toBookingReference } from '#domain/booking/reference.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import { addDays } from '#domain/zoned-time.ts'
import { E2E_ADMIN_PASSWORD } from '../../playwright.config.ts'
import { payByApi, registerVerified, stepByApi } from './support/bookings.ts'
import { bookToday, takePicture } from './support/proof.ts'
import { expect, isLive, test } from './support/test.ts'
import { passDays, passDeadline } from './support/time.ts'
import { DESKTOP, PHONE } from './support/widths.ts'

const DAYS = 14
/** A town that no other journey counts. */
const WALL = {
  title: 'Wall by the Everson bridge',
  location: 'Everson, WA',
  address: '103 W Main St',
  coordinates: { lat: 48.9201, lng: -122.3426 },
  brand: 'Bridge Bakery',
  days: DAYS,
  artwork: { spec: { kind: 'screen', width: 320, height: 180, filmMs: null }, workingDays: 0 },
}

const regionOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const next = (page: Page) => regionOf(page, 'What happens next')

async function openAs(browser: Browser, baseURL: string): Promise<Page> {
  return (await browser.newContext({ baseURL, viewport: DESKTOP })).newPage()
}

async function visit(page: Page, path: string) {
  await page.goto(path)
  await isLive(page)
}

async function agreeOnArtwork(buyer: Page, seller: Page, path: string) {
  const buffer = await sharp({ create: { width: 320, height: 180, channels: 3, background: '#7a2e1c' } })
    .png()
    .toBuffer()
  await visit(buyer, path)
  const sent = regionOf(buyer, 'Artwork')
  await sent.locator('input[type=file]').setInputFiles({ name: 'bread.png', mimeType: 'image/png', buffer })
  await expect(sent.getByRole('article', { name: 'Artwork bread.png' })).toBeVisible()
  await visit(seller, path)
  await regionOf(seller, 'Artwork').getByRole('button', { name: 'Approve' }).click()
  await expect(sent.getByText('Approved', { exact: true })).toBeVisible()
}

/** Two photos after the day on which they were due: the first shows another wall. */
async function showLate(buyer: Page, seller: Page, path: string) {
  await visit(seller, path)
  await expect(next(seller).getByRole('link', { name: 'Send proof' })).toBeVisible()
  const giving = regionOf(seller, 'Proof')
  await expect(giving.getByText(/^Overdue: it was due by/)).toBeVisible()
  const files = giving.locator('input[type=file]').first()
  await files.setInputFiles(await takePicture('close.jpg', 21))
  await expect(giving.getByRole('img', { name: 'Proof close.jpg' })).toBeVisible()

  await visit(buyer, path)
  const given = regionOf(buyer, 'Proof')
  await given.getByRole('button', { name: 'Question' }).click()
  const dialog = buyer.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('This is the wall next to it.')
  await dialog.getByRole('button', { name: 'Question the proof' }).click()
  // told live, without a reload
  await expect(giving.getByText('This is the wall next to it.')).toBeVisible()
  await files.setInputFiles(await takePicture('wide.jpg', 22))
  await expect(given.getByRole('img', { name: 'Proof wide.jpg' })).toBeVisible()
  await given.getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(given.getByText(/^Accepted on/)).toBeVisible()
}

/** Days and amount are filled in by the rule that both have signed; an admin decides, and only then money moves. */
async function claimLateDays(buyer: Page, admin: Page, id: number) {
  const first = addDays(toMarketDate(new Date()), -DAYS)
  await buyer.getByRole('button', { name: 'Report a problem' }).click()
  const problem = buyer.getByRole('dialog')
  await problem.getByLabel('What is wrong').selectOption('posted-late')
  await expect(problem.getByLabel('First day')).toHaveValue(first)
  await expect(problem.getByLabel('Last day')).toHaveValue(addDays(first, DAYS - 1))
  await expect(problem.getByText('14 of 14 days: $560.00 by the terms you both signed')).toBeVisible()
  await problem.getByLabel('Last day').fill(addDays(first, 7))
  await expect(problem.getByText('8 of 14 days: $320.00 by the terms you both signed')).toBeVisible()
  await problem.getByLabel('A decision by Placard').check()
  await expect(problem.getByLabel('wide.jpg')).toBeChecked()
  await problem.getByLabel('What happened').fill('It was posted in the second week.')
  await problem.getByRole('button', { name: 'Open the dispute' }).click()
  const disputes = regionOf(buyer, 'Disputes')
  await expect(disputes).toContainText('$320.00 by the terms.')

  await visit(admin, '/admin/disputes')
  await admin.getByRole('button', { name: `Decide ${toBookingReference(id)}` }).click()
  const decision = admin.getByRole('dialog', { name: 'Decide the dispute' })
  await decision.getByLabel('Money back').check()
  await expect(decision.getByLabel('Credit to the buyer')).toHaveValue('320.00')
  await decision.getByLabel('Reason').fill('Nothing shows the first eight days.')
  await decision.getByRole('button', { name: 'Decide' }).click()
  await expect(disputes).toContainText('$320.00 is credited to the buyer.')
}

async function readReport(page: Page) {
  await regionOf(page, 'Proof')
    .getByRole('link', { name: /^Report:/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: `Report: ${WALL.title}` })).toBeVisible()
  await isLive(page)
  const lines = page.getByRole('table', { name: 'Lines of the booking' })
  await expect(lines.getByRole('cell', { name: '14 of 14 days' })).toBeVisible()
  await expect(lines.getByRole('cell', { name: /Photos, close and wide: accepted/ })).toBeVisible()
  await expect(page.getByText('It is not over', { exact: false })).toHaveCount(0)
  const open = regionOf(page, 'What is missing or open')
  await expect(
    open.getByText(/^Posted late, .* Placard decided a dispute, and \$320\.00 was credited/),
  ).toBeVisible()
  await expect(regionOf(page, 'Money')).toContainText('$320.00')
  const path = await page.getByRole('link', { name: 'PDF' }).getAttribute('href')
  // a busy server asks to come again
  await expect(async () => {
    const pdf = await page.request.get(path!)
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
  }).toPass({ timeout: 20_000 })
}

/** The same across the order in which it was placed. */
async function readOrderReport(page: Page, id: number) {
  const { orderId } = (await (await page.request.get(`/api/bookings/${id}`)).json()) as Booking
  await page.goto(`/orders/${orderId}`)
  await page.getByRole('link', { name: 'Report' }).click()
  const bookings = page.getByRole('table', { name: 'Bookings of the order' })
  await expect(bookings.getByRole('link', { name: WALL.title })).toBeVisible()
  await expect(bookings.getByRole('cell', { name: '14 of 14 days' })).toBeVisible()
  await expect(regionOf(page, 'What is missing or open')).toContainText('$320.00 was credited')
  await expect(page.getByRole('link', { name: 'PDF' })).toHaveAttribute(
    'href',
    /^\/api\/orders\/\d+\/report\.pdf$/,
  )
}

async function writeReview(page: Page, path: string, points: Record<string, string>, words: string) {
  await visit(page, path)
  await next(page).getByRole('link', { name: 'Write a review' }).click()
  for (const [label, value] of Object.entries(points)) await page.getByLabel(label).selectOption(value)
  await page.getByLabel('In your words').fill(words)
  await page.getByRole('button', { name: 'Seal the review' }).click()
}

/** @returns the new booking's page, on which the file that was approved before is sent again */
async function bookAgain(buyer: Page, seller: Page, path: string) {
  await visit(buyer, path)
  await expect(next(buyer).getByText(/^The next free days are/)).toBeVisible()
  await next(buyer).getByRole('button', { name: 'Book again' }).click()
  const box = buyer.getByRole('article', { name: WALL.title })
  await expect(box.getByLabel('Brand')).toHaveValue(WALL.brand)
  await box.getByLabel('I have read and accept these terms').check()
  await box.getByRole('button', { name: 'Request to Book' }).click()
  const link = buyer.getByRole('link', { name: /^See booking PLA-B\d+$/ })
  const again = (await link.getAttribute('href'))!
  const id = Number(again.split('/').at(-1))
  const { first, last } = (await (await buyer.request.get(`/api${again}`)).json()) as Booking
  expect(first >= toMarketDate(new Date()), first).toBe(true)
  expect(last).toBe(addDays(first, DAYS - 1))

  await stepByApi(seller.request, id, 'accept')
  await payByApi(seller.request, id)
  await visit(buyer, again)
  const artwork = regionOf(buyer, 'Artwork')
  await artwork.getByRole('button', { name: 'Send again: bread.png' }).click()
  await expect(artwork.getByRole('article', { name: 'Artwork bread.png' })).toBeVisible()
}

// `page` is the buyer's
test('a campaign runs to its end: shown late, disputed by its terms, reported, reviewed and booked again', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000)
  const [admin, seller] = [await openAs(browser, baseURL!), await openAs(browser, baseURL!)]
  const data = { username: 'admin', password: E2E_ADMIN_PASSWORD }
  expect((await admin.request.post('/api/auth/login', { data })).status()).toBe(200)
  await page.setViewportSize(PHONE)
  await registerVerified(page)
  await registerVerified(seller)
  const id = await bookToday({ buyer: page, seller, admin }, WALL)
  const path = `/bookings/${id}`
  await agreeOnArtwork(page, seller, path)
  await passDeadline(id)
  await expect(next(page)).toContainText('It runs through')

  await passDays(id, DAYS)
  await showLate(page, seller, path)
  await claimLateDays(page, admin, id)
  await passDeadline(id)
  await expect(next(page)).toContainText('It is over.')
  await readReport(page)
  await readOrderReport(page, id)

  const words = 'It came up late, and they made it right at once.'
  const ofSeller = {
    Overall: '4',
    'As described': '5',
    'Ran as agreed': '3',
    Proof: '3',
    Communication: '5',
  }
  await writeReview(page, path, ofSeller, words)
  await expect(page.getByText('Your review is sealed until')).toBeVisible()
  await visit(seller, `${path}/review`)
  await expect(seller.getByText(words)).toHaveCount(0)
  const ofBuyer = { Overall: '5', 'Paid on time': '5', 'Artwork on time': '5', Communication: '5' }
  await writeReview(seller, path, ofBuyer, 'Files came at once, and so did the money.')
  await expect(seller.getByText(words)).toBeVisible()
  await visit(page, `${path}/review`)
  await expect(page.getByText('Files came at once, and so did the money.')).toBeVisible()

  await bookAgain(page, seller, path)
})
