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

test('the table: sorted, found, changed in its row and all at once, with what was refused beside its row', async ({
  page,
  open,
}) => {
  await registerByApi(page.request)
  const ids: number[] = []
  for (const [title, price] of [
    ['Wall one', 400],
    ['Wall two', 900],
    ['Wall three', 100],
  ] as const) {
    const created = await page.request.post('/api/listings', { data: { ...FORM, title, price } })
    ids.push(((await created.json()) as { id: number }).id)
  }
  await page.request.post(`/api/listings/${ids[2]}/steps`, { data: { step: 'archive' } })
  // the address of the page before it was the workspace
  await open('/sell/bulk')
  await expect(page).toHaveURL('/sell')
  const rows = page.getByRole('row').filter({ has: page.getByRole('checkbox', { name: /^Choose Wall/ }) })
  await expect(rows).toHaveCount(2)
  await page.getByRole('link', { name: 'Price' }).click()
  await expect(rows.first()).toContainText('Wall two')
  await expect(page.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'descending')

  // by keyboard alone: open the cell, refused, mended, and the focus is back
  await page.getByRole('button', { name: 'Change price of Wall one' }).press('Enter')
  const editor = page.getByRole('form', { name: 'Change Wall one' })
  await expect(editor.getByLabel('Price')).toBeFocused()
  await page.keyboard.type('cheap')
  await page.keyboard.press('Enter')
  await expect(editor.getByText('Price must be a positive number')).toBeVisible()
  await editor.getByLabel('Price').fill('500')
  await editor.getByRole('checkbox', { name: 'FunList' }).check()
  const { listing } = (await (await page.request.get(`/api/my/listings/${ids[0]}`)).json()) as {
    listing: { updatedAt: string }
  }
  const data = { ...FORM, title: 'Wall one', price: 410, updatedAt: listing.updatedAt }
  expect((await page.request.put(`/api/listings/${ids[0]}`, { data })).ok()).toBe(true)
  await editor.getByRole('button', { name: 'Save' }).click()
  await expect(editor.getByText('Stored now: Wall one · $410/month')).toBeVisible()
  await editor.getByRole('button', { name: 'Save' }).click()
  await expect(editor).toBeHidden()
  await expect(page.getByRole('button', { name: 'Change price of Wall one' })).toBeFocused()
  await expect(page.getByRole('row', { name: /Wall one/ })).toContainText('$500')
  await expect(page.getByRole('row', { name: /Wall one/ })).toContainText('FunList: While public')

  // all of them: what is put away is not among them
  await page.getByRole('checkbox', { name: 'Choose all on this page' }).check()
  const bar = page.getByRole('form', { name: 'Change all chosen spaces' })
  await expect(bar.getByRole('status')).toHaveText('2 chosen')
  await bar.getByLabel('Percent').fill('-10')
  await bar.getByRole('button', { name: 'Apply to 2' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Lower the price by 10%?' })).toBeVisible()
  await expect(dialog).toContainText('“Wall two”: $900/month becomes $810/month')
  await dialog.getByRole('button', { name: 'Change 2 spaces' }).click()
  const result = page.getByRole('region', { name: 'Result of the change' })
  await expect(result.getByRole('status')).toHaveText('Lower the price by 10%: 2 changed.')
  await expect(page.getByRole('row', { name: /Wall one/ })).toContainText('$450')
  await bar.getByLabel('Change', { exact: true }).selectOption('Pause')
  await bar.getByRole('button', { name: 'Apply to 2' }).click()
  await dialog.getByRole('button', { name: 'Change 2 spaces' }).click()
  await expect(result.getByRole('status')).toHaveText('Pause: 0 changed, 2 not, see why below.')
  await expect(result).toContainText('A listing that is pending cannot be changed this way.')

  await page.getByRole('searchbox').fill('two')
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/[?&]q=two/)
  await expect(rows).toHaveCount(1)
  await page.getByRole('link', { name: 'Archived 1' }).click()
  await expect(page.getByText('Nothing matches')).toBeVisible()
})
