import type { BrowserContext, Page } from '@playwright/test'
import type { SavedPlan } from '#contract/planning/plans-saved.ts'
import { E2E_ADMIN_PASSWORD } from '../../playwright.config.ts'
import { approveByApi } from './support/accounts.ts'
import { payByApi, registerVerified, sellByApi, stepByApi } from './support/bookings.ts'
import { createSpace } from './support/spaces.ts'
import { openBrowsers } from './support/talk.ts'
import { expect, isLive, test } from './support/test.ts'
import { inDays } from './support/time.ts'
import { PHONE } from './support/widths.ts'

const PLACE = {
  location: 'Pomeroy, WA',
  address: '800 Main St',
  coordinates: { lat: 46.4749, lng: -117.6027 },
}
const AUDIENCE = { value: 28_000, per: '4-week', basis: 'modelled' }

async function sell(seller: Page, admin: Page, title: string, terms = {}): Promise<void> {
  const board = { ...PLACE, title, type: 'billboard', price: 900, interval: '4-week', audience: AUDIENCE }
  const id = await createSpace(seller.request, board)
  await approveByApi(admin.request, id)
  if (Object.keys(terms).length > 0) await sellByApi(seller.request, id, terms)
}

test('a plan is shared and approved without an account, requested from five sellers, mended on a phone, booked and paid', async ({
  page,
  open,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const people = await openBrowsers(browser, baseURL, 'admin', 'one', 'two', 'three', 'four', 'five')
  const { admin, ...sellers } = people
  const desk = await admin.newPage()
  const data = { username: 'admin', password: E2E_ADMIN_PASSWORD }
  expect((await desk.request.post('/api/auth/login', { data })).ok()).toBe(true)
  const [one, two, three, four, five] = await Promise.all(
    Object.values(sellers).map((them) => them.newPage()),
  )
  await Promise.all([page, one!, two!, three!, four!, five!].map((person) => registerVerified(person)))
  await sell(one!, desk, 'Barn on the highway')
  await sell(two!, desk, 'Silo by the depot')
  await sell(three!, desk, 'Gable of the feed store')
  await sell(four!, desk, 'Wall at the grange')
  await sell(five!, desk, 'Screen at the courthouse', { mode: 'instant', leadDays: 0 })

  await page.setViewportSize({ width: 1440, height: 900 })
  await open('/plans/new')
  await page.getByLabel('Where').fill('Pomeroy, WA')
  await page.getByLabel('Budget').fill('9000')
  await page.getByLabel('First day').fill(inDays(60))
  await page.getByLabel('Last day').fill(inDays(100))
  await page.getByRole('button', { name: 'Make a plan' }).click()
  await page.getByRole('button', { name: 'Save this plan' }).click()
  const spaces = page.getByRole('list', { name: 'Spaces of the plan' }).getByRole('listitem')
  await expect(spaces).toHaveCount(5)
  const plan = page.url()

  await page.getByRole('button', { name: 'Make a link' }).click()
  await page.getByRole('button', { name: 'Create link' }).click()
  const link = await page.getByRole('link', { name: /\/p\/[\w-]{43}$/ }).getAttribute('href')
  await approveWithoutScripts(
    await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false, viewport: PHONE }),
    link!,
  )

  await page.goto(plan)
  await isLive(page)
  await expect(page.getByText(/^Dana approved version 1 on /)).toBeVisible()
  await page.getByRole('link', { name: 'Request 5 spaces' }).click()
  await expect(page.getByRole('heading', { name: 'Request all' })).toBeVisible()
  const due = page.getByRole('table', { name: 'Money due over time' })
  await expect(due.getByRole('row').nth(1)).toBeVisible()
  await page.getByLabel('Brand').fill('Fremont Bakery')
  await page.getByRole('button', { name: 'Send 4 requests and book 1 space' }).click()
  await expect(page.getByText('Please read and accept the terms first')).toBeVisible()
  await page.getByLabel('I have read and accept the terms of these 5 sellers').check()
  await page.getByRole('button', { name: 'Send 4 requests and book 1 space' }).click()
  await expect(page.getByText('Sent: 4 requested, 1 to be paid')).toBeVisible()

  await stepByApi(one!.request, await bookingOf(page, plan, 'Barn on the highway'), 'decline', {
    reason: 'It is being painted.',
  })
  await sell(two!, desk, 'Elevator by the tracks')

  // the rest on a phone
  await page.setViewportSize(PHONE)
  await page.goto(plan)
  await isLive(page)
  await expect(spaces.filter({ hasText: 'Barn on the highway' })).toContainText(
    'Its booking ended: declined.',
  )
  await page.getByRole('button', { name: 'Replace it with another space' }).click()
  await expect(spaces.filter({ hasText: 'Elevator by the tracks' })).toContainText(
    'In place of Barn on the highway.',
  )
  await page.getByRole('link', { name: 'Request 1 space' }).click()
  await page.getByLabel('Brand').fill('Fremont Bakery')
  await page.getByLabel('I have read and accept the terms of this seller').check()
  await page.getByRole('button', { name: 'Send 1 request' }).click()
  await expect(page.getByText('Sent: 1 requested')).toBeVisible()

  const elevator = await bookingOf(page, plan, 'Elevator by the tracks')
  await stepByApi(two!.request, elevator, 'accept')
  await payByApi(two!.request, elevator)
  await payByApi(five!.request, await bookingOf(page, plan, 'Screen at the courthouse'))
  await page.goto(plan)
  await isLive(page)
  for (const title of ['Elevator by the tracks', 'Screen at the courthouse'])
    await expect(spaces.filter({ hasText: title })).toContainText('Booked')

  // what was booked of it stands together, also where the list is filtered
  const name = (await page.getByRole('heading', { level: 1 }).textContent())!
  await page.goto('/bookings')
  const group = page.getByRole('region', { name })
  await expect(group.getByRole('listitem')).toHaveCount(5)
  await expect(group).toContainText('Plan · 3 requested, 2 booked · $')
  await page.getByRole('navigation', { name: 'Bookings' }).getByRole('link', { name: 'Booked' }).click()
  await expect(group.getByRole('listitem')).toHaveCount(2)
  await expect(group).toContainText('2 of its 5 bookings listed here')
  await group.getByRole('link', { name, exact: true }).click()
  await expect(page).toHaveURL(plan)
})

