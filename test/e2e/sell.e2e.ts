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

/** A new seller with one pending listing. */
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
  const row = (title: string) => page.getByRole('row', { name: `Choose ${title}` })
  await expect(row('Wall to work on')).toContainText('In review since')
  await expect(page.getByText('We look at each space before it goes public.')).toBeVisible()
  await page.getByRole('link', { name: 'Edit Wall to work on' }).click()
  await expect(page.locator('form [name=title]')).toHaveValue('Wall to work on')
  await page.locator('form [name=title]').fill('Wall')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Title must be at least 5 characters')).toBeVisible()
  await page.locator('form [name=title]').fill('Wall worked on')
  // a site can be chosen later
  await page.getByRole('checkbox', { name: /Date Calendar/ }).check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your changes are saved.')).toBeVisible()
  await expect(row('Wall worked on')).toContainText('Date Calendar: While public')
  const more = async (title: string, item: string) => {
    await page.getByRole('button', { name: `More for ${title}` }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  await more('Wall worked on', 'Duplicate')
  await page.getByRole('dialog').getByRole('button', { name: 'Duplicate' }).click()
  await more('Copy of Wall worked on', 'Submit')
  await expect(page.getByRole('link', { name: 'In review 2' })).toBeVisible()
  await more('Copy of Wall worked on', 'Archive')
  await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click()
  await expect(row('Copy of Wall worked on')).toBeHidden()
  await page.getByRole('link', { name: 'Archived 1' }).click()
  await expect(row('Copy of Wall worked on')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Choose Copy of Wall worked on' })).toBeDisabled()
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
  // what the other window saved is not lost by it
  const now = (await (await page.request.get(`/api/my/listings/${id}`)).json()) as {
    listing: { title: string; price: number }
  }
  expect(now.listing).toMatchObject({ title: 'Saved in another window', price: 500 })
})

test('many spaces with endless words: page by page, found by title, no page too wide', async ({
  page,
  open,
}) => {
  const id = await startSelling(page, 'W'.repeat(120))
  for (let n = 2; n <= 51; n += 1)
    await page.request.post('/api/my/drafts', { data: { form: { title: `Wall number ${n}` } } })
  await page.setViewportSize({ width: 390, height: 844 })
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await open('/sell')
  const spaces = page.getByRole('checkbox', { name: /^Choose W/ })
  await expect(spaces).toHaveCount(50)
  await expect(page.getByText('1–50 of 51')).toBeVisible()
  expect(await overflow()).toBeLessThanOrEqual(0)
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(spaces).toHaveCount(1)
  expect(await overflow()).toBeLessThanOrEqual(0)
  await spaces.check()
  await page.getByRole('button', { name: 'Choose all 51 that match' }).click()
  await expect(page.getByText('51 chosen')).toBeVisible()
  await page.getByRole('searchbox').fill('number 17')
  await page.getByRole('searchbox').press('Enter')
  await expect(spaces).toHaveCount(1)
  for (const path of [`/listing/${id}`, `/sell/listings/${id}/edit`]) {
    await open(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await overflow(), path).toBeLessThanOrEqual(0)
  }
})
