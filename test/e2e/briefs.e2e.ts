import type { APIRequestContext, Browser } from '@playwright/test'
import { addDays, weekdayOf } from '#domain/zoned-time.ts'
import { E2E_ADMIN_PASSWORD } from '../../playwright.config.ts'
import { approveByApi } from './support/accounts.ts'
import { expectAccessible } from './support/axe.ts'
import { registerVerified } from './support/bookings.ts'
import { createSpace } from './support/spaces.ts'
import { expect, isLive, test } from './support/test.ts'
import { inDays } from './support/time.ts'
import { DESKTOP, PHONE } from './support/widths.ts'

const TOWN = { location: 'Goldendale, WA', coordinates: { lat: 45.8207, lng: -120.8217 } }
const ANOTHER = { location: 'Dayton, WA', coordinates: { lat: 46.3215, lng: -117.9755 } }
const FACE = { type: 'billboard', interval: '4-week', price: 900 }
/** Four weeks that begin on a Monday. */
const from = addDays(inDays(60), (8 - weekdayOf(inDays(60))) % 7)
const to = addDays(from, 27)

/** A town that nobody else counts, not even the same journey tried before. */
const town = () => (test.info().retry === 0 ? TOWN : ANOTHER)

/** A seller with one board in the town. */
async function openSeller(browser: Browser, admin: APIRequestContext, title: string) {
  const page = await (await browser.newContext({ viewport: DESKTOP })).newPage()
  await registerVerified(page)
  const id = await createSpace(page.request, { ...FACE, ...town(), title })
  await approveByApi(admin, id)
  return { page, id }
}

test('one brief of a plan is answered from the grid and at an own price, and both go into the plan', async ({
  page,
  open,
  browser,
}) => {
  test.slow()
  await page.setViewportSize(PHONE)
  await registerVerified(page)
  const admin = (await browser.newContext()).request
  const data = { username: 'admin', password: E2E_ADMIN_PASSWORD }
  expect((await admin.post('/api/auth/login', { data })).status()).toBe(200)
  const ridge = await openSeller(browser, admin, 'Ridge board')
  const river = await openSeller(browser, admin, 'River board')
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const plan = await page.request.post('/api/plans', { data: { name: 'Gorge in winter' }, headers })
  const { id: planId } = await plan.json()

  // the buyer, on a phone
  await open(`/plans/${planId}`)
  await page.getByRole('link', { name: 'Send a brief to sellers' }).click()
  await page.getByLabel('Where').fill(town().location)
  await page.getByLabel('Billboard').check()
  await page.getByRole('button', { name: 'Find sellers' }).click()
  const form = page.getByRole('form', { name: 'New brief' })
  await expect(form.getByText('1 space there')).toHaveCount(2)
  await isLive(page)
  await form.getByLabel('What you are looking for').fill('Two boards on the roads into town.')
  await form.getByLabel('First day').fill(from)
  await form.getByLabel('Last day').fill(to)
  await form.getByLabel('Your own columns').fill('Lit until\nPrinting included')
  await expectAccessible(page)
  await page.screenshot({ path: 'test-results/brief-new.png', fullPage: true })
  await form.getByRole('button', { name: 'Send the brief' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Gorge in winter' })).toBeVisible()
  await expect(page.getByText('You get a notice as soon as sellers answer.')).toBeVisible()
  const briefPath = new URL(page.url()).pathname

  // from the grid
  await ridge.page.goto('/sell/briefs')
  await isLive(ridge.page)
  await ridge.page.getByRole('link', { name: 'Gorge in winter' }).click()
  await ridge.page.getByRole('link', { name: 'choose cells in the grid' }).click()
  await ridge.page.locator('[data-cell="0:0"]').click()
  await ridge.page.getByRole('button', { name: 'Answer the brief' }).click()
  const ridgeAnswer = ridge.page.getByRole('form', { name: 'Your answer' })
  await ridgeAnswer.getByLabel('Lit until').fill('Midnight')
  await ridgeAnswer.getByRole('button', { name: 'Send the answer' }).click()
  await expect(ridge.page.getByText('The buyer has your answer')).toBeVisible()
  await ridge.page.screenshot({ path: 'test-results/brief-received.png', fullPage: true })

  // at a price of one's own
  await river.page.goto(briefPath.replace('/briefs/', '/sell/briefs/'))
  await isLive(river.page)
  const fitting = river.page.getByRole('form', { name: 'Your spaces that fit' })
  await fitting.getByLabel(/^River board/).check()
  await fitting.getByRole('button', { name: 'Add to the answer' }).click()
  const riverAnswer = river.page.getByRole('form', { name: 'Your answer' })
  await riverAnswer.getByLabel('Your price for the space').fill('700')
  await riverAnswer.getByLabel('Note for the buyer').fill('Two weeks more for the same price.')
  await expectAccessible(river.page)
  await riverAnswer.getByRole('button', { name: 'Send the answer' }).click()
  await expect(river.page.getByText('The buyer has your answer')).toBeVisible()

  // side by side, wide and narrow
  await page.reload()
  await isLive(page)
  const rows = page.getByRole('row').filter({ hasText: 'board' })
  await expect(rows).toHaveCount(2)
  await expect(rows.filter({ hasText: 'Ridge board' })).toContainText('Midnight')
  await expect(rows.filter({ hasText: 'River board' })).toContainText('$700')
  await page.screenshot({ path: 'test-results/brief-answers-390.png', fullPage: true })
  await page.setViewportSize(DESKTOP)
  await expectAccessible(page)
  await page.screenshot({ path: 'test-results/brief-answers-1440.png', fullPage: true })
  for (const title of ['Ridge board', 'River board']) {
    const row = rows.filter({ hasText: title })
    await row.getByRole('button', { name: 'Take into the plan' }).click()
    await expect(row.getByRole('link', { name: 'In your plan' })).toBeVisible()
  }
  await rows.first().getByRole('link', { name: 'In your plan' }).click()
  await expect(page).toHaveURL(`/plans/${planId}`)
  await expect(page.getByRole('list', { name: 'Spaces of the plan' }).getByRole('listitem')).toHaveCount(2)
})
