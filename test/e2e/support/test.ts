import { test as base, expect, type Page } from '@playwright/test'
import { plantCookies, plantSent } from './canaries.ts'

/** Console messages the browser prints on a machine without network: map tiles that fail to load. */
const OFFLINE = /net::ERR_|Failed to load resource/

interface Fixtures {
  /** Goes to a path, and waits until the page's controls are live. */
  open: (path: string) => Promise<void>
  /** Reloads, and waits likewise: a press before that is lost, or acts as without scripts. */
  reload: () => Promise<void>
}

export const isLive = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true')

/** Base test: fails when a page logs an error or throws. */
export const test = base.extend<Fixtures>({
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
      await isLive(page)
    })
  },
  reload: async ({ page }, use) => {
    await use(async () => {
      await page.reload()
      await isLive(page)
    })
  },
})

export { expect }
