import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

const FORM = {
  title: 'Wall for the workspace',
  type: 'billboard',
  price: 450,
  description: 'A sunny brick wall that faces the bus stop.',
  location: 'Fremont, Seattle, WA',
  address: '3500 Fremont Ave N',
  specifications: ['Size: 10 × 20 ft'],
  targetMarket: ['families'],
}

/** A new seller with one space in review. */
async function startSelling(page: Page, title: string): Promise<number> {
  const username = `seller${Date.now()}${Math.floor(Math.random() * 1000)}`
  const password = 'purple-otter-canyon-9'
  const data = { username, email: `${username}@example.com`, password, passwordConfirm: password }
  expect((await page.request.post('/api/auth/register', { data })).ok()).toBe(true)
  const created = await page.request.post('/api/listings', { data: { ...FORM, title } })
  return ((await created.json()) as { id: number }).id
}

test('guests are asked to sign in', async ({ page, open }) => {
  await open('/sell')
  await expect(page.getByRole('heading', { name: 'Sign in to see your spaces' })).toBeVisible()
})

test('edit, duplicate, submit and archive', async ({ page, open }) => {
  await startSelling(page, 'Wall to work on')
  await open('/sell')
  await expect(page.getByRole('region', { name: 'In review' })).toContainText('Wall to work on')
  await page.getByRole('link', { name: 'Edit Wall to work on' }).click()
  await expect(page.locator('form [name=title]')).toHaveValue('Wall to work on')
  await page.locator('form [name=title]').fill('Wall')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Title must be at least 5 characters')).toBeVisible()
  await page.locator('form [name=title]').fill('Wall worked on')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your changes are saved.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'In review' })).toContainText('Wall worked on')
  await page.getByRole('button', { name: 'Duplicate Wall worked on' }).click()
  await page.getByRole('button', { name: 'Submit Copy of Wall worked on' }).click()
  await expect(page.getByRole('region', { name: 'In review' }).getByRole('listitem')).toHaveCount(2)
  await page.getByRole('button', { name: 'Archive Copy of Wall worked on' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click()
  await expect(page.getByRole('region', { name: 'Archived' })).toContainText('Copy of Wall worked on')
})

test('the second of two edits sees both versions', async ({ page, open }) => {
  const id = await startSelling(page, 'Wall of two windows')
  await open(`/sell/listings/${id}/edit`)
  await expect(page.locator('form [name=price]')).toHaveValue('450')
  const { listing } = (await (await page.request.get(`/api/my/listings/${id}`)).json()) as {
    listing: { updatedAt: string }
  }
  const data = { ...FORM, title: 'Saved in another window', updatedAt: listing.updatedAt }
  expect((await page.request.put(`/api/listings/${id}`, { data })).ok()).toBe(true)
  await page.locator('form [name=price]').fill('500')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('This listing was changed meanwhile')).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Saved in another window' })).toBeVisible()
  await page.getByRole('button', { name: 'Keep mine, then save' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your changes are saved.')).toBeVisible()
})
