import type { Page } from '@playwright/test'
import { addDays, weekdayOf } from '#domain/zoned-time.ts'
import { registerByApi } from './support/accounts.ts'
import { findSpace } from './support/spaces.ts'
import { expect, test } from './support/test.ts'

const panelOf = (page: Page) => page.getByRole('region', { name: 'Dates and price' })

/** A Wednesday some weeks ahead. */
function wednesday(weeks: number): string {
  const day = addDays(new Date().toISOString().slice(0, 10), weeks * 7)
  return addDays(day, 3 - weekdayOf(day))
}

test('a buyer chooses dates, reads every line, and asks the seller with the total', async ({
  page,
  open,
  reload,
}) => {
  await registerByApi(page.request)
  const id = await findSpace(page, 'billboard')
  await open(`/listing/${id}`)
  const panel = panelOf(page)
  await panel.getByLabel('Begins').selectOption({ index: 3 })
  await expect(panel.getByText('Total, all in')).toBeVisible()
  await expect(panel.getByText(/^Free to cancel until|^Cancelling/).first()).toBeVisible()
  const total = (await panel.getByText('Total, all in').locator('xpath=following-sibling::*').textContent())!
  const lines = await panel.locator('dd').allTextContents()
  const cents = lines.map((text) => Math.round(Number(text.replace(/[$,]/g, '').replace('−', '-')) * 100))
  expect(cents.slice(0, -1).reduce((sum, one) => sum + one, 0)).toBe(cents.at(-1))

  // the choice is in the address: a reload shows the same
  await reload()
  await expect(panel.getByText(total).last()).toBeVisible()

  await panel.getByRole('button', { name: 'Ask about these dates' }).click()
  const dialog = page.getByRole('dialog', { name: 'Contact the advertiser' })
  await expect(dialog.getByLabel('Message')).toHaveValue(new RegExp(total.replace('$', '\\$')))
  await dialog.getByRole('button', { name: 'Send message' }).click()
  await page.getByRole('link', { name: 'See the conversation' }).click()
  await expect(page.getByRole('list', { name: 'Messages' })).toContainText(total)
})

test('dates that are not sold are refused with the nearest that are', async ({ page, open }) => {
  const id = await findSpace(page, 'billboard')
  const today = new Date().toISOString().slice(0, 10)
  await open(`/listing/${id}?from=${today}&to=${today}`)
  const panel = panelOf(page)
  await panel.getByRole('link', { name: /^Take / }).click()
  await expect(panel.getByText('Total, all in')).toBeVisible()
})

test('the price for dates can be read without scripts', async ({ browser, baseURL, page }) => {
  const id = await findSpace(page, 'billboard')
  const plain = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false })
  const reader = await plain.newPage()
  await reader.goto(`/listing/${id}`)
  await panelOf(reader).getByLabel('Begins').selectOption({ index: 3 })
  await panelOf(reader).getByRole('button', { name: 'Show the price' }).click()
  await expect(panelOf(reader).getByText('Total, all in')).toBeVisible()
  await plain.close()
})

for (const width of [1440, 390])
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('a search by dates shows totals on cards, and carries the dates to the page', async ({
      page,
      open,
    }) => {
      const from = wednesday(20)
      await open(`/?availableFrom=${from}&availableTo=${addDays(from, 9)}&adType=billboard`)
      const card = page.getByRole('article').filter({ hasText: 'all-in' }).first()
      const total = (await card.locator('.price').textContent())!
      await card.getByRole('link').first().click()
      await expect(
        panelOf(page)
          .getByText(new RegExp(`^\\${total}\\.\\d\\d$`))
          .last(),
      ).toBeVisible()
    })
  })
