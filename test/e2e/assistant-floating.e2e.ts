import type { Page } from '@playwright/test'
import { listViolations, prepareAxe } from './support/axe.ts'
import { expect, test } from './support/test.ts'

const launcher = (page: Page) => page.getByRole('button', { name: 'Open AI assistant' })
const panel = (page: Page) => page.getByRole('dialog', { name: 'AI assistant' })

async function expectNoViolations(page: Page) {
  await prepareAxe(page)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await listViolations(page), colorScheme).toEqual([])
  }
}

/** Questions about the answer are answered, and what was not understood is said. */
async function askFollowUps(page: Page) {
  const words = panel(page).getByRole('textbox')
  const said = panel(page).getByRole('status')
  const titles = await panel(page).getByRole('list', { name: 'Matches' }).getByRole('link').allInnerTexts()
  const [first = '', second = ''] = titles.map((text) => text.split('\n')[0])
  await words.fill('compare the first two')
  await words.press('Enter')
  const table = panel(page).getByRole('region', { name: 'Side by side' }).getByRole('columnheader')
  await expect(table).toHaveText([first, second])
  await expectNoViolations(page)
  await words.fill('what would the first cost for 3 months all in?')
  await words.press('Enter')
  await expect(said).toContainText(first)
  await expect(said).toContainText(/\$[\d,]+ in all/)
  await words.fill('do you take credit cards?')
  await words.press('Enter')
  await expect(panel(page).getByRole('link', { name: 'How payment works' })).toHaveAttribute(
    'href',
    '/help/articles/how-payment-works',
  )
  await words.fill('¿por qué es mejor la primera?')
  await words.press('Enter')
  await expect(said).toContainText(`${first} es el número 1`)
  await expect(said).toHaveAttribute('lang', 'es')
  await words.fill('asdf qwer zxcv')
  await words.press('Enter')
  // in the language of the conversation, where the words show none
  await expect(said).toContainText('No entendí eso')
}

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
    await askFollowUps(page)
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
    // a busy server says when to come back
    const busy = { code: 'rate-limited', message: 'Too many attempts. Please try again in 5 seconds.' }
    await page.route('**/api/ai/suggest', (route) => route.fulfill({ status: 429, json: busy }))
    await panel(page).getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByText(busy.message)).toBeVisible()
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
    await expect(page.getByRole('button', { name: 'Back to your answer' })).toHaveCount(0)
  })

  test('an answer closed by a press outside is one press away', async ({ page, open }) => {
    await open('/about')
    await launcher(page).click()
    await page.getByRole('button', { name: "Buyer's AI Agent" }).click()
    await panel(page).getByRole('textbox').fill('radio in Tacoma')
    await page.getByRole('button', { name: 'Submit' }).click()
    const answer = panel(page).getByRole('list', { name: 'Matches' })
    await expect(answer).toBeVisible()
    const first = await answer.getByRole('link').first().getAttribute('href')
    await page.getByRole('heading', { level: 1 }).click()
    await expect(panel(page)).toHaveCount(0)
    await launcher(page).click()
    await page.getByRole('button', { name: 'Back to your answer' }).click()
    await expect(answer.getByRole('link').first()).toHaveAttribute('href', first!)
  })

  test('knows the space whose page it is opened on', async ({ page, open, request }) => {
    const spaces: { id: number; title: string; price: number }[] = await (
      await request.get('/api/listings?location=Fremont&adType=digital')
    ).json()
    await open(`/listing/${spaces[0]!.id}`)
    await launcher(page).click()
    await page.getByRole('button', { name: "Buyer's AI Agent" }).click()
    await expect(panel(page).getByPlaceholder('Is this good for a bakery? Anything cheaper?')).toBeVisible()
    await panel(page).getByRole('textbox').fill('Is this good for a bakery? Anything cheaper?')
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(panel(page).getByRole('status')).toContainText(`${spaces[0]!.title}: digital space`)
    await expect(panel(page).getByRole('status')).toContainText('Cheaper, and most like it')
    await expect(panel(page).getByRole('listitem').first()).toBeVisible()
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
