import type { Page } from '@playwright/test'
import type { SavedPlan } from '#contract/planning/plans-saved.ts'
import { addDays } from '#domain/zoned-time.ts'
import { E2E_ADMIN_PASSWORD } from '../../playwright.config.ts'
import { approveByApi } from './support/accounts.ts'
import { registerVerified, sellByApi, stepByApi } from './support/bookings.ts'
import { createSpace } from './support/spaces.ts'
import { openBrowsers } from './support/talk.ts'
import { expect, isLive, test } from './support/test.ts'
import { PHONE } from './support/widths.ts'

const PLACE = {
  location: 'Pomeroy, WA',
  address: '800 Main St',
  coordinates: { lat: 46.4749, lng: -117.6027 },
}
const AUDIENCE = { value: 28_000, per: '4-week', basis: 'modelled' }
const inDays = (days: number) => addDays(new Date().toISOString().slice(0, 10), days)

async function sell(seller: Page, admin: Page, title: string, terms = {}): Promise<void> {
  const board = { ...PLACE, title, type: 'billboard', price: 900, interval: '4-week', audience: AUDIENCE }
  const id = await createSpace(seller.request, board)
  await approveByApi(admin.request, id)
  if (Object.keys(terms).length > 0) await sellByApi(seller.request, id, terms)
}

test('a plan is shared, approved without an account, requested from two sellers, and one declines', async ({
  page,
  open,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const { one, two, admin } = await openBrowsers(browser, baseURL, 'one', 'two', 'admin')
  const [seller, other, desk] = [await one.newPage(), await two.newPage(), await admin.newPage()]
  const data = { username: 'admin', password: E2E_ADMIN_PASSWORD }
  expect((await desk.request.post('/api/auth/login', { data })).ok()).toBe(true)
  for (const person of [page, seller, other]) await registerVerified(person)
  await sell(seller, desk, 'Barn on the highway')
  await sell(seller, desk, 'Silo by the depot')
  await sell(other, desk, 'Screen at the courthouse', { mode: 'instant', leadDays: 0 })

  await page.setViewportSize({ width: 1440, height: 900 })
  await open('/plans/new')
  await page.getByLabel('Where').fill('Pomeroy, WA')
  await page.getByLabel('Budget').fill('9000')
  await page.getByLabel('First day').fill(inDays(60))
  await page.getByLabel('Last day').fill(inDays(100))
  await page.getByRole('button', { name: 'Make a plan' }).click()
  await page.getByRole('button', { name: 'Save this plan' }).click()
  const spaces = page.getByRole('list', { name: 'Spaces of the plan' }).getByRole('listitem')
  await expect(spaces).toHaveCount(3)
  const plan = page.url()

  await page.getByRole('button', { name: 'Make a link' }).click()
  await page.getByRole('button', { name: 'Create link' }).click()
  const link = await page.getByRole('link', { name: /\/p\/[\w-]{43}$/ }).getAttribute('href')

  // the client, on a phone, without scripts and without an account
  const plain = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false, viewport: PHONE })
  const client = await plain.newPage()
  await client.goto(link!)
  await expect(client.getByRole('heading', { name: 'Barn on the highway' })).toBeVisible()
  const comments = client.getByRole('region', { name: 'Comments' })
  await comments.getByLabel('Your name').fill('Dana')
  await comments.getByLabel('Comment').fill('Is the barn lit at night?')
  await comments.getByRole('button', { name: 'Comment' }).click()
  await expect(comments.getByText('Is the barn lit at night?')).toBeVisible()
  const decision = client.getByRole('region', { name: 'Decision' })
  await decision.getByLabel('Your name').fill('Dana')
  await decision.getByRole('button', { name: 'Approve this plan' }).click()
  await expect(decision.getByText(/^Dana approved version 1 on /)).toBeVisible()

  await page.goto(plan)
  await isLive(page)
  await expect(page.getByText(/^Dana approved version 1 on /)).toBeVisible()
  await page.getByRole('link', { name: 'Request 3 spaces' }).click()
  await expect(page.getByRole('heading', { name: 'Request all' })).toBeVisible()
  await page.getByLabel('Brand').fill('Fremont Bakery')
  await page.getByRole('button', { name: 'Send 2 requests and book 1 space' }).click()
  await expect(page.getByText('Please read and accept the terms first')).toBeVisible()
  await page.getByLabel('I have read and accept the terms of these 2 sellers').check()
  await page.getByRole('button', { name: 'Send 2 requests and book 1 space' }).click()
  await expect(page.getByText('Sent: 2 requested, 1 to be paid')).toBeVisible()

  const api = plan.replace('/plans/', '/api/plans/')
  const { lines } = (await (await page.request.get(api)).json()) as SavedPlan
  const barn = lines.find(({ listing }) => listing?.title === 'Barn on the highway')!
  const bookingId = barn.price.state === 'ordered' ? barn.price.bookingId : 0
  await stepByApi(seller.request, bookingId, 'decline', { reason: 'It is being painted.' })
  await page.goto(plan)
  await expect(spaces.filter({ hasText: 'Barn on the highway' })).toContainText(
    'Its booking ended: declined.',
  )
})
