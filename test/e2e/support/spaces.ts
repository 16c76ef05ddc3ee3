import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from './test.ts'

const SPACE = {
  type: 'digital',
  title: 'Screen by the ferry landing',
  price: 650,
  interval: 'month',
  description: 'A screen that everybody passes on the way to the boat.',
  location: 'Fremont, Seattle, WA',
  address: '3500 Fremont Ave N',
  specifications: ['Slots: 8'],
  targetMarket: ['families'],
}

/** A space of whoever is signed in, pending. @returns its id */
export async function createSpace(
  request: APIRequestContext,
  fields: Partial<typeof SPACE> = {},
): Promise<number> {
  const created = await request.post('/api/listings', { data: { ...SPACE, ...fields } })
  expect(created.ok()).toBe(true)
  return ((await created.json()) as { id: number }).id
}

/** The first public space of a medium that shows a price for dates. */
export async function findSpace(page: Page, adType: string): Promise<number> {
  const found = await page.request.get(`/api/listings?adType=${adType}&listingType=rent&limit=24`)
  for (const { id } of (await found.json()) as { id: number }[]) {
    const { mode, units } = await (await page.request.get(`/api/listings/${id}/availability`)).json()
    if (mode !== 'off' && units[0]?.spans.some(({ free }: { free: number }) => free > 0)) return id
  }
  throw new Error(`no ${adType} that can be booked`)
}
