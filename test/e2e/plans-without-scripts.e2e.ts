import type { Page } from '@playwright/test'
import type { SavedPlan } from '#contract/planning/plans-saved.ts'
import { E2E_ADMIN_PASSWORD } from '../../playwright.config.ts'
import { approveByApi } from './support/accounts.ts'
import { isWideEnough } from './support/axe.ts'
import { registerVerified, sellByApi } from './support/bookings.ts'
import { createSpace } from './support/spaces.ts'
import { openBrowsers } from './support/talk.ts'
import { expect, test } from './support/test.ts'
import { inDays } from './support/time.ts'

/** A town a journey: what the other puts up is not counted. */
const ASOTIN = { location: 'Asotin, WA', coordinates: { lat: 46.3393, lng: -117.0482 } }
const CONNELL = { location: 'Connell, WA', coordinates: { lat: 46.6635, lng: -118.8611 } }
const AUDIENCE = { value: 28_000, per: '4-week', basis: 'modelled' }
const SPACE = { address: '100 2nd St', type: 'billboard', price: 900, interval: '4-week', audience: AUDIENCE }

interface Sold {
  title: string
  place: typeof ASOTIN
  terms?: Record<string, unknown>
}

async function sell(seller: Page, admin: Page, { title, place, terms = {} }: Sold): Promise<number> {
  const space = { ...SPACE, ...place, title }
  const id = await createSpace(seller.request, space)
  await approveByApi(admin.request, id)
  if (Object.keys(terms).length > 0) await sellByApi(seller.request, id, terms)
  return id
}

