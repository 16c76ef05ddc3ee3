import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { expect } from './test.ts'

/** Minified: every page takes it in again. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** For the page that is open, until it is left. */
export async function prepareAxe(page: Page): Promise<void> {
  await page.evaluate(AXE)
  await page.evaluate(() => {
    // a theme is judged by the colors it ends with: a transition starts with the old ones, and may begin as axe looks
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('*, ::before, ::after { transition-property: none !important }')
    document.adoptedStyleSheets.push(sheet)
  })
}

/** What axe finds on a prepared page by these rules, by default all: one text for each rule. */
export async function listViolations(page: Page, rules?: string[]): Promise<string[]> {
  await untilStill(page)
  return page.evaluate(async (runOnly) => {
    // of what can be loaded beforehand, no rule that is on reads style sheets
    const preload = { assets: ['media' as const] }
    // a fifth of its time goes to selectors, which nobody reads
    const { violations } = await window.axe.run({
      runOnly,
      resultTypes: ['violations'],
      selectors: false,
      preload,
    })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  }, rules)
}

/** The page as it is shown now, by all rules. */
export async function expectAccessible(page: Page): Promise<void> {
  await prepareAxe(page)
  expect(await listViolations(page)).toEqual([])
}

/** Nothing lies beyond its right edge. */
export const isWideEnough = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)

/** A change of theme or width is drawn, and what it let appear has come to rest. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((drawn) => requestAnimationFrame(drawn))
    await nextFrame()
    await nextFrame()
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
    await Promise.allSettled(moving.map(({ finished }) => finished))
  })
}
