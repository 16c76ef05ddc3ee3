import type { APIRequestContext } from '@playwright/test'
import { registerByApi } from './support/accounts.ts'
import { createSpace } from './support/spaces.ts'
import { expect, test } from './support/test.ts'

const FACES = [
  ['Mission Street north', 'Cashmere, WA'],
  ['Mission Street south', 'Cashmere, WA'],
  ['Railroad wall', 'Entiat, WA'],
] as const

async function buildFaces(request: APIRequestContext): Promise<void> {
  await registerByApi(request)
  for (const [title, location] of FACES)
    await createSpace(request, { type: 'billboard', interval: '4-week', title, location, price: 900 })
}

test('a seller filters the grid, blocks two cells for a client, sees them, and takes them back', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await buildFaces(page.request)
  await open('/sell')
  await page.getByRole('link', { name: 'Avails' }).click()
  const grid = page.getByRole('grid', { name: 'What is free of your faces' })
  await expect(grid.getByRole('rowheader')).toHaveCount(3)
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByLabel('Market').selectOption('Cashmere, WA (2)')
  await expect(grid.getByRole('rowheader')).toHaveCount(2)
  await expect(page.getByText('2 of 3 faces')).toBeVisible()

  // by keys alone: from the second period one to the right, and to the label
  const cell = grid.getByRole('gridcell', { name: /^Mission Street north, .*: free$/ })
  await grid.locator('[data-cell="0:0"]').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  await expect(grid.locator('[data-cell="0:2"]')).toBeFocused()
  await expect(grid.locator('[aria-selected="true"]')).toHaveCount(2)
  await page.keyboard.press('b')
  const bar = page.getByRole('form', { name: 'Block the chosen cells' })
  await expect(bar.getByRole('status')).toHaveText('2 cells on 1 face: $1,800 at listed rates')
  await expect(bar.getByLabel('For whom')).toBeFocused()
  const free = await cell.count()
  await page.keyboard.type('Harbor Dental')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading')).toHaveText('Block 1 range on 1 face for Harbor Dental?')
  await dialog.getByRole('button', { name: 'Block them' }).click()
  await expect(grid.getByRole('gridcell', { name: /: blocked for Harbor Dental$/ })).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Free again: 1 range')).toBeVisible()
  await expect(cell).toHaveCount(free)
})

test('without scripts, on a phone, cells are marked in a form and taken back', async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  })
  await buildFaces(context.request)
  const page = await context.newPage()
  await page.goto('/sell/avails')
  await page.getByLabel('Words').fill('Railroad')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await page.waitForURL(/q=Railroad/)
  await expect(page.getByRole('link', { name: 'Railroad wall' })).toBeVisible()
  await page.getByRole('cell').getByRole('checkbox').nth(2).check()
  await page.getByLabel('For whom', { exact: true }).fill('Harbor Dental')
  await page.getByRole('button', { name: 'Block' }).click()
  await expect(page.getByText('Blocked: 1 range')).toBeVisible()
  await expect(page.getByRole('cell', { name: /Harbor Dental/ })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Free again: 1 range')).toBeVisible()
})
