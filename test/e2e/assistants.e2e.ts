import type { Page } from '@playwright/test'
import { listViolations, prepareAxe } from './support/axe.ts'
import { expect, test } from './support/test.ts'

const results = (page: Page) => page.getByRole('region', { name: 'Results' })
const find = (page: Page) => page.getByRole('button', { name: 'Find opportunities' }).click()
const found = (page: Page) => page.getByRole('heading', { name: /^Found \d+ advertising opportunities$/ })

async function expectNoViolations(page: Page) {
  await prepareAxe(page)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await listViolations(page), colorScheme).toEqual([])
  }
}

test.describe('the buyer search', () => {
  test('says what is wrong with a field, and takes it back once it is right', async ({ page, open }) => {
    await open('/find-ads')
    await expect(page.getByText('Your results will appear here')).toBeVisible()
    await page.getByLabel('Location').fill('S')
    await page.getByLabel('Minimum price').fill('-5')
    await find(page)
    await expect(page.getByText('Location must be at least 2 characters.')).toBeVisible()
    await expect(page.getByText('Price must be at least 0.')).toBeVisible()
    await page.getByLabel('Location').fill('Seattle')
    await expect(page.getByText('Location must be at least 2 characters.')).toHaveCount(0)
  })

  test('shows matches with their reasons, corrected by chips, and the same on the map', async ({
    page,
    open,
  }) => {
    await open('/find-ads')
    await page.getByLabel('Ad type').selectOption('billboard')
    await page.getByLabel('Maximum price').fill('900')
    const asked = page.waitForRequest('**/api/ai/buyer')
    await find(page)
    expect((await asked).postDataJSON()).toEqual({
      location: 'Seattle, WA',
      ad_type: 'billboard',
      target_market: ['any'],
      price_max: 900,
    })
    await expect(found(page)).toBeVisible()
    await expect(results(page)).toBeFocused()
    const card = results(page).getByRole('article').first()
    await expect(card).toContainText(/\d+% match/)
    await card.getByText('Why this score').click()
    await expect(card.getByText('Budget', { exact: true })).toBeVisible()
    await expect(card.getByRole('link', { name: 'View Details' })).toHaveAttribute('href', /^\/listing\/\d+$/)
    await expectNoViolations(page)

    await page.getByRole('button', { name: 'Edit Up to $900' }).click()
    await expect(page.getByLabel('Maximum price')).toBeFocused()
    await page.getByRole('button', { name: 'Remove Up to $900' }).click()
    await expect(page.getByRole('button', { name: 'Remove Up to $900' })).toHaveCount(0)
    await expect(found(page)).toBeVisible()
    await expect(page.getByLabel('Maximum price')).toHaveValue('')
    const count = await results(page).getByRole('article').count()
    await expect(found(page)).toHaveText(`Found ${count} advertising opportunities`)
    await page.getByRole('link', { name: 'Show on map' }).click()
    await expect(page).toHaveURL(/\/\?ids=/)
    await expect(page.getByRole('heading', { name: new RegExp(`^${count} `) })).toBeVisible()
    await page.goBack()
    await expect(found(page)).toBeVisible()
    await page.reload()
    await expect(found(page)).toHaveText(`Found ${count} advertising opportunities`)
  })

  test('compares chosen matches, keeps the search, and takes a thumb down with its reason', async ({
    page,
    open,
  }) => {
    await open('/find-ads')
    await find(page)
    await expect(found(page)).toBeVisible()
    const cards = results(page).getByRole('article')
    await cards.nth(0).getByLabel('Compare').check()
    const tray = page.getByRole('region', { name: 'Spaces to compare' })
    await expect(tray).toContainText('Choose one more')
    await cards.nth(1).getByLabel('Compare').check()
    await expect(tray.getByRole('link', { name: 'Compare' })).toHaveAttribute('href', /compare\?ids=\d+,\d+$/)

    await results(page).getByRole('button', { name: 'Save Search' }).click()
    await page.getByRole('button', { name: 'Save this search' }).click()
    await expect(page.getByText('Search saved')).toBeVisible()

    const told = page.waitForRequest('**/api/ai/feedback')
    await results(page).getByRole('button', { name: 'No', exact: true }).click()
    await results(page).getByRole('button', { name: 'The wrong kind of space' }).click()
    expect((await told).postDataJSON()).toMatchObject({
      tool: 'buyer',
      helpful: false,
      reason: 'wrong-kind',
      understood: ['place'],
    })
    await expect(results(page).getByText('Thank you.')).toBeVisible()
  })

  test('a place in the words outweighs the one the form starts with', async ({ page, open }) => {
    await open('/find-ads')
    await page.getByLabel('Describe what you need').fill('posters for families')
    await find(page)
    await expect(results(page)).toContainText('You named no place, so this search is in Seattle.')
    await page.getByLabel('Describe what you need').fill('posters in Tacoma under $1200 a month, no radio')
    await find(page)
    await expect(found(page)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Remove Tacoma' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Remove No Radio' })).toBeVisible()
    await expect(results(page)).not.toContainText('You named no place')
    await expect(page.getByLabel('Location')).toHaveValue('Tacoma')
    await page.getByLabel('Describe what you need').fill('posters in Everett on weekend mornings')
    await find(page)
    await expect(page.getByRole('button', { name: 'Remove Everett' })).toBeVisible()
    await expect(results(page).getByText('weekend mornings')).toBeVisible()
    await page.getByLabel('Location').fill('Olympia')
    await find(page)
    await expect(page.getByRole('button', { name: 'Remove Olympia' })).toBeVisible()
    // a size is in the words alone, and goes with them
    await page.getByLabel('Describe what you need').fill('14x48 billboard')
    await find(page)
    await page.getByRole('button', { name: 'Remove Size 14 × 48 ft' }).click()
    await expect(page.getByRole('button', { name: 'Remove Size 14 × 48 ft' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Remove Billboard' })).toBeVisible()
    await expect(page.getByLabel('Describe what you need')).toHaveValue('billboard')
  })

  test('names what is free later first, and keeps what fits less well out of the way', async ({
    page,
    open,
    request,
  }) => {
    const listings: { title: string; interval: string; availabilityStart: string }[] = await (
      await request.get('/api/listings?location=Bothell&priceMax=800')
    ).json()
    const later = listings.find(
      ({ availabilityStart, interval }) => availabilityStart && interval === 'month',
    )!
    const dayAfter = (days: number) =>
      new Date(Date.parse(later.availabilityStart) + days * 86_400_000).toLocaleDateString('en-US', {
        dateStyle: 'long',
        timeZone: 'UTC',
      })
    await open(`/find-ads?query=bakery in Bothell, from ${dayAfter(-3)} to ${dayAfter(20)}, $800`)
    const first = results(page).getByRole('article').first()
    await expect(first).toContainText(later.title)
    await expect(first).toContainText(/Free from .*, not before\./)
    await expect(first).toContainText('In Bothell, within your budget.')
    const shown = results(page).locator('article:visible')
    const count = await shown.count()
    await results(page)
      .getByText(/^Show \d+ that fit less well$/)
      .click()
    expect(await shown.count()).toBeGreaterThan(count)
    await expectNoViolations(page)
  })

  test('says where the nearest space is when the place has none', async ({ page, open }) => {
    await open('/find-ads?query=billboard in Portland')
    await expect(page.getByRole('heading', { name: 'No spaces in Portland yet' })).toBeVisible()
    await expect(results(page).getByText(/^Nearest: .+, \d+ mi$/)).toBeVisible()
    await expect(results(page).locator('article:visible')).toHaveCount(0)
  })

  test('when nothing fits it says what to change', async ({ page, open }) => {
    await open('/find-ads')
    await page.getByLabel('Maximum price').fill('1')
    await find(page)
    await expect(page.getByRole('heading', { name: 'No listings found' })).toBeVisible()
    await expect(page.getByText('No listings matched your criteria. Our AI agent suggests:')).toBeVisible()
    expect(await results(page).getByRole('listitem').count()).toBeGreaterThanOrEqual(3)
  })

  test('a refusal and a lost connection each have their words', async ({ page, open }) => {
    await open('/find-ads')
    await page.route('**/api/ai/buyer', (route) => route.fulfill({ status: 500, json: { message: 'x' } }))
    await find(page)
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('Sorry, we encountered an error while searching.')
    await expect(alert).toContainText('Please try again with different criteria.')
    await expect(alert).toContainText('If the problem persists, our team has been notified.')
    await page.unroute('**/api/ai/buyer')
    await page.route('**/api/ai/buyer', (route) => route.abort())
    await find(page)
    await expect(alert).toHaveText('An error occurred while searching. Please try again.')
  })
})

test('a seller puts suggestions into the form with one press', async ({ page, open }) => {
  await open('/create-listing')
  await page.getByLabel('Ad Type').selectOption('billboard')
  await page
    .getByLabel('Description')
    .fill('A 14 x 48 ft wall beside the freeway, seen by commuters and families.')
  const panel = page.getByRole('region', { name: 'Suggestions for your listing' })
  await panel.getByRole('button', { name: 'Get suggestions' }).click()
  await panel.getByRole('button', { name: 'Use this title' }).click()
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(/billboard/i)
  await panel.getByRole('button', { name: /the median price/ }).click()
  await expect(page.getByRole('spinbutton', { name: 'Price' })).toHaveValue(/^\d+$/)
  await expect(panel).toContainText(/median of \d+ comparable/)
  await panel.getByRole('button', { name: 'Use this target market' }).click()
  await expect(panel.getByRole('table')).toBeAttached()
  await expectNoViolations(page)
})
