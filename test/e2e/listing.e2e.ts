import { expect, test } from './support/test.ts'

test('a space shows its facts in four tabs', async ({ page, open }) => {
  await open('/listing/1')
  await expect(page.getByRole('link', { name: 'Back to search' })).toHaveAttribute('href', '/')
  await expect(page.getByRole('tab')).toHaveText(['Overview', 'Details', 'Audience', 'Location'])
  await expect(page.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('tab', { name: 'Details' }).click()
  const details = page.getByRole('tabpanel', { name: 'Details' })
  for (const label of [
    'Available From',
    'Minimum Contract',
    'Setup Fee',
    'Payment Terms',
    'Listed Date',
    'ID',
  ]) {
    await expect(details.getByText(label, { exact: true })).toBeVisible()
  }
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('tabpanel', { name: 'Audience' })).toContainText('Daily Views/Impressions')
})

test('a space is printed on two pages at most', async ({ page, open }) => {
  for (const id of [1, 60, 100]) {
    await open(`/listing/${id}`)
    await expect(page.getByRole('heading', { name: 'How the price compares' })).toBeAttached()
    const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length, `/listing/${id}`).toBeLessThanOrEqual(2)
  }
})

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`what decides stands in the first screen at ${width} pixels`, async ({ page, open }) => {
    await page.setViewportSize({ width, height })
    await open('/listing/1')
    const main = page.getByRole('main')
    const isWide = width > 1000
    const price = main
      .getByRole(isWide ? 'complementary' : 'region', isWide ? {} : { name: 'Price and contact' })
      .getByText(/^\$[\d,]+\/4 weeks$/)
    const dates = isWide
      ? main.getByRole('region', { name: 'Dates and price' }).getByLabel('Begins')
      : main.getByRole('link', { name: 'Choose dates' })
    const contact = isWide ? [main.getByRole('button', { name: 'Email' })] : []
    const figures = ['Audience', 'Minimum', 'Setup', 'Earliest date'].map((name) =>
      main.locator('dt', { hasText: name }).first(),
    )
    for (const one of [main.getByRole('heading', { level: 1 }), price, ...figures, dates, ...contact])
      await expect(one).toBeInViewport({ ratio: 1 })
    // price, dates and contact stay in reach
    await main.getByRole('heading', { name: 'How the price compares' }).scrollIntoViewIfNeeded()
    for (const one of [price, dates, ...contact]) await expect(one).toBeInViewport({ ratio: 1 })
  })

test.describe('under a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('the number calls', async ({ page, open }) => {
    await open('/listing/1')
    await expect(page.getByRole('link', { name: /^[(+]?\d[\d() +-]+$/ })).toHaveAttribute('href', /^tel:\d+$/)
  })
})

test('a page says how its price compares, what is like it, and who offers it, without scripts', async ({
  request,
}) => {
  const html = await (await request.get('/listing/1')).text()
  expect(html).toMatch(/of \d+ comparable billboard spaces/)
  expect(html).toContain('Similar spaces nearby')
  const seller = /href="(\/sellers\/\d+)"/.exec(html)![1]!
  const page = await (await request.get(seller)).text()
  expect(page).toContain('"@type":"ProfilePage"')
  expect(page).toMatch(/On Placard since .{0,20}20\d\d/)
  expect((await request.get('/sellers/2000000000')).status()).toBe(404)
})

test('spaces chosen anywhere are compared, on a page that can be sent and read without scripts', async ({
  page,
  open,
  request,
}) => {
  const [first, second] = (await (await request.get('/api/listings?limit=2')).json()) as {
    id: number
    title: string
  }[]
  await open('/')
  await page.getByRole('button', { name: `Compare ${first!.title}` }).click()
  const tray = page.getByRole('region', { name: 'Spaces to compare' })
  await expect(tray).toContainText('Choose one more')
  await open(`/listing/${second!.id}`)
  await page.getByRole('button', { name: `Compare ${second!.title}` }).click()
  await tray.getByRole('link', { name: 'Compare' }).click()
  await expect(page).toHaveURL(`/compare?ids=${first!.id},${second!.id}`)
  const table = page.getByRole('table', { name: 'Spaces side by side' })
  await expect(table.getByRole('columnheader', { name: second!.title })).toBeVisible()
  await expect(table.getByRole('rowheader', { name: 'Price per month' })).toBeVisible()
  await page.getByRole('link', { name: `Remove ${first!.title}` }).click()
  await expect(page.getByText('Choose one more to compare')).toBeVisible()
  const sent = await (
    await request.get(`/compare?ids=${first!.id},2000000000&from=2027-03-01&to=2027-03-28`)
  ).text()
  expect(sent).toContain('Space 2000000000 is not on the market at the moment.')
  expect(sent).toContain('All in, Mar 1 to Mar 28, 2027')
})

test('a long description opens and closes', async ({ page, open, request }) => {
  const listings = (await (await request.get('/api/listings')).json()) as {
    id: number
    description: string
    features: string[]
  }[]
  const long = listings.find(({ description }) => description.length > 300)!
  await open(`/listing/${long.id}`)
  await page.getByRole('button', { name: 'Read more' }).click()
  await expect(page.getByText(long.description.slice(-40))).toBeVisible()
  await page.getByRole('button', { name: 'Show less' }).click()
  const many = listings.find(({ features }) => features.length > 6)!
  await open(`/listing/${many.id}`)
  await page.getByRole('button', { name: `View all ${many.features.length} features` }).click()
  await expect(page.getByText(many.features.at(-1)!, { exact: true })).toBeVisible()
})

test('a space that is not there says so with 404', async ({ page }) => {
  const response = await page.goto('/listing/999999')
  expect(response?.status()).toBe(404)
  await expect(page.getByText('Oops! Something went wrong')).toBeVisible()
  await expect(page.getByText('Listing not found')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go back to home' })).toHaveAttribute('href', '/')
})
