import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/**
 * What the assistant's button lies over, with the page scrolled as it is: controls and words whose boxes it meets. What the
 * opaque header above it hides anyway is not hidden by the button. Runs in the page.
 */
function findCovered(): string[] {
  const button = document.querySelector('[aria-label="Open AI assistant"]')!
  const header = document.querySelector('header')!
  const own = button.getBoundingClientRect()
  const bar = header.getBoundingClientRect()
  const meets = ({ left, right, top, bottom, width, height }: DOMRect) =>
    width > 1 &&
    height > 1 &&
    Math.min(right, own.right) - Math.max(left, own.left) > 0.5 &&
    Math.min(bottom, own.bottom) - Math.max(top, own.top) > 0.5
  const isUnderHeader = (node: Element, box: DOMRect) => !header.contains(node) && box.top < bar.bottom
  const isShown = (node: Element) =>
    node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !node.closest('.sr-only')
  const found: string[] = []
  for (const node of document.querySelectorAll(
    'a[href], button, input, select, textarea, summary, [role=slider]',
  )) {
    const box = node.getBoundingClientRect()
    if (meets(box) && !button.contains(node) && isShown(node) && !isUnderHeader(node, box))
      found.push(`${node.tagName.toLowerCase()} ${node.ariaLabel ?? node.textContent?.trim().slice(0, 40)}`)
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    range.selectNodeContents(text)
    // most are elsewhere, and cheapest to leave out by their box
    if (!meets(range.getBoundingClientRect())) continue
    const parent = text.parentElement
    if (!parent || !text.textContent?.trim() || button.contains(parent) || !isShown(parent)) continue
    for (const box of range.getClientRects())
      if (meets(box) && !isUnderHeader(parent, box)) found.push(`“${text.textContent.trim().slice(0, 40)}”`)
  }
  return [...new Set(found)]
}

export const listCovered = (page: Page): Promise<string[]> => page.evaluate(findCovered)

/**
 * What is covered at each window's height of the page and at its end. Runs in the page, a step a frame: to ask for each
 * step from outside took longer than to look.
 */
async function scrollThrough(
  find: () => string[],
  height: number,
): Promise<[top: number, found: string[]][]> {
  const covered: [number, string[]][] = []
  const end = document.documentElement.scrollHeight
  // half a window further each time: whatever is on the page has been at both its ends
  for (let top = 0; ; top = Math.min(top + height / 2, end)) {
    scrollTo({ top, behavior: 'instant' })
    await new Promise((drawn) => requestAnimationFrame(drawn))
    const found = find()
    if (found.length > 0) covered.push([top, found])
    if (top >= end) break
  }
  scrollTo({ top: 0, behavior: 'instant' })
  return covered
}

const WIDTHS = [320, 390, 768, 1440]

/** At every width, at every window's height of the page, and at its end. */
export async function expectNothingCovered(page: Page, path: string) {
  const launcher = page.getByRole('button', { name: 'Open AI assistant' })
  for (const width of WIDTHS) {
    const height = width < 700 ? 844 : 900
    await page.setViewportSize({ width, height })
    await expect(launcher, `${path} at ${width}`).toBeInViewport({ ratio: 1 })
    const covered = await page.evaluate(`(${scrollThrough})(${findCovered}, ${height})`)
    expect(covered, `${path} at ${width}, by how far it was scrolled`).toEqual([])
    const beyond = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
    expect(beyond, `${path} scrolls sideways at ${width}`).toBeLessThanOrEqual(0)
  }
}
