import type { Page } from '@playwright/test'
import { listViolations, prepareAxe } from './support/axe.ts'
import { HONEST_REQUEST, LYING_REQUEST } from './support/model-scripts.ts'
import { expect, test } from './support/test.ts'

const panel = (page: Page) => page.getByRole('dialog', { name: 'AI assistant' })

async function ask(page: Page, text: string) {
  await page.getByRole('button', { name: 'Open AI assistant' }).click()
  await page.getByRole('button', { name: "Buyer's AI Agent" }).click()
  await panel(page).getByRole('textbox').fill(text)
  await panel(page).getByRole('textbox').press('Enter')
}

for (const width of [390, 1440])
  test(`a language model answers with the product's tools, at ${width} px`, async ({ page, open }) => {
    await page.setViewportSize({ width, height: 900 })
    await open('/about')
    await ask(page, HONEST_REQUEST)
    const said = panel(page).getByRole('status')
    await expect(said).toContainText(/Your best fit is .+ at \$[\d,]+.*You pay the seller, not Placard\./)
    // the sentence that was not so is left out, and the others stay
    await expect(said).not.toContainText('$3 a week')
    const titles = await panel(page).getByRole('list', { name: 'Matches' }).getByRole('link').allInnerTexts()
    for (const title of titles.slice(0, 2)) await expect(said).toContainText(title.split('\n')[0] ?? '')
    await expect(panel(page).getByRole('link', { name: 'How payment works' })).toHaveAttribute(
      'href',
      '/help/articles/how-payment-works',
    )
    await prepareAxe(page)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      expect(await listViolations(page), colorScheme).toEqual([])
    }
  })

test('what a language model makes up is not shown: the answer is that without it', async ({ page, open }) => {
  await open('/about')
  await ask(page, LYING_REQUEST)
  const said = panel(page).getByRole('status')
  await expect(said).toContainText('You asked for billboard space')
  await expect(said).toContainText('Best fit:')
  await expect(said).not.toContainText(/\$2 a month|cheap-walls/)
})
