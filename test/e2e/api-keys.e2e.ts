import { PASSWORD, registerByApi } from './support/accounts.ts'
import { expect, test } from './support/test.ts'

test('a key made on the page works for a program, until it is ended there', async ({
  page,
  open,
  baseURL,
}) => {
  await registerByApi(page.request)
  await open('/account')
  await page.getByRole('link', { name: 'Make and end API keys' }).click()
  await expect(page.getByText('You have no keys.')).toBeVisible()

  await page.getByLabel('Name').fill('Inventory system')
  await page.getByRole('button', { name: 'Make key' }).click()
  await expect(page.getByText('Choose what it may do')).toBeVisible()
  await page.getByLabel('Read your spaces').check()
  await page.getByLabel('Your password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Make key' }).click()
  await expect(page.getByText('Your key “Inventory system”')).toBeVisible()
  const token = (await page.getByText(/^plk_[\w-]{49}$/).textContent()) ?? ''

  // a program: no cookie, no browser
  const ask = async (path: string) =>
    (await fetch(new URL(path, baseURL), { headers: { authorization: `Bearer ${token}` } })).status
  expect(await ask('/api/my/listings/counts')).toBe(200)
  expect(await ask('/api/bookings')).toBe(403)
  expect(await ask('/api/account')).toBe(403)

  await page.getByRole('button', { name: 'I have copied it' }).click()
  await expect(page.getByText(token)).toBeHidden()
  await page.getByRole('button', { name: 'Uses of Inventory system' }).click()
  await expect(page.getByText('GET /api/my/listings/counts')).toBeVisible()

  await page.getByRole('button', { name: 'End key Inventory system' }).click()
  await page.getByRole('button', { name: 'End it now' }).click()
  await expect(page.getByText('You have no keys.')).toBeVisible()
  expect(await ask('/api/my/listings/counts')).toBe(401)
})
