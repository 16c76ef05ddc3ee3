import type { Page } from '@playwright/test'
import { registerByApi } from './support/accounts.ts'
import { findSpace } from './support/spaces.ts'
import { expect, test } from './support/test.ts'

const panelOf = (page: Page) => page.getByRole('region', { name: 'Dates and price' })
const barOf = (page: Page) => page.getByRole('region', { name: 'Price and contact' })

/** Presses Tab until something of this name has the focus. @returns how often */
async function tabTo(page: Page, name: RegExp): Promise<number> {
  for (let presses = 1; presses <= 30; presses++) {
    await page.keyboard.press('Tab')
    const text = await page.evaluate(() => {
      const one = document.activeElement as HTMLSelectElement | null
      return one?.labels?.[0]?.textContent ?? one?.textContent ?? ''
    })
    if (name.test(text)) return presses
  }
  throw new Error(`no ${name} within 30 presses`)
}

for (const [width, height] of [
  [390, 844],
  [320, 640],
  // 1280 × 800 at 200 %
  [640, 400],
] as const)
  test.describe(`${width} × ${height}`, () => {
    test.use({ viewport: { width, height } })

    test('B12: the bar leads to the dates, says their total, and books them', async ({ page, open }) => {
      await registerByApi(page.request)
      await open(`/listing/${await findSpace(page, 'billboard')}`)
      const bar = barOf(page)
      await expect(bar.getByText(/^\$[\d,]+/).first()).toBeInViewport({ ratio: 1 })
      await bar.getByRole('link', { name: 'Choose dates' }).click()
      await expect(panelOf(page).getByRole('heading')).toBeInViewport()
      await panelOf(page).getByLabel('Begins').selectOption({ index: 2 })
      const total = panelOf(page).getByText('Total, all in').locator('xpath=following-sibling::*')
      await expect(bar.getByText((await total.textContent())!)).toBeInViewport({ ratio: 1 })
      await expect(bar.getByRole('link', { name: /20\d\d$/ })).toHaveAttribute('href', '#dates')
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow).toBeLessThanOrEqual(0)
      await bar.getByRole('button', { name: 'Book', exact: true }).click()
      await page.waitForURL('**/checkout')
    })
  })

test.describe('390 px wide', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('B12: the bar keeps the total of dates that came with the address', async ({ page, open, reload }) => {
    await open(`/listing/${await findSpace(page, 'billboard')}`)
    await panelOf(page).getByLabel('Begins').selectOption({ index: 2 })
    await expect(panelOf(page).getByText('Total, all in')).toBeVisible()
    await reload()
    await expect(barOf(page).getByRole('link', { name: /20\d\d$/ })).toBeInViewport({ ratio: 1 })
    await expect(barOf(page).getByRole('button', { name: 'Book', exact: true })).toBeInViewport({ ratio: 1 })
  })

  test('B12: a space that is not booked here offers a message in its bar', async ({ page, open }) => {
    await page.route('**/availability', (route) => route.fulfill({ status: 404, json: { error: 'none' } }))
    await open('/')
    await page.getByRole('article').first().getByRole('link').first().click()
    await expect(barOf(page).getByRole('button', { name: 'Message' })).toBeInViewport({ ratio: 1 })
  })
})

for (const width of [1440, 390])
  test(`B12: the keyboard reaches the dates of a space in eight presses at ${width} px`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(`/listing/${await findSpace(page, 'billboard')}`)
    let presses = await tabTo(page, /^Skip to content$/)
    await page.keyboard.press('Enter')
    presses += await tabTo(page, /^Skip to dates and price$/)
    await page.keyboard.press('Enter')
    presses += await tabTo(page, /^Begins/)
    expect(presses).toBeLessThanOrEqual(8)
  })

test('B12: the dates come right after the pictures in the order of the page', async ({ request }) => {
  const html = await (await request.get('/listing/1')).text()
  const at = ['fetchPriority="high"', 'id="dates"', 'Contact Advertiser', 'About this space'].map((part) =>
    html.indexOf(part),
  )
  expect(at).not.toContain(-1)
  expect(at).toEqual(at.toSorted((a, b) => a - b))
})
