import type { Page } from '@playwright/test'

export const cards = (page: Page) => page.getByRole('list', { name: 'Results' }).getByRole('article')
/** "12 Advertising Opportunities in Tacoma, WA". */
export const resultsHeading = (page: Page) =>
  page.getByRole('heading', { name: /(Advertising Opportunit|Results?)/ })
export const total = async (page: Page) =>
  Number(/[\d,]+/.exec((await resultsHeading(page).textContent()) ?? '')?.[0].replace(',', ''))
export const pins = (page: Page) => page.locator('.leaflet-marker-pane [role="button"]')
