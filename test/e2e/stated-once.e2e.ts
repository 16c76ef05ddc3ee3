import type { BrowserContext, Page } from '@playwright/test'
import type { Listing } from '#contract/listings/listings.ts'
import { formatCents } from '#domain/booking/price/cents.ts'
import { toLongDate, toMarketDate, toShortDate } from '#domain/format-dates.ts'
import { firstDayOf } from '#domain/listings/first-day.ts'
import { sellerLabel } from '#domain/listings/seller-label.ts'
import { formatPrice } from '#domain/money.ts'
import { addDays } from '#domain/zoned-time.ts'
import { E2E_ADMIN_PASSWORD } from '../../playwright.config.ts'
import { approveByApi, registerByApi } from './support/accounts.ts'
import { createBoard, registerVerified, requestByApi, sellByApi } from './support/bookings.ts'
import { openBrowsers } from './support/talk.ts'
import { expect, test } from './support/test.ts'

/** What pages say in words; what the API says is compared by `test/stated-once.test.ts`. */
const today = toMarketDate(new Date())

async function signInAdmin({ request }: BrowserContext): Promise<void> {
  const data = { username: 'admin', password: E2E_ADMIN_PASSWORD }
  expect((await request.post('/api/auth/login', { data })).status()).toBe(200)
}

/** Some spaces of each kind: booked on posting periods, by the day, on dates of their own, and for sale. */
async function pick(page: Page): Promise<Listing[]> {
  const kinds = ['billboard&listingType=rent', 'print', 'event', 'billboard&listingType=sale']
  const pages = kinds.map(async (kind) => {
    const answer = await page.request.get(`/api/listings?limit=2&adType=${kind}`)
    return (await answer.json()) as Listing[]
  })
  return (await Promise.all(pages)).flat()
}

test('card, page, comparison and its seller’s page say one price, first day and seller', async ({
  page,
  open,
}) => {
  test.setTimeout(120_000)
  const spaces = await pick(page)
  expect(spaces.length).toBeGreaterThan(5)
  for (const space of spaces) {
    const { id, price, interval, seller, minContract } = space
    const first = firstDayOf(space)
    const words = formatPrice(price, interval)
    await open(`/?ids=${id}&${space.listingType === 'sale' ? 'listingType=sale' : 'priceMax=10000'}`)
    const card = page.locator(`[data-listing="${id}"]`)
    await expect(card).toContainText(words)
    if (first === undefined) await expect(card).toContainText('nothing free')
    await open(`/listing/${id}`)
    const main = page.getByRole('main')
    await expect(main.getByText(words).first()).toBeAttached()
    const figures = page.getByLabel('The space in figures')
    if (first && first > today) {
      await expect(figures).toContainText(toShortDate(first))
      await expect(page.getByText(`Available starting ${toLongDate(first)}`)).toBeAttached()
    }
    if (minContract) await expect(figures).toContainText(minContract)
    await expect(main).toContainText(seller.name)
    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(data.join()).toContain(JSON.stringify(sellerLabel(seller)))
    expect(data.join()).toContain(`"price":${price}`)
    if (first) expect(data.join()).toContain(`"availabilityStarts":"${first}"`)
  }
  const ids = spaces.slice(0, 3).map(({ id }) => id)
  await open(`/compare?ids=${ids.join(',')}`)
  for (const { price, interval } of spaces.slice(0, 3))
    await expect(page.getByRole('row', { name: /^Price / }).first()).toContainText(
      formatPrice(price, interval),
    )
})

test('B19: a comparison of spaces found for some days is for these days', async ({ page, open }) => {
  const from = addDays(today, 64)
  const to = addDays(today, 94)
  await open(`/?location=Tacoma&adType=billboard&availableFrom=${from}&availableTo=${to}`)
  const cards = page.locator('[data-listing]')
  await expect(cards.nth(1)).toBeVisible()
  for (const at of [0, 1])
    await cards
      .nth(at)
      .getByRole('button', { name: /^Compare / })
      .click()
  await page.getByRole('region', { name: 'Spaces to compare' }).getByRole('link', { name: 'Compare' }).click()
  await expect(page).toHaveURL(new RegExp(`from=${from}&to=${to}`))
  await expect(page.getByRole('row', { name: /^All in, / })).toBeVisible()
})

