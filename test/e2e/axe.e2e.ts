import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { E2E_ADMIN_PASSWORD } from '../../playwright.config.ts'
import { hasReplaced } from '../support/classes/list-classes.ts'
import { expect, test } from './support/test.ts'

const ROUTES = [
  '/',
  '/?location=Tacoma&view=map',
  '/?q=nothing-at-all-like-it',
  '/listing/1',
  '/create-listing',
  '/list-ad',
  '/how-it-works',
  '/find-ads',
  '/about',
  '/privacy',
  '/terms',
  '/cookies',
  '/help',
  '/help?q=permit',
  '/help/for-advertisers',
  '/help/articles/pricing-models',
  '/help/topics/payments',
  '/help/faq',
  '/help/privacy-faq',
  '/help/terms-faq',
  '/help/feedback',
  '/help/contact',
  '/blog',
  '/blog/what-a-space-costs',
  '/forgot-password',
  '/nowhere',
]

const ADMIN_ROUTES = [
  '/account',
  '/sell',
  '/enquiries',
  '/saved',
  '/admin/users',
  '/admin/listings',
  '/admin/listings?queue=edits',
  '/admin/reports',
  '/admin/support',
  '/admin/visits',
  '/admin/outbox',
  '/admin/errors',
  '/admin/sites',
  '/admin/audit',
]

/** Nothing for axe to find on any route at three widths in both themes. */
for (const path of ROUTES) {
  test(`axe: ${path}`, async ({ page, open }) => {
    await findNothing(page, () => open(path))
  })
}

test.describe('as an admin', () => {
  for (const path of ADMIN_ROUTES) {
    test(`axe: ${path}`, async ({ page, open }) => {
      const data = { username: 'admin', password: E2E_ADMIN_PASSWORD }
      expect((await page.request.post('/api/auth/login', { data })).status()).toBe(200)
      await findNothing(page, () => open(path))
    })
  }
})

async function findNothing(page: Page, open: () => Promise<void>) {
  test.setTimeout(150_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open()
  expect(await listMeetingClasses(page), 'one of these classes replaces another').toEqual([])
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme: 'light' })
    await expectNothing(axeOf(page), `${width} px, light`)
    // a theme changes colours alone
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectNothing(axeOf(page).withRules(['color-contrast']), `${width} px, dark`)
  }
}

async function expectNothing(axe: AxeBuilder, where: string) {
  const { violations } = await axe.analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
  expect(found, where).toEqual([])
}

/** What the sources do not show: classes that are put together while a page is drawn. */
async function listMeetingClasses(page: Page): Promise<string[]> {
  const drawn = await page
    .locator('[class]')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('class') ?? ''))
  return [...new Set(drawn)].filter(hasReplaced)
}

/** Without frames from elsewhere in the page there is nothing for a second page to put together. */
const axeOf = (page: Page) => new AxeBuilder({ page }).setLegacyMode()
