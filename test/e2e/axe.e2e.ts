import AxeBuilder from '@axe-core/playwright'
import { expect, test } from './support/test.ts'

const ROUTES = [
  '/',
  '/listing/1',
  '/create-listing',
  '/list-ad',
  '/how-it-works',
  '/find-ads',
  '/about',
  '/privacy',
  '/terms',
  '/help',
  '/help?q=permit',
  '/help/for-advertisers',
  '/help/articles/pricing-models',
  '/help/topics/payments',
  '/help/faq',
  '/help/feedback',
  '/blog/what-a-space-costs',
  '/help/contact',
  '/blog',
  '/nowhere',
]

/** Nothing for axe to find on any route at three widths in both themes. */
for (const path of ROUTES) {
  for (const width of [390, 768, 1440]) {
    test(`axe: ${path} at ${width} px`, async ({ page, open }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await open(path)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        const { violations } = await new AxeBuilder({ page }).analyze()
        const found = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
        )
        expect(found, colorScheme).toEqual([])
      }
    })
  }
}
