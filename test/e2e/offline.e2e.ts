import { resultsHeading } from './support/search-screen.ts'
import { expect, test } from './support/test.ts'

test('without a network it says so at once, and goes on with what was wanted when it is back', async ({
  page,
  open,
  context,
}) => {
  await open('/?location=Tacoma+WA')
  await page.getByPlaceholder('City, neighborhood, or zip code').fill('Everett WA')
  await expect(page.getByRole('option').first()).toBeVisible()
  await context.setOffline(true)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /^Error loading listings: You are offline/ })).toBeVisible()
  // pressed without a pointer above it, which would ask for the page's script
  await page.getByRole('link', { name: 'How It Works', exact: true }).dispatchEvent('click')
  await expect(page.getByRole('status').getByText(/We will open “How It Works”/)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'How It Works' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true')
  await page.goBack()
  await expect(resultsHeading(page)).toHaveText(/in Everett, WA$/)
})
