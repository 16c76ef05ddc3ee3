import { registerByApi } from './support/accounts.ts'
import { expect, test } from './support/test.ts'

const FORM = {
  type: 'billboard',
  price: 400,
  description: 'A sunny brick wall that faces the bus stop.',
  location: 'Fremont, Seattle, WA',
  address: '3500 Fremont Ave N',
  specifications: ['Size: 10 × 20 ft'],
  targetMarket: ['families'],
}

test('prices, tags and dates of many spaces at once; conflicts and refusals beside their row', async ({
  page,
  open,
}) => {
  await registerByApi(page.request)
  const ids: number[] = []
  for (const title of ['Wall one', 'Wall two', 'Wall three']) {
    const created = await page.request.post('/api/listings', { data: { ...FORM, title } })
    ids.push(((await created.json()) as { id: number }).id)
  }
  await open('/sell')
  await page.getByRole('link', { name: 'Edit many at once' }).click()
  await page.getByRole('checkbox', { name: 'Choose all' }).check()
  const apply = page.getByRole('form', { name: 'Change all chosen spaces' })
  await apply.getByLabel('Change', { exact: true }).selectOption('Change price by %')
  await apply.getByLabel('To', { exact: true }).fill('10')
  await apply.getByRole('button', { name: 'Apply to 3 chosen' }).click()
  const price = (title: string) => page.getByLabel(`Price of ${title}`)
  await expect(price('Wall two')).toHaveValue('440')
  await price('Wall two').fill('cheap')
  await page.getByLabel('Tags of Wall one').fill('tourists, students')
  await page.getByLabel('Status of Wall three').selectOption('Archive')

  // a concurrent edit of the third
  const { listing } = (await (await page.request.get(`/api/my/listings/${ids[2]}`)).json()) as {
    listing: { updatedAt: string }
  }
  const data = { ...FORM, title: 'Wall three', price: 999, updatedAt: listing.updatedAt }
  expect((await page.request.put(`/api/listings/${ids[2]}`, { data })).ok()).toBe(true)

  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('1 saved, 2 not: see why beside them.')).toBeVisible()
  await expect(page.getByText('Price must be a positive number')).toBeVisible()
  await expect(page.getByText('It is now $999')).toBeVisible()
  await expect(price('Wall three')).toHaveValue('440')
  await price('Wall two').fill('410')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('2 saved.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeHidden()

  const all = (await (await page.request.get('/api/my/listings')).json()) as {
    listing: { title: string; price: number; targetMarket: string[]; status: string }
  }[]
  const told = all.map(({ listing: { title, price, targetMarket, status } }) => [
    title,
    price,
    targetMarket,
    status,
  ])
  expect(told.sort()).toEqual([
    ['Wall one', 440, ['tourists', 'students'], 'pending'],
    ['Wall three', 440, ['families'], 'archived'],
    ['Wall two', 410, ['families'], 'pending'],
  ])
})
