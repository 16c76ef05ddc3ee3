import { expect, it } from 'vitest'
import { DAY_MS } from '#domain/dates.ts'
import { buildListing, buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp } from '#test/support/test-app.ts'

const HOUR_MS = DAY_MS / 24
const app = await createTestApp()
const { db } = app
const adminId = await buildUser(db, { role: 'admin' })
const sellerId = await buildUser(db)
const seller = await app.as(sellerId)

const now = Date.now()
/** A space that was decided after these hours, by default yesterday. */
async function decided(hours: number, { actor = adminId as number | null, daysAgo = 1 } = {}) {
  const at = now - daysAgo * DAY_MS
  const submitted = new Date(at - hours * HOUR_MS)
  // resubmitted: the time before does not count
  const created_at = new Date(submitted.getTime() - 9 * DAY_MS)
  const listing_id = await buildListing(db, { seller_id: sellerId, created_at })
  const events = [
    { from_status: 'rejected', to_status: 'pending', created_at: submitted, actor_id: sellerId },
    { from_status: 'pending', to_status: 'active', created_at: new Date(at), actor_id: actor },
  ] as const
  await db
    .insertInto('listing_events')
    .values(events.map((event) => ({ ...event, listing_id })))
    .execute()
}
const pace = async () => (await (await seller.get('/api/review-pace')).json()).hours

it('is what nine of ten latest decisions by people took, and nothing while there are few', async () => {
  for (const hours of [1, 2, 3, 4]) await decided(hours)
  await decided(500, { actor: null })
  await decided(500, { daysAgo: 100 })
  expect(await pace()).toBeNull()
  for (const hours of [5, 6, 7, 8, 9, 90]) await decided(hours)
  expect(await pace()).toBeCloseTo(9)
})
