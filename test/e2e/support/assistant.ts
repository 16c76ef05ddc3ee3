import type { Page } from '@playwright/test'
import { listViolations, prepareAxe } from './axe.ts'
import { expect } from './test.ts'

export const panelOf = (page: Page) => page.getByRole('dialog', { name: 'AI assistant' })
export const saidOf = (page: Page) => panelOf(page).getByRole('status')

/** Opens the panel with one of its agents, where nothing was asked before. */
export async function openAgent(page: Page, name: "Buyer's AI Agent" | "Seller's AI Agent"): Promise<void> {
  await page.getByRole('button', { name: 'Open AI assistant' }).click()
  await panelOf(page).getByRole('button', { name }).click()
}

/** Asks, and waits for the whole of the answer. */
export async function say(page: Page, text: string): Promise<void> {
  const words = panelOf(page).getByRole('textbox')
  await words.fill(text)
  await words.press('Enter')
  // emptied when the answer is whole
  await expect(words).toHaveValue('')
}

export async function expectNoViolations(page: Page): Promise<void> {
  await prepareAxe(page)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await listViolations(page), colorScheme).toEqual([])
  }
}

/** Neither the page nor the panel is wider than its window. */
export async function expectNothingWider(page: Page): Promise<void> {
  const beyond = await page.evaluate(() => {
    const panel = document.querySelector('[role=dialog][aria-label="AI assistant"]')
    const boxes = [document.documentElement, ...(panel ? [panel, ...panel.querySelectorAll('*')] : [])]
    return boxes
      .filter((box) => box.scrollWidth > box.clientWidth + 1 && getComputedStyle(box).overflowX !== 'hidden')
      .filter((box) => !['inline', 'contents'].includes(getComputedStyle(box).display))
      .filter((box) => !box.closest('[role=region], .sr-only, textarea'))
      .map((box) => `${box.tagName} ${box.className}`)
  })
  expect(beyond).toEqual([])
}
