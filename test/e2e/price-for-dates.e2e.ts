import type { Page } from '@playwright/test'
import type { FoundListing } from '#contract/discovery/search.ts'
import { listCells } from '#domain/booking/cells.ts'
import { POSTING_ANCHOR } from '#domain/booking/units.ts'
import { toLongDate, toMarketDate, toShortDate } from '#domain/format-dates.ts'
import { formatUsd } from '#domain/money.ts'
import { addDays } from '#domain/zoned-time.ts'
import { expect, test } from './support/test.ts'

const CALENDAR = { cell: '4-week', anchor: POSTING_ANCHOR, periods: [] } as const
const today = toMarketDate(new Date())
const periods = listCells({ ...CALENDAR, periods: [] }, addDays(today, 60), addDays(today, 120))
/** Like January on posting periods: most of one, and a week of the next. */
const first = addDays(periods[1]!, 4)
const last = addDays(periods[1]!, 34)

/** Posters in Tacoma whose nearest period costs less than the periods around these days. */
async function listPosters(page: Page): Promise<FoundListing[]> {
  const days = `availableFrom=${first}&availableTo=${last}`
  const found = await page.request.get(`/api/listings?location=Tacoma&adType=billboard&${days}`)
  const listings = (await found.json()) as FoundListing[]
  return listings.filter(({ dated, near }) => dated && near && near[0]!.totalCents < dated.totalCents)
}

for (const width of [1440, 390])
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('B1: an amount beside dates is their total, and the nearest period is offered', async ({
      page,
      open,
    }) => {
      const [poster] = await listPosters(page)
      const [near] = poster!.near!
      const all = await page.request.get(
        `/api/listings?location=Tacoma&adType=billboard&availableFrom=${first}&availableTo=${last}&sort=price-asc`,
      )
      const least = Math.min(
        ...((await all.json()) as FoundListing[]).flatMap(({ dated }) => dated?.totalCents ?? []),
      )
      const budget = Math.floor(least / 100) - 1
      await open('/')
      const box = page.getByRole('combobox', { name: 'Search by place' })
      await box.fill(`Billboard in Tacoma from ${toLongDate(first)} to ${toLongDate(last)} under $${budget}`)
      await box.press('Enter')
      await expect(
        page.getByRole('button', { name: `Remove Up to ${formatUsd(budget)} all-in` }),
      ).toBeAttached()
      const results = page.getByRole('region', { name: 'Search results' })
      await expect(results.getByText('No listings found. Try adjusting your filters.')).toBeVisible()
      await results
        .getByRole('link', { name: /4 weeks$/ })
        .first()
        .click()
      const card = results.getByRole('article').first()
      await expect(card).toContainText('all-in')
      await expect(card).toContainText(toShortDate(near!.last))
    })

    test('B1: card, page and comparison name both totals for the days', async ({ page, open }) => {
      const [poster] = await listPosters(page)
      const [near] = poster!.near!
      await open(
        `/?location=Tacoma&adType=billboard&availableFrom=${first}&availableTo=${last}&priceMax=10000`,
      )
      const card = page.locator(`[data-listing="${poster!.id}"]`)
      await expect(card).toContainText(formatUsd(Math.round(poster!.dated!.totalCents / 100)))
      await expect(card).toContainText(formatUsd(Math.round(near!.totalCents / 100)))
      await expect(card).toContainText('missing')
      await card.getByRole('link').first().click()
      const panel = page.getByRole('region', { name: 'Dates and price' })
      const periodsOffered = panel.getByRole('region', { name: 'Nearest whole periods' })
      await expect(periodsOffered).toContainText('missing')
      await panel.scrollIntoViewIfNeeded()
      await periodsOffered
        .getByRole('link', { name: /^Take / })
        .first()
        .click()
      await expect(periodsOffered).toBeHidden()
      await open(`/compare?ids=${poster!.id}&from=${first}&to=${last}`)
      await expect(page.getByRole('row', { name: /^Nearest whole period/ })).toContainText('missing')
    })
  })

test('B3: a card says the same first day as the page of its space', async ({ page, open }) => {
  const found = await page.request.get('/api/listings?adType=billboard&listingType=rent&limit=48')
  const ahead = ((await found.json()) as FoundListing[]).filter(
    ({ firstFree, availableFrom }) => firstFree && firstFree > today && firstFree !== availableFrom,
  )
  const { id, firstFree } = ahead[0]!
  await open(`/?ids=${id}`)
  const [month, day] = toShortDate(firstFree!).split(/[ ,]+/)
  await expect(page.locator(`[data-listing="${id}"]`)).toContainText(`free from ${month} ${day}`)
  await open(`/listing/${id}`)
  await expect(page.getByLabel('The space in figures')).toContainText(toShortDate(firstFree!))
  await expect(page.getByText(`Available starting ${toLongDate(firstFree!)}`)).toBeVisible()
})
