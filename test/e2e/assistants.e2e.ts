import type { Page } from '@playwright/test'
import { listViolations, prepareAxe } from './support/axe.ts'
import { expect, test } from './support/test.ts'

const results = (page: Page) => page.getByRole('region', { name: 'Results' })
const find = (page: Page) => page.getByRole('button', { name: 'Find opportunities' }).click()
const found = (page: Page) => page.getByRole('heading', { name: /^Found \d+ advertising opportunities$/ })
const launcher = (page: Page) => page.getByRole('button', { name: 'Open AI assistant' })
const panel = (page: Page) => page.getByRole('dialog', { name: 'AI assistant' })

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
    await page.getByLabel('Describe what you need').fill('posters in Tacoma under $1200 a month, no radio')
    await find(page)
    await expect(found(page)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Remove Tacoma' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Remove No Radio' })).toBeVisible()
    await expect(page.getByLabel('Location')).toHaveValue('Tacoma')
    await page.getByLabel('Describe what you need').fill('posters in Everett on weekend mornings')
    await find(page)
    await expect(page.getByRole('button', { name: 'Remove Everett' })).toBeVisible()
    await expect(results(page).getByText('weekend mornings')).toBeVisible()
    await page.getByLabel('Location').fill('Olympia')
    await find(page)
    await expect(page.getByRole('button', { name: 'Remove Olympia' })).toBeVisible()
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

test.describe('the floating assistant', () => {
  test('answers, takes a follow-up, and starts anew', async ({ page, open }) => {
    await open('/about')
    await launcher(page).click()
    await page.getByRole('button', { name: "Buyer's AI Agent" }).click()
    const words = panel(page).getByRole('textbox')
    await expect(words).toBeFocused()
    await words.fill('billboards in Seattle')
    await panel(page).getByRole('button', { name: 'Submit' }).click()
    await expect(panel(page).getByRole('status')).toContainText('You asked for billboard space')
    const links = panel(page).getByRole('list', { name: 'Matches' }).getByRole('link')
    await expect(links.first()).toHaveAttribute('href', /^\/listing\/\d+$/)
    await expectNoViolations(page)

    const asked = page.waitForRequest('**/api/ai/suggest')
    await words.fill('in Tacoma instead')
    await panel(page).getByRole('button', { name: 'Submit' }).click()
    expect((await asked).postDataJSON().previous).toMatchObject({ criteria: { place: 'Seattle' } })
    await expect(panel(page).getByRole('status')).toContainText('Tacoma')
    await panel(page).getByRole('button', { name: 'New Query' }).click()
    await expect(panel(page).getByRole('list', { name: 'Matches' })).toHaveCount(0)
    await expect(words).toBeFocused()
    await panel(page).getByRole('button', { name: 'Back' }).click()
    await expect(page.getByRole('button', { name: "Seller's AI Agent" })).toBeVisible()
  })

  test('answers a seller from comparable spaces, and leads back to the tools', async ({ page, open }) => {
    await open('/help')
    await launcher(page).click()
    await page.getByRole('button', { name: "Seller's AI Agent" }).click()
    await panel(page).getByRole('textbox').fill('I have a billboard in Tacoma, what should I charge?')
    await panel(page).getByRole('button', { name: 'Submit' }).click()
    await expect(panel(page).getByRole('status')).toContainText(/comparable/)
    await panel(page).getByRole('button', { name: 'Back to Tools' }).click()
    await expect(page.getByRole('button', { name: "Buyer's AI Agent" })).toBeVisible()
  })

  test('asks for words, and says when no answer came', async ({ page, open }) => {
    await open('/about')
    await launcher(page).click()
    await page.getByRole('button', { name: "Buyer's AI Agent" }).click()
    await panel(page).getByRole('textbox').fill('   ')
    await panel(page).getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByText('Query required')).toBeVisible()
    await expect(page.getByText('Please enter a question or description')).toBeVisible()
    await page.route('**/api/ai/suggest', (route) => route.fulfill({ status: 500, json: { message: 'x' } }))
    await panel(page).getByRole('textbox').fill('billboards')
    await panel(page).getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByText('Failed to get AI response. Please try again.')).toBeVisible()
    await expect(panel(page).getByRole('textbox')).toHaveValue('billboards')
  })

  test('Escape closes it and gives the focus back; a press outside forgets the conversation', async ({
    page,
    open,
  }) => {
    await open('/about')
    await launcher(page).click()
    await expect(page.getByRole('button', { name: "Buyer's AI Agent" })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(panel(page)).toHaveCount(0)
    await expect(launcher(page)).toBeFocused()
    await launcher(page).click()
    await page.getByRole('button', { name: "Seller's AI Agent" }).click()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(panel(page)).toHaveCount(0)
    await launcher(page).click()
    await expect(page.getByRole('button', { name: "Buyer's AI Agent" })).toBeVisible()
  })

  test('makes room on a phone while the page is read downwards', async ({ page, open }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await open('/about')
    await expect(launcher(page)).toBeInViewport()
    await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }))
    await expect(launcher(page)).not.toBeInViewport()
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect(launcher(page)).toBeInViewport()
  })

  test('leads to how it works', async ({ page, open }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await open('/about')
    await launcher(page).click()
    await expect(panel(page).getByRole('link', { name: 'Learn How It Works' })).toBeVisible()
    await panel(page).getByRole('button', { name: 'How It Works' }).click()
    await expect(page).toHaveURL('/how-it-works')
    await expect(panel(page)).toHaveCount(0)
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
