import type { APIRequestContext, Locator, Page } from '@playwright/test'
import ICAL from 'ical.js'
import { toMarketDate } from '#domain/format-dates.ts'
import { addDays } from '#domain/zoned-time.ts'
import { registerByApi } from './support/accounts.ts'
import { createSpace } from './support/spaces.ts'
import { expect, test } from './support/test.ts'

/** Of a new seller; sold by the day, so that a day that is marked is a day that is blocked. */
async function buildSpace(request: APIRequestContext, fields = {}): Promise<number> {
  await registerByApi(request)
  return createSpace(request, { type: 'social', ...fields })
}

/** In the month after the next: all of it is to come. */
const monthAhead = `${addDays(`${toMarketDate(new Date()).slice(0, 7)}-15`, 61).slice(0, 7)}-01`
const dayOf = (n: number) => addDays(monthAhead, n - 1)
const day = (page: Page, n: number) => page.locator(`[data-day="${dayOf(n)}"]`)
const table = (page: Page) => page.getByRole('table', { name: 'What is taken' })

async function drag(page: Page, from: number, to: number) {
  await day(page, from).scrollIntoViewIfNeeded()
  await day(page, from).hover()
  await page.mouse.down()
  await day(page, to).hover()
  await page.mouse.up()
}

test('a seller blocks days by drag and by keys, frees them, and takes both back', async ({ page, open }) => {
  const id = await buildSpace(page.request)
  await open(`/sell/listings/${id}/calendar`)
  await expect(page.getByText('Nothing is taken')).toBeVisible()
  await drag(page, 10, 12)
  await expect(day(page, 11)).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('button', { name: 'Block', exact: true }).click()
  await expect(day(page, 12)).toHaveAccessibleName(/, blocked$/)
  await expect(table(page).getByRole('row')).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(/^Free again: /)).toBeVisible()
  await expect(page.getByText(/^Blocked: /)).toBeHidden()
  await expect(day(page, 12)).toHaveAccessibleName(/, free$/)

  await day(page, 12).focus()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Enter')
  await expect(day(page, 14)).toHaveAccessibleName(/, blocked$/)
  await expect(day(page, 14)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(day(page, 13)).toHaveAccessibleName(/, free$/)
  await expect(day(page, 12)).toHaveAccessibleName(/, blocked$/)
  await page.keyboard.press('PageDown')
  await expect(day(page, 13)).not.toBeFocused()
  await page.keyboard.press('PageUp')
  await expect(day(page, 13)).toBeFocused()
})

test('what is sold by the week is marked and blocked by the week', async ({ page, open }) => {
  const id = await buildSpace(page.request, { type: 'radio', interval: 'week' })
  await open(`/sell/listings/${id}/calendar`)
  await day(page, 16).click()
  const marked = page.locator('[aria-selected=true]')
  await expect(marked).toHaveCount(7)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('gridcell', { name: /, blocked$/ })).toHaveCount(7)
})

/** One finger from the middle of one day to that of another. */
async function swipe(page: Page, from: Locator, to: Locator) {
  await from.scrollIntoViewIfNeeded()
  const cdp = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints })
  const [start, end] = [await middleOf(from), await middleOf(to)]
  await touch('touchStart', [start])
  for (const part of [0.25, 0.5, 0.75, 1])
    await touch('touchMove', [
      { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part },
    ])
  await touch('touchEnd', [])
}

async function middleOf(locator: Locator) {
  const { x, y, width, height } = (await locator.boundingBox())!
  return { x: x + width / 2, y: y + height / 2 }
}

