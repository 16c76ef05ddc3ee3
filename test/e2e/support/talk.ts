import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test'
import { E2E_ADMIN_PASSWORD } from '../../../playwright.config.ts'
import { approveByApi } from './accounts.ts'
import { expect } from './test.ts'

/** A space for people to talk about. */
export const SPACE = {
  type: 'billboard',
  title: 'Gable above the corner shop',
  price: 450,
  interval: 'month',
  description: 'A sunny brick wall that faces the bus stop.',
  location: 'Fremont, Seattle, WA',
  address: '3500 Fremont Ave N',
  specifications: ['Size: 10 × 20 ft'],
  targetMarket: ['families'],
}
/** A browser for each of these people. */
export async function openBrowsers<Name extends string>(
  browser: Browser,
  baseURL: string | undefined,
  ...names: Name[]
): Promise<Record<Name, BrowserContext>> {
  const open = async (name: Name) => [name, await browser.newContext({ baseURL: baseURL! })] as const
  return Object.fromEntries(await Promise.all(names.map(open))) as Record<Name, BrowserContext>
}

/** A public space of this seller; `more` is what differs from `SPACE`. */
export async function listSpace(
  seller: APIRequestContext,
  admin: APIRequestContext,
  more: Partial<typeof SPACE> = {},
): Promise<number> {
  const { id } = (await (await seller.post('/api/listings', { data: { ...SPACE, ...more } })).json()) as {
    id: number
  }
  await admin.post('/api/auth/login', { data: { username: 'admin', password: E2E_ADMIN_PASSWORD } })
  await approveByApi(admin, id)
  return id
}

export async function startByApi(
  buyer: APIRequestContext,
  listingId: number,
  message: string,
): Promise<number> {
  const data = { clientId: crypto.randomUUID(), message }
  const answer = await buyer.post(`/api/listings/${listingId}/conversations`, { data })
  expect(answer.status()).toBe(201)
  return ((await answer.json()) as { id: number }).id
}

export const messages = (page: Page) => page.getByRole('list', { name: 'Messages' })
export const composer = (page: Page) => page.getByRole('textbox', { name: /^Message to/ })
