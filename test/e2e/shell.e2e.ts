import { serveSlowly } from './support/serve-slowly.ts'
import { expect, isLive, test } from './support/test.ts'

test('an unknown address answers 404 and says so', async ({ page }) => {
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible()
})

test('/contact leads to the help page', async ({ page }) => {
  await page.goto('/contact')
  await expect(page).toHaveURL('/help/contact')
})

test('the phone menu opens, leads on without a reload and closes', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await open('/about')
  await page.evaluate(() => {
    document.body.dataset.marked = 'yes'
  })
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'How It Works' }).click()
  await expect(page).toHaveURL('/how-it-works')
  await expect(page.locator('body')).toHaveAttribute('data-marked', 'yes')
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false')
})

test('the chosen theme survives a reload without a flash', async ({ page, open }) => {
  await open('/about')
  await page.getByRole('button', { name: 'Switch to dark theme' }).click()
  // no scripts or stylesheets of ours have loaded: the first paint is already dark
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('the ground beside a dialog is as dark as its scrim', async ({ page, open }) => {
  await open('/about')
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const before = await ground()
  await page.getByRole('button', { name: 'Sign In' }).first().click()
  await expect.poll(ground).not.toBe(before)
  await page.keyboard.press('Escape')
  await expect.poll(ground).toBe(before)
})

test('pages can be read without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! })
  const page = await context.newPage()
  await page.goto('/listing/1')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Minimum Contract')).toBeVisible()
  await context.close()
})

test('scripts are asked for once the page can be painted', async ({ page, request }) => {
  expect(await (await request.get('/')).text()).not.toMatch(/<(script|link)[^>]+"\/assets\/[^"]+\.js"/)
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true')
  const [styled, asked] = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const find = (end: string) => files.find(({ name }) => name.endsWith(end))!
    return [find('.css').responseEnd, find('.js').startTime]
  })
  expect(asked).toBeGreaterThan(styled!)
})

test('a page to read asks for scripts when all else is there, and a button pressed before is not lost', async ({
  page,
}) => {
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  // what a browser reports where the pointer rests when a page opens
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () =>
      document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true })),
    )
  })
  await page.goto('/help/faq')
  await page.getByRole('button', { name: 'Switch to dark theme' }).dispatchEvent('click')
  release()
  await expect(page.getByRole('button', { name: 'Switch to light theme' })).toBeVisible()
  const [loaded, asked] = await page.evaluate(() => {
    const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return [page!.loadEventStart, files.find(({ name }) => name.endsWith('.js'))!.startTime]
  })
  expect(asked).toBeGreaterThanOrEqual(loaded!)
})

test('a button pressed while the page is still coming is not lost', async ({ page, baseURL }) => {
  const slow = await serveSlowly(page, baseURL!, '/about')
  await page.goto(slow.url, { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Sign In' }).first().click()
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  slow.finish()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('who scrolls and presses before a page is live stays where they are, and gets where they wanted', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/listing/1', { waitUntil: 'domcontentloaded' })
  await page.getByRole('link', { name: 'Maren Lindqvist' }).first().hover()
  const top = await page.evaluate(() => scrollY)
  expect(top).toBeGreaterThan(0)
  await page.mouse.down()
  release()
  await isLive(page)
  expect(await page.evaluate(() => scrollY)).toBe(top)
  await page.mouse.up()
  await expect(page).toHaveURL(/\/sellers\/\d+$/)
})
