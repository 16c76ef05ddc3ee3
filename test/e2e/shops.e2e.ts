import { registerByApi } from './support/accounts.ts'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/test.ts'
import { inDays } from './support/time.ts'

const ASKED = `place=Seattle&from=${inDays(60)}&to=${inDays(100)}&budget=9000`

for (const width of [1440, 390])
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('shops are added one at a time and as a list, and a plan is made around them', async ({
      page,
      open,
    }) => {
      await registerByApi(page.request)
      await open('/plans/shops')
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Pike Place')
      await page.getByRole('textbox', { name: 'Address', exact: true }).fill('Xyzzyville Road 1')
      await page.getByRole('button', { name: 'Add the shop' }).click()
      await expect(page.getByText(/^We do not know this place/)).toBeVisible()
      await page.getByRole('textbox', { name: 'Address', exact: true }).fill('85 Pike St, Seattle, WA 98101')
      await page.getByRole('button', { name: 'Add the shop' }).click()
      await expect(page.getByRole('heading', { name: '1 shop of 500' })).toBeVisible()
      const list = page.getByLabel('Shops, one a line')
      await list.fill('Name,Address\nBallard,98107\nNowhere,Xyzzyville Road 1')
      await page.getByRole('button', { name: 'Add these shops' }).click()
      await expect(page.getByText('1 shop added.')).toBeVisible()
      await expect(page.getByText(/^Line 3, Nowhere/)).toBeVisible()
      await expect(list).toHaveValue('Nowhere, Xyzzyville Road 1')
      await expectAccessible(page)

      await open(`/plans/new?${ASKED}`)
      await page.getByLabel('People near my shops').selectOption('3')
      await page.getByRole('button', { name: 'Make a plan' }).click()
      await expect(page).toHaveURL(/shops=3/)
      // both of them, the nearer first
      await expect(page.getByText(/^\d+\.\d mi from .+, \d+\.\d mi from .+$/).first()).toBeVisible()
      await page.getByRole('button', { name: 'Save this plan' }).click()
      // the page before has a timeline, too
      await expect(page.getByRole('button', { name: 'Name and budget' })).toBeVisible()
      const map = page.getByRole('region', { name: 'Map of the plan' })
      await page.getByRole('heading', { name: /^Timeline/ }).scrollIntoViewIfNeeded()
      await expect(map.getByRole('button', { name: 'Your shop: Ballard' })).toBeAttached()
    })
  })