test('a finger marks days where it goes sideways, and scrolls where it goes up', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...{ baseURL, hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } },
  })
  const page = await context.newPage()
  const id = await buildSpace(context.request)
  await page.goto(`/sell/listings/${id}/calendar`)
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true')
  await day(page, 9).tap()
  await day(page, 11).tap()
  await expect(page.locator('[aria-selected=true]')).toHaveCount(3)
  await page.getByRole('button', { name: 'Block', exact: true }).tap()
  await expect(page.getByRole('gridcell', { name: /, blocked$/ })).toHaveCount(3)
  await swipe(page, day(page, 16), day(page, 9))
  await expect(page.locator('[aria-selected=true]')).toHaveCount(0)
  await swipe(page, day(page, 16), day(page, 17))
  await expect(page.locator('[aria-selected=true]')).toHaveCount(2)
  await context.close()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the table and its form do the same', async ({ page }) => {
    const id = await buildSpace(page.request)
    await page.goto(`/sell/listings/${id}/calendar`)
    await page.getByLabel('First day').fill(dayOf(20))
    await page.getByLabel('Last day').fill(dayOf(22))
    await page.getByRole('button', { name: 'Block these dates' }).click()
    await expect(page.getByText('Blocked, as far as the days were free.')).toBeVisible()
    await expect(table(page)).toContainText('Blocked')
    await expect(day(page, 21)).toHaveAccessibleName(/, blocked$/)
    await table(page)
      .getByRole('button', { name: /^Unblock/ })
      .click()
    await expect(page.getByText('These days are free again.')).toBeVisible()
    await expect(page.getByText('Nothing is taken')).toBeVisible()
    await page.getByLabel('First day').fill(dayOf(22))
    await page.getByLabel('Last day').fill(dayOf(20))
    await page.getByRole('button', { name: 'Block these dates' }).click()
    await expect(page.getByText('Nothing was changed.')).toBeVisible()
  })
})

for (const width of [1440, 390])
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('the secret address tells calendar programs what is blocked, until it ends', async ({
      page,
      open,
    }) => {
      const id = await buildSpace(page.request)
      await open(`/sell/listings/${id}/calendar`)
      await page.getByLabel('First day').fill(dayOf(3))
      await page.getByLabel('Last day').fill(dayOf(5))
      await page.getByRole('button', { name: 'Block these dates' }).click()
      await expect(table(page).getByRole('row')).toHaveCount(2)
      await page.getByRole('button', { name: 'Make address' }).click()
      const address = await page.getByLabel('Secret address', { exact: true }).inputValue()
      const { pathname } = new URL(address)
      const file = await (await page.request.get(pathname)).text()
      const events = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent')
      expect(events.map((event) => new ICAL.Event(event)).map(read)).toEqual([[dayOf(3), dayOf(6)]])
      await page.getByRole('button', { name: 'End address' }).click()
      await expect(page.getByText('The address no longer works')).toBeVisible()
      expect((await page.request.get(pathname)).status()).toBe(404)
    })
  })

/** The first day, and the one after the last. */
const read = ({ startDate, endDate }: ICAL.Event) => [startDate.toString(), endDate.toString()]

test('a seller sets how a space is booked, and is told of what does not fit', async ({ page, open }) => {
  const id = await buildSpace(page.request, { type: 'digital', title: 'Screen in the gym' })
  await open('/sell')
  await page.getByRole('button', { name: 'More for Screen in the gym' }).click()
  await page.getByRole('menuitem', { name: 'Booking terms' }).click()
  await page.getByRole('radio', { name: /^Book Now/ }).check()
  await page.getByLabel('Slots in the loop').fill('none')
  await page.getByRole('button', { name: 'Save booking terms' }).click()
  await expect(page.getByLabel('Slots in the loop')).toBeFocused()
  await expect(page.getByText('Must be a number')).toBeVisible()
  await page.getByLabel('Slots in the loop').fill('8')
  await page.getByText('Cancelling', { exact: true }).click()
  await page.getByRole('radio', { name: /^Firm/ }).check()

  // somebody is faster
  const path = `/api/my/listings/${id}/booking-terms`
  const terms = (await (await page.request.get(path)).json()) as { leadDays: number }
  expect((await page.request.put(path, { data: { ...terms, leadDays: 5 } })).status()).toBe(200)
  await page.getByRole('button', { name: 'Save booking terms' }).click()
  await expect(page.getByText('These terms were changed meanwhile')).toBeVisible()
  await expect(page.getByText(/differs from yours in: How it is booked/)).toBeVisible()
  await page.getByRole('button', { name: 'Keep mine, then save' }).click()
  await expect(page.getByLabel('Slots in the loop')).toHaveValue('8')

  await page.getByRole('link', { name: 'Calendar', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click()
  await page.getByRole('button', { name: 'Save booking terms' }).click()
  await expect(page.getByText('Your booking terms are saved')).toBeVisible()
  await page.getByRole('link', { name: 'Calendar', exact: true }).click()
  await expect(day(page, 16)).toHaveAccessibleName(/, 0 of 8 slots sold$/)
})
