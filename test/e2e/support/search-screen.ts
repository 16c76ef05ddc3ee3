import type { Page } from '@playwright/test'

export const cards = (page: Page) => page.getByRole('list', { name: 'Results' }).getByRole('article')
export const total = async (page: Page) =>
  Number(
    /[\d,]+/
      .exec((await page.getByRole('heading', { level: 2 }).first().textContent()) ?? '')?.[0]
      .replace(',', ''),
  )
export const pins = (page: Page) => page.locator('.leaflet-marker-pane [role="button"]')
