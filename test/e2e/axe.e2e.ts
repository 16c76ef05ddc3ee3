import type { Page } from '@playwright/test'
import { E2E_ADMIN_PASSWORD } from '../../playwright.config.ts'
import { hasReplaced } from '../support/classes/list-classes.ts'
import { registerByApi } from './support/accounts.ts'
import { ADMIN_PAGES } from './support/admin-pages.ts'
import { expectNothingCovered } from './support/assistant-cover.ts'
import { listViolations, prepareAxe } from './support/axe.ts'
import { stepByApi } from './support/bookings.ts'
import { GUEST_PAGES } from './support/guest-pages.ts'
import { orderByApi } from './support/orders.ts'
import { createSpace } from './support/spaces.ts'
import { expect, test } from './support/test.ts'

const ROUTES = [...GUEST_PAGES, '/?q=nothing-at-all-like-it', '/nowhere', `/book/${'a'.repeat(43)}`]

/** No axe violations on any route at three widths in both themes. */
for (const path of ROUTES) {
  test(`axe: ${path}`, async ({ page, open }) => {
    await findNothing(page, () => open(path))
    await expectNothingCovered(page, path)
  })
}

test.describe('as an admin', () => {
  for (const path of ADMIN_PAGES) {
    test(`axe: ${path}`, async ({ page, open }) => {
      const data = { username: 'admin', password: E2E_ADMIN_PASSWORD }
      expect((await page.request.post('/api/auth/login', { data })).status()).toBe(200)
      await findNothing(page, () => open(path))
      await expectNothingCovered(page, path)
    })
  }
})

for (const path of ['calendar', 'booking'])
  test(`axe: the ${path} of an own space`, async ({ page, open }) => {
    await registerByApi(page.request)
    const id = await createSpace(page.request)
    const today = new Date().toISOString().slice(0, 10)
    const days = { unitId: null, from: today, to: `${Number(today.slice(0, 4)) + 1}${today.slice(4, 8)}01` }
    await page.request.post(`/api/my/listings/${id}/blocks`, { data: days })
    await findNothing(page, () => open(`/sell/listings/${id}/${path}`))
  })

test('axe: a structure of two faces', async ({ page, open }) => {
  await registerByApi(page.request)
  const ids = [await createSpace(page.request), await createSpace(page.request)]
  const data = { ids, change: { kind: 'structure', number: 'AX-1' } }
  const headers = { 'idempotency-key': crypto.randomUUID() }
  expect((await page.request.post('/api/my/spaces/changes', { data, headers })).ok()).toBe(true)
  const { items } = await (await page.request.get('/api/my/structures')).json()
  await findNothing(page, () => open(`/sell/structures/${items[0].id}`))
})

test('axe: a change in review', async ({ page, open }) => {
  await page.request.post('/api/auth/login', { data: { username: 'admin', password: E2E_ADMIN_PASSWORD } })
  const [space] = await (await page.request.get('/api/my/spaces?status=active')).json()
  const { listing } = await (await page.request.get(`/api/my/listings/${space.id}`)).json()
  const change = { id: space.id, updatedAt: listing.updatedAt, set: { title: `${listing.title} again` } }
  expect((await page.request.patch('/api/my/listings', { data: { changes: [change] } })).ok()).toBe(true)
  await findNothing(page, () => open(`/listing/${space.id}/change`))
})

test('axe: an order', async ({ page, open }) => {
  await registerByApi(page.request)
  await orderByApi(page.request)
  await findNothing(page, () => open('/checkout'))
})

test('axe: a booking', async ({ page, open }) => {
  await registerByApi(page.request)
  const { id } = await orderByApi(page.request)
  await stepByApi(page.request, id, 'request', { brand: 'Ferry Bakery' })
  await findNothing(page, () => open(`/bookings/${id}`))
})

test('axe: a conversation', async ({ page, open }) => {
  await registerByApi(page.request)
  const data = {
    clientId: crypto.randomUUID(),
    message: 'Is May free? A verification code from your phone, please send it.',
  }
  const answer = await page.request.post('/api/listings/1/conversations', { data })
  const { id } = (await answer.json()) as { id: number }
  await findNothing(page, () => open(`/inbox/${id}`))
})

async function findNothing(page: Page, open: () => Promise<void>) {
  test.setTimeout(150_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open()
  expect(await listMeetingClasses(page), 'one of these classes replaces another').toEqual([])
  await prepareAxe(page)
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await listViolations(page), `${width} px, light`).toEqual([])
    // themes differ only in colors
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await listViolations(page, ['color-contrast']), `${width} px, dark`).toEqual([])
  }
}

/** What the sources do not show: classes that are put together while a page is drawn. */
async function listMeetingClasses(page: Page): Promise<string[]> {
  const drawn = await page
    .locator('[class]')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('class') ?? ''))
  return [...new Set(drawn)].filter(hasReplaced)
}
