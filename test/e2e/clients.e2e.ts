import type { Browser, Locator, Page } from '@playwright/test'
import { E2E_ADMIN_PASSWORD } from '../../playwright.config.ts'
import { approveByApi } from './support/accounts.ts'
import { expectAccessible } from './support/axe.ts'
import { registerVerified } from './support/bookings.ts'
import { createSpace } from './support/spaces.ts'
import { expect, test } from './support/test.ts'
import { DESKTOP, PHONE } from './support/widths.ts'

const FACE = { type: 'billboard', interval: '4-week', location: 'Manson, WA', price: 900 }

/** Two public faces of whoever signs up on this page. */
async function buildFaces(page: Page, browser: Browser): Promise<void> {
  await registerVerified(page)
  const admin = (await browser.newContext()).request
  const data = { username: 'admin', password: E2E_ADMIN_PASSWORD }
  expect((await admin.post('/api/auth/login', { data })).status()).toBe(200)
  for (const title of ['Orchard Road north', 'Orchard Road south'])
    await approveByApi(admin, await createSpace(page.request, { ...FACE, title }))
}

/** By keys alone: the cell of the first row, or of both rows, in the third column. */
async function openHold(page: Page, rows: 1 | 2): Promise<Locator> {
  await page.locator('[data-cell="0:2"]').click()
  if (rows === 2) await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('h')
  const hold = page.getByRole('dialog', { name: 'Hold for a client' })
  await expect(hold.getByLabel('Client')).toBeFocused()
  return hold
}

test('a seller holds faces for a client who phones, and books one of them', async ({
  page,
  open,
  browser,
}) => {
  test.slow()
  await page.setViewportSize(DESKTOP)
  await buildFaces(page, browser)

  await open('/sell/clients')
  await page.getByRole('button', { name: 'New client' }).click()
  const form = page.getByRole('main').locator('form', { hasText: 'Contact' })
  await form.getByLabel('Name').fill('Harbor Dental')
  await form.getByLabel('Contact').fill('Dana Reyes')
  await form.getByLabel('Email').fill('dana at harbor')
  await form.getByRole('button', { name: 'Add the client' }).click()
  await expect(form.getByText('Please enter a valid email address')).toBeVisible()
  await form.getByLabel('Email').fill('dana@harbor.example')
  await form.getByRole('button', { name: 'Add the client' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Harbor Dental' })).toBeVisible()
  await expectAccessible(page)

  await open('/sell/avails')
  const held = page.getByRole('gridcell', { name: /: held for Harbor Dental until / })
  const hold = await openHold(page, 2)
  await expectAccessible(page)
  await page.keyboard.type('Harbor Dental')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Held for Harbor Dental: 2 ranges on 2 faces')).toBeVisible()
  await expect(held).toHaveCount(2)

  // what is held is held for nobody else, and nothing is blocked beside it
  const blocks: string[] = []
  page.on('request', (sent) => sent.url().endsWith('/api/my/avails/blocks') && blocks.push(sent.method()))
  await openHold(page, 1)
  await page.keyboard.type('Alki Coffee')
  await page.keyboard.press('Enter')
  await expect(hold.getByText(/: held for Harbor Dental until /)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  expect(blocks).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Release', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Release them' }).click()
  await expect(page.getByText('Released: 1 hold')).toBeVisible()
  await expect(held).toHaveCount(1)
  await openHold(page, 1)
  await page.keyboard.type('Harbor Dental')
  await page.keyboard.press('Enter')
  await expect(held).toHaveCount(2)

  await open('/sell/clients')
  const entry = page.getByRole('listitem').filter({ hasText: 'Harbor Dental' })
  await expect(entry).toContainText('2 held')
  await page.getByRole('link', { name: 'Harbor Dental' }).click()
  await page.getByRole('link', { name: 'Orchard Road north' }).first().click()
  await expect(page.getByText('Not agreed yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Record the booking' }).click()
  const record = page.getByRole('dialog', { name: 'Record this booking?' })
  await record.getByRole('button', { name: 'Record the booking' }).click()
  await expect(record.getByText('Please say how it was agreed')).toBeVisible()
  await record.getByLabel('How it was agreed').fill('By phone with Dana Reyes')
  await record.getByLabel('Price for the space').fill('700')
  await expectAccessible(page)
  await record.getByRole('button', { name: 'Record the booking' }).click()
  await expect(page.getByText('The booking is recorded')).toBeVisible()
  await expect(page.getByText(/^Agreed outside Placard\. Recorded by /)).toBeVisible()
  await expect(page.getByRole('link', { name: /^Insertion order / })).toBeVisible()

  await page.getByRole('button', { name: 'It arrived' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Record it' }).click()
  await expect(page.getByRole('link', { name: /^Receipt / })).toBeVisible()
  const income = await (await page.request.get('/api/my/numbers?days=28')).json()
  expect(JSON.stringify(income.income)).toContain('70000')

  await open('/sell/avails')
  await expect(page.getByRole('gridcell', { name: /: sold to Harbor Dental, PLA-B\d{5}$/ })).toHaveCount(1)
  await page.setViewportSize(PHONE)
  await open('/sell/clients')
  await expect(entry).toContainText('1 held1 booked')
  await page.getByRole('link', { name: 'Harbor Dental' }).click()
  await expect(page.getByRole('link', { name: 'Orchard Road north' }).first()).toBeVisible()
  await expectAccessible(page)
})

test('without scripts, on a phone, cells are held and released in a form', async ({ page, browser }) => {
  await buildFaces(page, browser)
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    viewport: PHONE,
    storageState: await page.context().storageState(),
  })
  const phone = await plain.newPage()
  await phone.goto('/sell/avails?q=north')
  await phone.getByRole('cell').getByRole('checkbox').nth(3).check()
  await phone.getByRole('button', { name: 'Hold' }).click()
  await expect(phone.getByRole('heading', { name: 'Nothing was changed' })).toBeVisible()
  await expect(phone.getByText('Please say for which client')).toBeVisible()
  await phone.goBack()
  await phone.getByRole('cell').getByRole('checkbox').nth(3).check()
  await phone.getByRole('textbox', { name: 'For whom' }).fill('Alki Coffee')
  await phone.getByRole('button', { name: 'Hold' }).click()
  await expect(phone.getByText('Held: 1 range')).toBeVisible()
  await phone
    .getByRole('cell', { name: /Alki Coffee until/ })
    .getByRole('checkbox')
    .check()
  await phone.getByRole('button', { name: 'Release' }).click()
  await expect(phone.getByText('Released: 1 range')).toBeVisible()
  await expect(phone.getByText('Alki Coffee until')).toHaveCount(0)
})
