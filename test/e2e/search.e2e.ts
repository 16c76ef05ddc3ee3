import { cards, resultsHeading, total } from './support/search-screen.ts'
import { expect, test } from './support/test.ts'

test.describe('on a large screen', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('a searched place is asked of the API, named in the address, and survives a reload', async ({
    page,
    open,
    reload,
  }) => {
    await open('/')
    const asked = page.waitForRequest((request) => /\/api\/listings\?location=Tacoma/.test(request.url()))
    await page.getByPlaceholder('City, neighborhood, or zip code').fill('  Tacoma WA ')
    await page.keyboard.press('Enter')
    await asked
    await expect(page).toHaveURL(/location=Tacoma/)
    await expect(cards(page).first()).toContainText('Tacoma')
    // the results are the page now: their heading names the place and has the focus, and the search is in the header
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /Advertising Opportunities in Tacoma, WA$/,
    )
    await expect(resultsHeading(page)).toBeFocused()
    await expect(page.getByRole('banner').getByRole('combobox')).toBeVisible()
    const found = await total(page)
    await reload()
    await expect(page.getByPlaceholder('City, neighborhood, or zip code')).toHaveValue('Tacoma WA')
    expect(await total(page)).toBe(found)
    await cards(page).first().getByRole('link').click()
    await expect(page.getByText('in Tacoma, WA', { exact: true })).toBeVisible()
    await page.getByPlaceholder('Search by place').fill('fremont')
    await page.keyboard.press('Enter')
    await expect(resultsHeading(page)).toBeFocused()
    await expect(page.locator('.area-outline')).toBeVisible()
    await page.getByRole('button', { name: 'Remove Fremont, Seattle' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Find the Perfect/)
  })

  test('words of the box become chips that go one by one, and can be meant literally', async ({
    page,
    open,
  }) => {
    await open('/?location=tacoma+billboard+under+%24900')
    await expect(page.getByRole('button', { name: 'Remove Billboard' })).toBeVisible()
    await expect(page.getByText('is read as the chips above')).toBeVisible()
    await page.getByRole('button', { name: /^Remove Up to \$900/ }).click()
    await expect(page).toHaveURL(/^(?!.*900)(?=.*location=Tacoma)(?=.*adType=billboard)/)
    await open('/?location=tacoma+billboard')
    await page.getByRole('link', { name: 'Find these words instead' }).click()
    await expect(page).toHaveURL(/q=tacoma/)
  })

  test('blank words are not a search', async ({ page, open }) => {
    await open('/')
    await page.getByPlaceholder('City, neighborhood, or zip code').fill('   ')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/')
  })

  test('filters filter, count, show as chips, and go one by one, with back and forward', async ({
    page,
    open,
    reload,
  }) => {
    await open('/')
    await expect(page.getByRole('button', { name: 'Remove Up to $5,000' })).toBeVisible()
    const radio = page
      .getByRole('complementary', { name: 'Filters' })
      .getByRole('checkbox', { name: /^Radio/ })
    await radio.check()
    await expect(page).toHaveURL(/adType=radio/)
    await expect(cards(page).getByText('Radio', { exact: true }).first()).toBeVisible()
    await expect(cards(page).getByText('Billboard', { exact: true })).toHaveCount(0)
    await page.goBack()
    await expect(radio).not.toBeChecked()
    await page.goForward()
    await expect(radio).toBeChecked()
    const group = page.locator('summary', { hasText: 'Ad type' })
    await group.click()
    await expect(group).toContainText('1 chosen')
    await expect(radio).toBeHidden()
    await reload()
    await expect(radio).toBeHidden()
    await group.click()
    await page.getByRole('button', { name: 'Clear all' }).click()
    await expect(page.getByText('No filters: every space is shown.')).toBeVisible()
    await expect(radio).not.toBeChecked()
  })

  test('the price has two sliders, another ruler keeps the range, and spaces for sale have their own', async ({
    page,
    open,
  }) => {
    await open('/')
    const upper = page.getByRole('slider', { name: 'Maximum price' })
    await expect(upper).toHaveAttribute('aria-valuenow', '5000')
    await upper.focus()
    await page.keyboard.press('ArrowLeft')
    await expect(page).toHaveURL(/priceMax=4900/)
    await page.keyboard.press('End')
    await expect(page).toHaveURL(/priceMax=10000/)
    await expect(page.getByRole('slider')).toHaveCount(2)
    await page.getByLabel('Compare', { exact: true }).selectOption('week')
    await expect(page).toHaveURL(/per=week/)
    await expect(upper).toHaveAttribute('aria-valuenow', '2500')
    await page.getByRole('checkbox', { name: /^For Sale/ }).check()
    await expect(page.getByRole('slider', { name: 'Maximum sale price' })).toBeVisible()
    await expect(upper).toHaveCount(0)
    await expect(cards(page).first()).toBeVisible()
  })

  test('sorting covers every result, and Load More ends with words', async ({ page, open, request }) => {
    await open('/?location=Tacoma+WA&priceMax=10000')
    await page.getByLabel('Sort').selectOption('price-asc')
    await expect(page).toHaveURL(/sort=price-asc/)
    const answer = await request.get('/api/listings?location=Tacoma+WA&per=month&sort=price-asc')
    const all = (await answer.json()) as { title: string; monthlyPrice: number; listingType: string }[]
    const rents = all.filter(({ listingType }) => listingType === 'rent').map((one) => one.monthlyPrice)
    expect(rents).toEqual(rents.toSorted((a, b) => a - b))
    expect(all.slice(rents.length).every(({ listingType }) => listingType === 'sale')).toBe(true)
    await expect(page.getByLabel('Sort')).toHaveAccessibleDescription('per month')
    await expect(cards(page).first()).toContainText(all[0]!.title)
    const more = page.getByRole('button', { name: 'Load More' })
    while (await more.isEnabled()) {
      const shown = await cards(page).count()
      await more.click()
      await expect.poll(() => cards(page).count()).toBeGreaterThan(shown)
    }
    await expect(page.getByText('All results shown')).toBeVisible()
    await expect(cards(page)).toHaveCount(all.length)
  })

  test('a favorite survives a reload', async ({ page, open, reload }) => {
    await open('/')
    await cards(page).first().getByRole('button', { name: 'Add to favorites' }).click()
    await expect(page.getByRole('button', { name: 'See saved' })).toBeVisible()
    await reload()
    await expect(cards(page).first().getByRole('button', { name: 'Remove from favorites' })).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Saved' }).click()
    await expect(page).toHaveURL('/saved')
  })

  test('a card opens its space without a reload and asks the API for it', async ({ page, open }) => {
    await open('/')
    await page.evaluate(() => {
      document.body.dataset.marked = 'yes'
    })
    const link = cards(page).first().getByRole('link')
    const href = (await link.getAttribute('href'))!
    const asked = page.waitForRequest(
      (request) => new URL(request.url()).pathname === `/api${href.replace('listing', 'listings')}`,
    )
    await cards(page)
      .first()
      .click({ position: { x: 20, y: 20 } })
    await asked
    await expect(page).toHaveURL(href)
    await expect(page.locator('body')).toHaveAttribute('data-marked', 'yes')
    await page.goBack()
    await expect(cards(page).first()).toBeVisible()
  })

  test('arrow keys walk through the results', async ({ page, open }) => {
    await open('/')
    await cards(page).first().getByRole('link').focus()
    await page.keyboard.press('ArrowDown')
    await expect(cards(page).nth(1).getByRole('link')).toBeFocused()
    await page.keyboard.press('End')
    await expect(cards(page).last().getByRole('link')).toBeFocused()
    await page.keyboard.press('Home')
    await expect(cards(page).first().getByRole('link')).toBeFocused()
  })

  test('a search is saved under a name and opened again', async ({ page, open }) => {
    await open('/?location=Olympia+WA')
    await page.getByRole('button', { name: 'Save Search' }).click()
    const dialog = page.getByRole('dialog', { name: 'Save Search' })
    await dialog.getByLabel('Name').fill('Capitol campus')
    await dialog.getByRole('button', { name: 'Save this search' }).click()
    await expect(dialog).toBeHidden()
    await open('/')
    await page.getByRole('button', { name: 'Save Search' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Capitol campus' }).click()
    await expect(page).toHaveURL(/location=Olympia/)
  })

  test('nothing found offers searches that do find something', async ({ page, open }) => {
    await open('/?location=Olympia+WA&priceMin=4900&priceMax=5000&adType=radio')
    await expect(page.getByText('No listings found. Try adjusting your filters.')).toBeVisible()
    const offer = page.getByRole('link', { name: /^Without/ }).first()
    const count = Number(/\d+$/.exec((await offer.textContent())!.trim())?.[0])
    await offer.click()
    await expect(cards(page).first()).toBeVisible()
    expect(await total(page)).toBe(count)
  })

  test('a refusal of the API is shown with its message and Try Again', async ({ page, open }) => {
    await open('/')
    await page.route('**/api/listings?*', (route) =>
      route.fulfill({ status: 500, json: { message: 'The index is being rebuilt' } }),
    )
    await page
      .getByRole('checkbox', { name: /^Print/ })
      .first()
      .check()
    await expect(page.getByText('Error loading listings: The index is being rebuilt')).toBeVisible()
    await page.unroute('**/api/listings?*')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(cards(page).first()).toBeVisible()
  })

  test('without the map library the places stand as a list, and a retry brings the map', async ({
    page,
    open,
  }) => {
    await page.route(/leaflet-map.*\.js/, (route) => route.abort())
    await open('/')
    const simple = page.getByRole('region', { name: 'Simplified map' })
    // at most three attempts of five seconds each
    await expect(simple).toBeVisible({ timeout: 20_000 })
    await expect(simple.getByText(/^Leaflet library not (fully )?functional/)).toBeVisible()
    await expect(simple.getByRole('link').first()).toHaveAttribute('href', /^\/listing\/\d+$/)
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toHaveCount(0)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('map and list hide each other, and a pin leads back to its card', async ({ page, open }) => {
    await open('/?location=Tacoma+WA&adType=billboard')
    await expect(cards(page).first()).toBeVisible()
    await page.getByRole('button', { name: 'Map View' }).click()
    await expect(cards(page).first()).toBeHidden()
    const peek = page.getByRole('region', { name: 'Spaces on the map' })
    await peek.getByRole('button', { name: 'Next space' }).click()
    await expect(peek.getByRole('article').nth(1)).toBeInViewport({ ratio: 0.9 })
    await expect(page.locator('.leaflet-marker-pane .is-lit')).toHaveCount(1)
    const pin = page.locator('.leaflet-marker-pane [role="button"]:has(.pin)').first()
    await pin.focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('article[aria-current="true"]')).toBeInViewport()
    await expect(page.locator('.leaflet-container')).toBeHidden()
  })

  test('the search overlay opens on focus and closes by button, outside press, Escape and submit', async ({
    page,
    open,
  }) => {
    await open('/?view=map')
    const input = page.getByPlaceholder('City, neighborhood, or zip code')
    const close = page.getByRole('button', { name: 'Close search' })
    await input.click()
    await expect(page.getByRole('option', { name: 'Olympia WA' })).toBeVisible()
    await close.click()
    await expect(close).toBeHidden()
    await input.click()
    await page.mouse.click(195, 800)
    await expect(close).toBeHidden()
    await input.click()
    await page.keyboard.press('Escape')
    await expect(close).toBeHidden()
    await input.click()
    await page.getByRole('option', { name: 'Olympia WA' }).click()
    await expect(close).toBeHidden()
    await expect(page).toHaveURL(/location=Olympia/)
    await expect(cards(page).first()).toBeVisible()
  })

  test('filters wait behind their button', async ({ page, open }) => {
    await open('/')
    await page.getByRole('button', { name: /^Filters/ }).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await sheet.getByRole('checkbox', { name: /^Event/ }).check()
    await expect(page).toHaveURL(/adType=event/)
    await sheet.getByRole('button', { name: /^Show \d+ results/ }).click()
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('button', { name: /^Filters/ })).toBeFocused()
  })
})

test('the search works without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByPlaceholder('City, neighborhood, or zip code').fill('Tacoma')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/\?location=Tacoma/)
  await expect(cards(page).first()).toContainText('Tacoma')
  await context.close()
})
