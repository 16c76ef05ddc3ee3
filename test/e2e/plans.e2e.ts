import { registerByApi } from './support/accounts.ts'
import { findSpace } from './support/spaces.ts'
import { expect, test } from './support/test.ts'
import { inDays } from './support/time.ts'

const [from, to] = [inDays(60), inDays(100)]

for (const width of [1440, 390])
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('from a budget to a plan, changed by hand, and into the order', async ({ page, open }) => {
      await registerByApi(page.request)
      await open('/plans/new')
      await page.getByLabel('Where').fill('Seattle')
      await page.getByRole('button', { name: 'Make a plan' }).click()
      await expect(page.getByText('Say what all of it may cost, in dollars')).toBeVisible()
      await page.getByLabel('Budget').fill('9000')
      await page.getByLabel('First day').fill(from)
      await page.getByLabel('Last day').fill(to)
      await page.getByText('Whom to reach, and how many sellers').click()
      await page.getByLabel('Commuters').check()
      await page.getByRole('button', { name: 'Make a plan' }).click()
      const save = page.getByRole('button', { name: 'Save this plan' })
      await expect(save).toBeVisible()
      await expect(page.getByText(/^Adds [\d.]+% to the planning score/).first()).toBeVisible()
      await expect(page.getByRole('region', { name: 'Total' })).toContainText('left of $9,000')
      await expect(page.getByRole('heading', { name: /^Timeline/ })).toBeVisible()
      await expect(page).toHaveURL(/audience=commuters/)
      await save.click()

      await expect(page.getByRole('heading', { level: 1, name: /^Seattle/ })).toBeVisible()
      const spaces = page.getByRole('list', { name: 'Spaces of the plan' }).getByRole('listitem')
      const before = await spaces.count()
      const total = page.getByRole('region', { name: 'Total' })
      await expect(total).toContainText('left of $9,000')
      // the map has the numbers of the list
      const map = page.getByRole('region', { name: 'Map of the plan' })
      await page.getByRole('heading', { name: /^Timeline/ }).scrollIntoViewIfNeeded()
      await expect(map.getByRole('button', { name: /^1(, \d+)*: / })).toBeVisible()
      await expect(spaces.first().getByRole('heading')).toHaveText(/^1\. /)
      await spaces
        .first()
        .getByRole('button', { name: /^Take out/ })
        .click()
      await expect(spaces).toHaveCount(before - 1)
      const plan = page.url()

      // by hand, with the dates of the page
      const id = await findSpace(page, 'billboard')
      await open(`/listing/${id}`)
      const panel = page.getByRole('region', { name: 'Dates and price' })
      await panel.getByLabel('Begins').selectOption({ index: 5 })
      await panel.getByRole('button', { name: 'Add to plan' }).click()
      const dialog = page.getByRole('dialog', { name: 'Add to plan' })
      await dialog.getByRole('button', { name: 'Add to plan' }).click()
      await dialog.getByRole('link', { name: 'Open the plan' }).click()
      await expect(page).toHaveURL(plan)
      await expect(spaces).toHaveCount(before)

      await total.getByRole('button', { name: /^Put \d+ spaces? in the order$/ }).click()
      await total.getByRole('link', { name: 'Go to checkout' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
      await expect(page.getByText('Total of all sellers')).toBeVisible()
    })
  })

test('a budget that buys nothing leads to one that does', async ({ page, open }) => {
  await open(`/plans/new?place=Seattle&from=${from}&to=${to}&budget=5`)
  await expect(page.getByRole('heading', { name: 'Nothing fits' })).toBeVisible()
  await expect(page.getByText('Not all of it can be had')).toHaveCount(0)
  const enough = page.getByRole('link', { name: /^Plan with \$/ })
  const needed = Number(((await enough.textContent()) ?? '').replace(/\D/g, ''))
  const slider = page.getByRole('slider', { name: 'Budget of the plan' })
  expect(Number(await slider.getAttribute('max'))).toBeGreaterThan(needed)
  await expect(page.getByRole('link', { name: 'Ask the sellers there with one brief' })).toHaveAttribute(
    'href',
    `/briefs/new?place=Seattle&from=${from}&to=${to}&budget=5`,
  )
  await enough.click()
  await expect(page.getByText(/^Adds [\d.]+% to the planning score/).first()).toBeVisible()
})

