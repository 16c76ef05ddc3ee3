import { test as base, expect } from '@playwright/test'
import { plantCookies, plantSent } from './canaries.ts'

/** Console messages the browser prints on a machine without network: map tiles that fail to load. */
const OFFLINE = /net::ERR_|Failed to load resource/

/** Base test: fails when a page logs an error or throws, and starts once the page's controls are live. */
export const test = base.extend<{ open: (path: string) => Promise<void> }>({
  page: async ({ page }, use) => {
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error' && !OFFLINE.test(message.text())) problems.push(message.text())
    })
    page.on('request', plantSent)
    await use(page)
    await plantCookies(page.context())
    expect(problems, 'errors in the browser').toEqual([])
  },
  open: async ({ page }, use) => {
    await use(async (path) => {
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true')
    })
  },
})

export { expect }
