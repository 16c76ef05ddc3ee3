import type { APIRequestContext } from '@playwright/test'
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