test('a plan is made and read without scripts', async ({ browser, baseURL }) => {
  const plain = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false })
  const reader = await plain.newPage()
  await reader.goto('/plans/new')
  await reader.getByLabel('Where').fill('Seattle')
  await reader.getByLabel('Budget').fill('9000')
  await reader.getByLabel('First day').fill(from)
  await reader.getByLabel('Last day').fill(to)
  await reader.getByRole('button', { name: 'Make a plan' }).click()
  await expect(reader.getByText(/^Adds [\d.]+% to the planning score/).first()).toBeVisible()

  // different kinds of figures are added for who insists, with what that means, and apart again
  const totals = reader.getByRole('region', { name: 'What it brings' })
  await totals.getByRole('link', { name: 'Add different kinds anyway' }).click()
  await expect(totals).toContainText('This adds figures of different kinds (')
  await totals.getByRole('link', { name: 'Keep different kinds apart' }).click()
  await expect(totals).not.toContainText('This adds figures of different kinds (')

  // an area of the address stays
  const area = '-122.4,47.55,-122.25,47.55,-122.25,47.7,-122.4,47.7'
  await reader.goto(`/plans/new?polygon=${area}&from=${from}&to=${to}&budget=9000`)
  await expect(reader.getByText('The area drawn on the map')).toBeVisible()
  await reader.getByLabel('Be seen again and again').check()
  await reader.getByRole('button', { name: 'Make a plan' }).click()
  await expect(reader).toHaveURL(/polygon=.+goal=repeat/)
  await expect(reader.getByText(/^The drawn area, .+ Goal: be seen again and again$/)).toBeVisible()
  await plain.close()
})

test('a plan is made inside an area drawn on the map', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open('/plans/new')
  await page.getByRole('button', { name: 'Draw an area' }).click()
  await expect(page.getByText('Draw around an area, or press its corners one by one.')).toBeVisible()
  const map = page.getByRole('region', { name: 'Map of the area' })
  await map.scrollIntoViewIfNeeded()
  const frame = (await map.boundingBox())!
  const at = (x: number, y: number) => [frame.x + frame.width * x, frame.y + frame.height * y] as const
  for (const [x, y] of [
    [0.2, 0.2],
    [0.9, 0.2],
    [0.9, 0.8],
    [0.2, 0.8],
  ])
    await page.mouse.click(...at(x!, y!))
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByText('The area drawn on the map')).toBeVisible()
  await page.getByLabel('Budget').fill('9000')
  await page.getByLabel('First day').fill(from)
  await page.getByLabel('Last day').fill(to)
  await page.getByRole('button', { name: 'Make a plan' }).click()
  await expect(page).toHaveURL(/polygon=/)
  await expect(page.getByText(/^The drawn area, /)).toBeVisible()
  await expect(page.locator('.area-outline')).toBeVisible()
  await page.getByRole('link', { name: 'Name a place instead' }).click()
  await expect(page.getByLabel('Where')).toBeVisible()
})

test('a space goes from its card into a new plan, for the days of the search', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await registerByApi(page.request)
  await open(`/?availableFrom=${from}&availableTo=${to}`)
  await page
    .getByRole('button', { name: /^Add .* to a plan$/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Add to plan' })
  await dialog.getByLabel('Name of the new plan').fill('From a card')
  await dialog.getByRole('button', { name: 'Add to plan' }).click()
  await expect(dialog.getByText('It is in “From a card”')).toBeVisible()
  await dialog.getByRole('link', { name: 'Open the plan' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'From a card' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Spaces of the plan' }).getByRole('listitem')).toHaveCount(1)
})
