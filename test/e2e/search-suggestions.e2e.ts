import type { Page } from '@playwright/test'
import type { FoundListing } from '#contract/discovery/search.ts'
import { expect, test } from './support/test.ts'

const boxOf = (page: Page) => page.getByRole('combobox', { name: 'Search by place' })
const optionsOf = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' })

for (const width of [1440, 390])
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('W22: Enter takes the place that completes what is typed', async ({ page, open }) => {
      await open('/help')
      await boxOf(page).click()
      await boxOf(page).pressSequentially('tac')
      const first = optionsOf(page).getByRole('option', { name: /^Tacoma, WA/ })
      await expect(first).toHaveAttribute('aria-selected', 'true')
      await boxOf(page).press('Enter')
      await page.waitForURL(/location=Tacoma/)
      await expect(page.getByRole('heading', { name: /Tacoma/ }).first()).toBeAttached()
    })

    test('W20: media, sellers and recent searches are suggested beside places', async ({ page, open }) => {
      const found = await page.request.get('/api/listings?limit=24')
      const sellers = ((await found.json()) as FoundListing[]).map(({ seller }) => seller)
      const company = sellers.find((seller) => seller.company)!.company!
      await open('/')
      await boxOf(page).fill('Tacoma')
      await boxOf(page).press('Enter')
      await page.waitForURL(/location=Tacoma/)
      await open('/help')
      await boxOf(page).click()
      await boxOf(page).fill('taco')
      await expect(optionsOf(page).getByRole('group', { name: 'Places' })).toContainText('Tacoma, WA')
      await expect(optionsOf(page).getByRole('group', { name: 'Recent searches' })).toContainText('Tacoma')
      await boxOf(page).fill(company.slice(0, -1))
      await optionsOf(page)
        .getByRole('group', { name: 'Sellers' })
        .getByRole('option', { name: company })
        .first()
        .click()
      await page.waitForURL(/\/sellers\/\d+/)
      await boxOf(page).click()
      await boxOf(page).fill('radio')
      await optionsOf(page).getByRole('option', { name: 'Radio spaces' }).click()
      await page.waitForURL(/adType=radio/)
    })

    test('W21: nothing found offers the next price, the nearest place, and to be notified', async ({
      page,
      open,
    }) => {
      await open('/?location=Tacoma&adType=billboard&priceMax=10')
      const results = page.getByRole('region', { name: 'Search results' })
      await results
        .getByText('The next price is')
        .getByRole('link', { name: /^\$[\d,]+\/month$/ })
        .click()
      await expect(results.getByRole('article').first()).toBeVisible()
      await open('/?location=Spokane')
      await expect(results.getByText(/^Nearest that fits:/)).toBeVisible()
      await results.getByRole('button', { name: 'Tell me when' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    })
  })