/** The client, on a phone, without scripts and without an account. */
async function approveWithoutScripts(plain: BrowserContext, link: string): Promise<void> {
  const client = await plain.newPage()
  await client.goto(link)
  await expect(client.getByRole('heading', { name: 'Barn on the highway' })).toBeVisible()
  const comments = client.getByRole('region', { name: 'Comments' })
  await comments.getByLabel('Your name').fill('Dana')
  const barn = comments.getByRole('option', { name: /^\d\. Barn on the highway$/ })
  await comments.getByLabel('About').selectOption((await barn.getAttribute('value'))!)
  await comments.getByLabel('Comment').fill('Is the barn lit at night?')
  await comments.getByRole('button', { name: 'Comment' }).click()
  await expect(comments.getByText('Is the barn lit at night?')).toBeVisible()
  await expect(comments.getByText('About Barn on the highway')).toBeVisible()
  const decision = client.getByRole('region', { name: 'Decision' })
  await decision.getByLabel('Your name').fill('Dana')
  await decision.getByRole('button', { name: 'Approve this plan' }).click()
  await expect(decision.getByText(/^Dana approved version 1 on /)).toBeVisible()
}

/** What came of a line of the plan. */
async function bookingOf(page: Page, plan: string, title: string): Promise<number> {
  const { lines } = (await (
    await page.request.get(plan.replace('/plans/', '/api/plans/'))
  ).json()) as SavedPlan
  const line = lines.find(({ listing }) => listing?.title === title)!
  return line.price.state === 'ordered' ? line.price.bookingId : 0
}