test('a plan is saved, shared, answered and requested without scripts', async ({ browser, baseURL }) => {
  test.setTimeout(120_000)
  const people = await openBrowsers(browser, baseURL, 'admin', 'one', 'two')
  const [desk, one, two] = await Promise.all(
    [people.admin, people.one, people.two].map((them) => them!.newPage()),
  )
  const data = { username: 'admin', password: E2E_ADMIN_PASSWORD }
  expect((await desk!.request.post('/api/auth/login', { data })).ok()).toBe(true)
  await Promise.all([one!, two!].map((person) => registerVerified(person)))
  await sell(one!, desk!, { title: 'Wall at the ferry landing', place: ASOTIN })
  await sell(two!, desk!, {
    title: 'Screen at the fairground',
    place: ASOTIN,
    terms: { mode: 'instant', leadDays: 0 },
  })

  const plain = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false })
  const page = await plain.newPage()
  await registerVerified(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/plans/new')
  await page.getByLabel('Where').fill('Asotin, WA')
  await page.getByLabel('Budget').fill('9000')
  await page.getByLabel('First day').fill(inDays(60))
  await page.getByLabel('Last day').fill(inDays(100))
  await page.getByRole('button', { name: 'Make a plan' }).click()
  await page.getByRole('button', { name: 'Save this plan' }).click()
  const spaces = page.getByRole('list', { name: 'Spaces of the plan' }).getByRole('listitem')
  await expect(spaces).toHaveCount(2)
  const plan = page.url()

  await page.getByLabel('Read and comment', { exact: true }).check()
  await page.getByRole('button', { name: 'Create link' }).click()
  await expect(page.getByRole('heading', { name: 'Copy this link now: it is not shown again' })).toBeVisible()
  const link = (await page.getByText(/\/p\/[\w-]{43}$/).textContent())!
  await page.goto(link)
  await page.getByLabel('Your name').fill('Dana')
  await page.getByRole('textbox', { name: 'Comment' }).fill('Is the wall lit at night?')
  await page.getByRole('button', { name: 'Comment' }).click()
  await expect(page.getByText('Is the wall lit at night?')).toBeVisible()
  await page.goto(plan)
  await page.getByLabel('Your answer').fill('Until midnight.')
  await page.getByRole('button', { name: 'Answer' }).click()
  await expect(page.getByRole('list', { name: 'Comments' })).toContainText('Until midnight.')

  // another step is shown, with its sums, before anything is sent
  await page.getByRole('link', { name: 'Request 2 spaces' }).click()
  const press = page.getByRole('button', { name: 'Send 1 request and book 1 space' })
  await expect(press).toBeVisible()
  expect(await isWideEnough(page)).toBe(true)
  await page.getByLabel('Brand').fill('Fremont Bakery')
  const screen = page.getByRole('article', { name: 'Screen at the fairground' })
  await screen.getByLabel('What to do').selectOption({ label: 'Request to Book' })
  await page.getByLabel('I have read and accept the terms of these 2 sellers').check()
  await press.click()
  const both = page.getByRole('button', { name: 'Send 2 requests' })
  await expect(both).toBeVisible()
  await expect(page.getByLabel('Brand')).toHaveValue('Fremont Bakery')

  await both.click()
  await expect(page.getByText('Please read and accept the terms first')).toBeVisible()
  await page.goBack()
  await page.getByLabel('I have read and accept the terms of these 2 sellers').check()
  await both.click()
  const results = page.getByRole('list', { name: 'What has become of each space' })
  await expect(async () => {
    await page.goto(plan)
    await expect(page.getByText('Sent: 2 requested')).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(results.getByRole('listitem')).toHaveText([/: requested$/, /: requested$/])
  expect(await isWideEnough(page)).toBe(true)
  await plain.close()
})

test('what cannot be had is moved, or replaced, without scripts', async ({ browser, baseURL }) => {
  test.setTimeout(120_000)
  const people = await openBrowsers(browser, baseURL, 'admin', 'one', 'two')
  const [desk, one, two] = await Promise.all(
    [people.admin, people.one, people.two].map((them) => them!.newPage()),
  )
  const data = { username: 'admin', password: E2E_ADMIN_PASSWORD }
  expect((await desk!.request.post('/api/auth/login', { data })).ok()).toBe(true)
  await Promise.all([one!, two!].map((person) => registerVerified(person)))
  const mill = await sell(one!, desk!, { title: 'Wall at the mill', place: CONNELL })
  await sell(two!, desk!, { title: 'Wall at the bridge', place: CONNELL })

  const plain = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false })
  const page = await plain.newPage()
  await registerVerified(page)
  await page.setViewportSize({ width: 390, height: 844 })
  const made = await page.request.post('/api/plans', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: { name: 'Spring', line: { listingId: mill, from: inDays(60), to: inDays(80) } },
  })
  const { id } = (await made.json()) as SavedPlan
  const take = async () => {
    const [line] = ((await (await page.request.get(`/api/plans/${id}`)).json()) as SavedPlan).lines
    const block = { unitId: line!.unitId, from: line!.first, to: line!.last }
    const taken = await one!.request.post(`/api/my/listings/${mill}/blocks`, { data: block })
    expect(taken.ok(), await taken.text()).toBe(true)
    await page.goto(`/plans/${id}`)
  }
  const line = page.getByRole('list', { name: 'Spaces of the plan' }).getByRole('listitem')

  await take()
  await expect(line).toContainText('Not in the total')
  expect(await isWideEnough(page)).toBe(true)
  await line.locator('summary', { hasText: 'Wait for it' }).click()
  await line.getByLabel('Brand').fill('Fremont Bakery')
  await line.getByRole('button', { name: 'Join the waiting list' }).click()
  await expect(line).toContainText('You are on the waiting list for these dates.')
  expect(await isWideEnough(page)).toBe(true)
  await line.getByRole('button', { name: 'Stop waiting' }).click()
  await expect(line).not.toContainText('You are on the waiting list')
  await page.getByRole('button', { name: 'Take the nearest free dates' }).click()
  await expect(line).not.toContainText('Not in the total')
  await expect(line).toContainText('Wall at the mill')

  await take()
  await page.getByRole('button', { name: 'Replace it' }).click()
  await expect(line).toContainText('In place of Wall at the mill.')
  await expect(page).toHaveURL(`/plans/${id}`)

  await page.getByRole('link', { name: 'Versions' }).click()
  await page.getByRole('button', { name: 'Keep the plan as it is now' }).click()
  await expect(page.getByRole('list', { name: 'Versions' })).toContainText('kept by hand: 1 space')
  await page.getByRole('link', { name: 'Version 1', exact: true }).click()
  await page.getByRole('button', { name: 'Start a new plan from this version' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Spring (again)' })).toBeVisible()
  await page.getByRole('button', { name: /^Take out/ }).click()
  await expect(page.getByRole('heading', { name: 'No spaces yet' })).toBeVisible()
  await plain.close()
})
