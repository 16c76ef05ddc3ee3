import { expect, test } from './support/test.ts'

test('suggestions are the market’s places with their spaces, and the words themselves', async ({
  page,
  open,
}) => {
  await open('/')
  const box = page.getByRole('combobox', { name: 'Search by place' })
  await box.fill('Fremont')
  const options = page.getByRole('option')
  await expect(options.first()).toHaveText(/^Fremont, Seattle, WAneighborhood · \d+$/)
  await expect(options.filter({ hasText: 'CA' })).toHaveCount(0)

  // pressed before what is found arrives and moves it
  const { promise: isPressed, resolve: goOn } = Promise.withResolvers<void>()
  await page.route(/\/api\/places\?.*coffee/, async (route) => {
    await isPressed
    await route.fulfill({ json: [] })
  })
  const found = page.waitForResponse(/\/api\/places\?.*coffee/)
  await box.fill('coffee shop')
  await page.getByRole('option', { name: 'Search the words “coffee shop”' }).hover()
  await page.mouse.down()
  goOn()
  await (await found).finished()
  await page.evaluate(
    () => new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn()))),
  )
  await page.mouse.up()
  await expect(page).toHaveURL(/[?&]q=coffee(\+|%20)shop/)
  await expect(page.getByText('Words: coffee shop').first()).toBeVisible()
})

test('a least price alone is read past the limit that the slider starts with', async ({ page, open }) => {
  await open('/?location=over+%246%2C000')
  await expect(page.getByText('From $6,000/month').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: /^\d+ Advertising Opportunit/ })).toBeVisible()
})

test('several places are outlined, named, and go together', async ({ page, open }) => {
  await open('/?location=print+ballard+or+fremont&view=map')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/in Ballard, Seattle or Fremont, Seattle$/)
  // one path of two rings
  await expect(page.locator('.area-outline')).toHaveAttribute('d', /M.*M/)
  await expect(page.getByRole('button', { name: 'Remove Print' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove Ballard, Seattle or Fremont, Seattle' }).click()
  await expect(page).toHaveURL(/^(?!.*location)(?=.*adType=print)/)
})
