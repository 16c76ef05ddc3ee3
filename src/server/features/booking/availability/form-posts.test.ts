import { expect, it, test } from 'vitest'
import type { OwnCalendar } from '#contract/booking/availability.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import { MAX_ID } from '#domain/limits.ts'
import { addDays } from '#domain/zoned-time.ts'
import { buildListing, buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp, type TestClient } from '#test/support/test-app.ts'

const app = await createTestApp()
const { db } = app
const from = addDays(toMarketDate(new Date()), 30)
const to = addDays(from, 2)

async function sell() {
  const me = await buildUser(db)
  const id = await buildListing(db, { seller_id: me, ad_type: 'social' })
  const seller = await app.as(me)
  const read = async () => (await (await seller.get(`/api/my/listings/${id}/calendar`)).json()) as OwnCalendar
  return { id, seller, read }
}

/** @returns where the browser is sent */
async function submit(client: TestClient, id: number, fields: Record<string, string>) {
  const body = new URLSearchParams({ unitId: '', step: 'block', from, to, ...fields }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await client.get(`/api/my/listings/${id}/calendar`, { method: 'POST', body, headers })
  expect(answer.status).toBe(303)
  return answer.headers.get('location')!.replace(`/sell/listings/${id}/calendar?`, '')
}

it('blocks and frees days, and says on the page what was done', async () => {
  const { id, seller, read } = await sell()
  expect(await submit(seller, id, {})).toBe('unit=&done=blocked#blocked-dates')
  const { claims, units } = await read()
  expect(claims).toMatchObject([{ first: from, last: to, kind: 'block' }])
  const unitId = String(units[0]!.id)
  expect(await submit(seller, id, { unitId })).toBe(`unit=${unitId}&done=nothing#blocked-dates`)
  expect(await submit(seller, id, { unitId, step: 'free' })).toBe(`unit=${unitId}&done=freed#blocked-dates`)
  expect((await read()).claims).toEqual([])
})

test.each<[string, Record<string, string>]>([
  ['the last day before the first', { from: to, to: from }],
  ['no day', { from: '' }],
  ['a unit of another space', { unitId: String(MAX_ID) }],
  ['a unit that is none', { unitId: 'first' }],
])('%s changes nothing', async (_, fields) => {
  const { id, seller, read } = await sell()
  expect(await submit(seller, id, fields)).toContain('done=refused')
  expect((await read()).claims).toEqual([])
})

it('is for its seller alone', async () => {
  const { id, read } = await sell()
  const other = await app.as(await buildUser(db))
  expect(await submit(other, id, {})).toContain('done=refused')
  expect(await submit(app, id, {})).toContain('done=refused')
  expect((await read()).claims).toEqual([])
})
