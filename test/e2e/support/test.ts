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

/**
 * Looked at in each frame: an assertion looks again after up to a second, and every page that is opened would wait for
 * that. Between two pages a document has no element yet.
 */
export const isLive = (page: Page) =>
  page.waitForFunction(() => document.documentElement?.dataset.hydrated === 'true', undefined, {
    timeout: 10_000,
  })

/** A library that tries `eval` and goes on without it says nothing; the browser's own list of issues does. */
function reportEval(): void {
  document.addEventListener('securitypolicyviolation', ({ blockedURI, sourceFile }) => {
    if (blockedURI === 'eval') reportError(new Error(`eval is not allowed, and was tried by ${sourceFile}`))
  })
}

/** Base test: fails when a page logs an error or throws. */
export const test = base.extend<Fixtures>({
  page: async ({ page, browser }, use) => {
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error' && !OFFLINE.test(message.text())) problems.push(message.text())
    })
    await page.addInitScript(reportEval)
    page.on('request', plantSent)
    await use(page)
    await plantCookies(page.context())
    // a journey's other people would stay connected beside those that follow
    const others = browser.contexts().filter((context) => context !== page.context())
    await Promise.all(others.map((context) => context.close()))
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
