import { expect, it } from 'vitest'
import { openMarket, period } from '#test/support/booking/book.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { loadQuestions } from '../../messaging/responses/load-questions.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000', PLATFORM_FEE_BP: '500' })
const { db } = app

it.each([
  [true, 'related', []],
  [false, 'market', [{ requests: 1 }]],
] as const)('between organizations with a common member: %s, it is %s', async (isMember, origin, counted) => {
  const { sellerId, listingId, buy, seller } = await openMarket(app)
  const bob = await buy()
  if (isMember)
    await db
      .insertInto('organization_members')
      .values({ organization_id: sellerId, user_id: bob.id, role: 'sales' })
      .execute()
  const draft = await bob.draft({ listingId, ...period(12) })
  expect(draft.origin).toBe(origin)
  const asked = await bob.step(draft.id, 'request')
  expect(asked.status).toBe('requested')
  const days = db.selectFrom('space_days').select('requests').where('listing_id', '=', listingId)
  expect(await days.execute()).toEqual(counted)
  expect(await loadQuestions(db, { now: new Date(), sellerId })).toHaveLength(isMember ? 0 : 1)
  // it is like any other besides, and bears the fee
  expect((await seller.step(draft.id, 'accept')).status).toBe('awaiting-payment')
  const agreed = db.selectFrom('bookings').select('fee_basis_points').where('id', '=', draft.id)
  expect(await agreed.execute()).toEqual([{ fee_basis_points: 500 }])
})
