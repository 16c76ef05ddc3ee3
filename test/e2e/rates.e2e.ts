import { E2E_ADMIN_PASSWORD } from '../../playwright.config.ts'
import { approveByApi } from './support/accounts.ts'
import { listViolations, prepareAxe } from './support/axe.ts'
import { registerVerified } from './support/bookings.ts'
import { createSpace } from './support/spaces.ts'
import { expect, test } from './support/test.ts'
import { DESKTOP, PHONE } from './support/widths.ts'

const FACE = {
  type: 'billboard',
  interval: '4-week',
  location: 'Entiat, WA',
  price: 1000,
  specifications: ['Structure: P-9', 'Facing: North', 'Size: 14 × 48 ft'],
}

test('a seller groups faces, prices them by a card after seeing what changes, and takes it back', async ({
  page,
  open,
  browser,
}) => {
  test.slow()
  await page.setViewportSize(DESKTOP)
  await registerVerified(page)
  const admin = (await browser.newContext()).request
  const data = { username: 'admin', password: E2E_ADMIN_PASSWORD }
  expect((await admin.post('/api/auth/login', { data })).status()).toBe(200)
  for (const title of ['River Road north', 'River Road south'])
    await approveByApi(admin, await createSpace(page.request, { ...FACE, title }))

  await open('/sell/structures')
  await page.getByRole('button', { name: 'Group them by their number' }).click()
  await expect(page.getByRole('heading', { name: 'Structure P-9' })).toBeVisible()
  await expect(page.getByText('Faces north, 14 × 48 ft (4.27 × 14.63 m), Bulletin')).toHaveCount(2)
  await prepareAxe(page)
  expect(await listViolations(page)).toEqual([])

  await open('/sell/rates')
  await page.getByRole('button', { name: 'New rate card' }).click()
  const form = page.getByRole('form', { name: 'Rate card' })
  await form.getByLabel('Name').fill('Card 2027')
  await form.getByLabel('Seasons').fill('All year')
  await form.getByRole('button', { name: 'Save the rate card' }).click()
  await expect(form.getByText('“All year” is not written like the example.')).toBeVisible()
  await form.getByLabel('Seasons').fill('All year, 01-01 to 12-31, 120%')
  await prepareAxe(page)
  expect(await listViolations(page)).toEqual([])
  await form.getByRole('button', { name: 'Save the rate card' }).click()
  await expect(page.getByRole('heading', { name: 'Card 2027' })).toBeVisible()

  await open('/sell')
  await page.getByRole('checkbox', { name: 'Choose all on this page' }).check()
  const bar = page.getByRole('form', { name: 'Change all chosen spaces' })
  await bar.getByLabel('Change', { exact: true }).selectOption('Apply a rate card or template')
  await bar.getByLabel('Which').selectOption('Card 2027 (rate card)')
  await bar.getByRole('button', { name: 'Apply to 2' }).click()
  const dialog = page.getByRole('dialog', { name: 'Apply Card 2027?' })
  await expect(dialog.getByRole('status')).toHaveText('2 will change.')
  await expect(dialog).toContainText('becomes $')
  await dialog.getByRole('button', { name: 'Change 2 spaces' }).click()
  const result = page.getByRole('region', { name: 'Result of the change' })
  await expect(result.getByRole('status')).toHaveText('Apply Card 2027: 2 changed.')
  await result.getByRole('button', { name: 'Undo' }).click()
  await expect(result.getByRole('status')).toHaveText('Undo: 2 changed.')

  await page.setViewportSize(PHONE)
  for (const path of ['/sell/rates', '/sell/structures']) {
    await open(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  }
})