test('B2, B4: a booking asks for the artwork and the payment that its space states', async ({
  page,
  open,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const { seller, admin } = await openBrowsers(browser, baseURL, 'seller', 'admin')
  await signInAdmin(admin)
  await registerByApi(seller.request)
  const listingId = await createBoard(seller.request, admin.request, 'Poster by the dome')
  const { listing } = await (await seller.request.get(`/api/my/listings/${listingId}`)).json()
  const set = {
    specifications: [{ label: 'Size', value: '10 ft 5 in × 22 ft 8 in' }],
    paymentTerms: 'Net 30',
  }
  const changes = [{ id: listingId, updatedAt: listing.updatedAt, set }]
  const changed = await seller.request.patch('/api/my/listings', { data: { changes } })
  expect((await changed.json())[0]).toMatchObject({ outcome: 'saved' })
  const { revision } = await (await seller.request.get(`/api/my/listings/${listingId}`)).json()
  expect(revision.fields).toContain('specifications')
  const waiting = await (await admin.request.get(`/api/listings/${listingId}/change`)).json()
  await admin.request.patch(`/api/admin/revisions/${waiting.id}`, { data: { status: 'approved' } })
  await sellByApi(seller.request, listingId, { paymentSchedule: 'deposit', depositBasisPoints: 2500 })

  await open(`/listing/${listingId}`)
  await page.getByRole('tab', { name: 'Details' }).click()
  const details = page.getByRole('tabpanel', { name: 'Details' })
  await expect(details).toContainText('25% when booked, the rest before the first day')
  await expect(details).not.toContainText('Net 30')
  await registerVerified(page)
  const id = await requestByApi(page.request, listingId, 8)
  await open(`/bookings/${id}`)
  const main = page.getByRole('main')
  await expect(main).toContainText('272 × 125 in')
  await expect(main).not.toContainText('14 × 48 ft')
  const { totalCents } = await (await page.request.get(`/api/bookings/${id}`)).json()
  await expect(main).toContainText(`Deposit${formatCents(Math.round(totalCents / 4))}`)
  await expect(main).toContainText('Balance before the start')
  await Promise.all([seller, admin].map((context) => context.close()))
})

test('H7: a space for sale is listed, shown and edited without a period', async ({
  page,
  open,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const { admin } = await openBrowsers(browser, baseURL, 'admin')
  await signInAdmin(admin)
  await registerByApi(page.request)
  await open('/create-listing')
  await expect(page.getByLabel('Interval')).toBeVisible()
  await page.getByLabel('For Rent or For Sale').selectOption('For Sale')
  await expect(page.getByLabel('Interval')).toBeHidden()
  await page.locator('[name=price]').fill('185000')
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('$185,000 one-time')
  const data = {
    type: 'billboard',
    title: 'Gable sign in the alley',
    price: 185_000,
    interval: 'month',
    listingType: 'sale',
    description: 'A painted gable sign that faces the market.',
    location: 'Fremont, Seattle, WA',
    address: '3500 Fremont Ave N',
    specifications: ['Size: 10 × 20 ft'],
    targetMarket: ['families'],
  }
  const { id } = await (await page.request.post('/api/listings', { data })).json()
  await approveByApi(admin.request, id)
  await open(`/listing/${id}`)
  await expect(page.getByRole('main')).toContainText('$185,000 one-time')
  await expect(page.getByRole('main')).not.toContainText('/month')
  await open(`/sell/listings/${id}/edit`)
  await expect(page.getByLabel('Interval')).toBeHidden()
  await page.locator('[name=price]').fill('190000')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(/\/sell$/)
  await open(`/listing/${id}`)
  await expect(page.getByRole('main')).toContainText('$190,000 one-time')
  await admin.close()
})

test('H1, H2: the columns of a billboard company are read, and nothing of it is booked unasked', async ({
  page,
  open,
}) => {
  test.slow()
  await registerByApi(page.request)
  const header =
    'Unit #,City,State,Media Type,Location Description,H,W,Illum,4-Wk Rate Card,Install,Next Avail'
  const rows = [
    'A-1,Tacoma,WA,Bulletin,I-5 at Pacific Ave,14,48,Yes,"$4,500",$850,Now',
    'A-2,Tacoma,WA,Bulletin,I-5 at Portland Ave,14,48,Yes,"$4,500",$850,Booked',
  ]
  await open('/sell/import')
  await page.getByLabel('File of your spaces').setInputFiles({
    name: 'company.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([header, ...rows].join('\n')),
  })
  await expect(page.getByText(/^\d+ of 11 read/)).toBeVisible({ timeout: 15_000 })
  await expect(page.getByLabel('How are the new spaces booked?')).toBeVisible()
  await page.getByRole('button', { name: 'Import 2 spaces' }).click()
  await expect(page.getByText('2 new, 0 updated, 0 unchanged.')).toBeVisible({ timeout: 15_000 })
  const spaces = (await (await page.request.get('/api/my/spaces')).json()) as { id: number; status: string }[]
  expect(spaces.map(({ status }) => status).toSorted()).toEqual(['draft', 'pending'])
  const id = spaces.find(({ status }) => status === 'pending')!.id
  const { listing } = (await (await page.request.get(`/api/my/listings/${id}`)).json()) as {
    listing: Listing
  }
  expect(listing).toMatchObject({ price: 4500, interval: '4-week', setupFee: 850 })
  expect(listing.specs).toContainEqual({ label: 'Size', value: '14 × 48 (height × width)' })
  await open(`/sell/listings/${id}/booking`)
  await expect(page.getByRole('radio', { name: /Not booked on Placard/ })).toBeChecked()
})
