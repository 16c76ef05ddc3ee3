import type { Page } from '@playwright/test'
import { addDays } from '#domain/zoned-time.ts'
import { E2E_ADMIN_PASSWORD } from '../../playwright.config.ts'
import { approveByApi, buildName, readLink, verifyByApi } from './support/accounts.ts'
import { expectAccessible } from './support/axe.ts'
import { registerVerified } from './support/bookings.ts'
import { createSpace } from './support/spaces.ts'
import { signUp } from './support/team.ts'
import { expect, isLive, test } from './support/test.ts'
import { DESKTOP, PHONE } from './support/widths.ts'

const FACE = { type: 'billboard', interval: '4-week', location: 'Twisp, WA', price: 900 }

test('a seller proposes two faces to a client, who makes an account and books both', async ({
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
  for (const title of ['Mill Road north', 'Mill Road south'])
    await approveByApi(admin, await createSpace(page.request, { ...FACE, title }))
  const email = `${buildName()}@example.com`
  const client = { name: 'Harbor Dental', contact: 'Dana Reyes', email }
  expect((await page.request.post('/api/my/clients', { data: client })).status()).toBe(201)

  await open('/sell/avails')
  await page.locator('[data-cell="0:3"]').click()
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('p')
  const propose = page.getByRole('dialog', { name: 'Propose to a client' })
  await propose.getByLabel('Client').fill('Harbor Dental')
  await propose.getByLabel('Title').fill('Spring on Mill Road')
  await expectAccessible(page)
  await propose.getByRole('button', { name: 'Begin the proposal' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Spring on Mill Road' })).toBeVisible()
  const form = page.getByRole('form', { name: 'Change the proposal' })
  await form.getByLabel('One price for all spaces').check()
  await form.getByLabel('Price of all spaces').fill('1500.01')
  await form.getByLabel('Hold all dates until then').check()
  await addSpaces(page)
  await expectAccessible(page)
  await page.screenshot({ path: 'test-results/proposal-draft.png', fullPage: true })
  // the Enter key saves, and sends nothing
  await form.getByLabel('Title').press('Enter')
  await expect(page.getByText('card $900').first()).toBeVisible()
  await form.getByRole('button', { name: 'Save and send', exact: true }).click()
  await expect(page.getByText(`On its way to ${email}`)).toBeVisible()
  await expect(page.getByText('Its dates are held until then.')).toBeVisible()

  // the client, on a phone
  const dana = await (await browser.newContext({ viewport: PHONE })).newPage()
  await dana.goto(await readLink(email, '/o/'))
  await isLive(dana)
  await expect(dana.getByRole('heading', { level: 1, name: 'Spring on Mill Road' })).toBeVisible()
  await expect(dana.getByRole('heading', { name: '2. Mill Road south' })).toBeVisible()
  await expect(dana.getByText('The dates are held for you until then.')).toBeVisible()
  await expectAccessible(dana)
  await dana.screenshot({ path: 'test-results/proposal-phone.png', fullPage: true })
  const asking = dana.getByRole('form', { name: 'Ask the seller' })
  await asking.getByLabel('Your name').fill('Dana Reyes')
  await asking.getByLabel('Your question').fill('Are both lit at night?')
  await asking.getByRole('button', { name: 'Ask the seller' }).click()
  const asked = dana.getByRole('list', { name: 'Questions and answers' })
  await expect(asked.getByText('Are both lit at night?')).toBeVisible()
  await signUp(dana, email)
  const accept = dana.getByRole('button', { name: /^Accept and book for \$/ })
  await accept.click()
  await expect(dana.getByText('Please read the terms and tick the box')).toBeVisible()
  await verifyByApi(dana.request, admin, email.replace('@example.com', ''))
  await dana.getByLabel(/^I have read and accept the terms/).check()
  await accept.click()
  await dana.waitForURL('/bookings')
  await isLive(dana)
  for (const title of ['Mill Road north', 'Mill Road south'])
    await expect(dana.getByText(title).first()).toBeVisible()
  await dana.screenshot({ path: 'test-results/proposal-bookings.png', fullPage: true })

  await open('/sell/proposals')
  const entry = page.getByRole('listitem').filter({ hasText: 'Spring on Mill Road' })
  await expect(entry).toContainText('Accepted')
  await entry.getByRole('link').click()
  await page
    .getByRole('link', { name: /Mill Road north/ })
    .first()
    .click()
  await page.waitForURL(/\/bookings\/\d+$/)
  await expect(page.getByText('Harbor Dental').first()).toBeVisible()
})

/** One more space on the page of the draft, which saves what is typed, and one from the grid. */
async function addSpaces(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Change the proposal' })
  await form.getByLabel('Find a space').fill('road north')
  await expect(form.getByLabel('Space', { exact: true }).getByRole('option')).toHaveCount(1)
  for (const label of ['First day of it', 'Last day of it']) {
    const field = form.getByLabel(label)
    await field.fill(addDays(await field.inputValue(), 56))
  }
  await form.getByRole('button', { name: 'Save and add it' }).click()
  await expect(page.getByRole('heading', { name: '3 spaces' })).toBeVisible()
  await expect(form.getByLabel('Price of all spaces')).toHaveValue('1500.01')
  await form.getByRole('link', { name: 'Choose several on Avails' }).click()
  await page.waitForURL(/\/sell\/avails\?proposal=\d+$/)
  await page.locator('[data-cell="0:9"]').click()
  await page.getByRole('button', { name: 'Add to a proposal' }).click()
  const add = page.getByRole('dialog', { name: 'Add to a proposal' })
  await expect(add.getByLabel('Draft')).toContainText('Spring on Mill Road · Harbor Dental, 3 spaces')
  await expectAccessible(page)
  await add.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('heading', { name: '4 spaces' })).toBeVisible()
}
