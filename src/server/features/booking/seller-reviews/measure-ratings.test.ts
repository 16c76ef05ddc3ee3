import { expect, it } from 'vitest'
import { buildAgreed } from '#test/support/booking/build-agreed.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { measureRatings } from './measure-ratings.ts'

const { db, context } = await createTestApp()

/** A published review of one star, by a buyer whose booking ended; without proof, as one signed before there were duties. */
async function buildBad(sellerId?: number) {
  const agreed = await buildAgreed(db, { ...(sellerId && { sellerId }), status: 'completed', startsIn: -9 })
  await db.updateTable('listings').set({ status: 'active' }).where('id', '=', agreed.listingId).execute()
  await db
    .insertInto('seller_reviews')
    .values({
      booking_id: agreed.id,
      side: 'buyer',
      author_id: agreed.buyerId,
      about_id: agreed.sellerId,
      overall: 1,
      parts: JSON.stringify({ 'as-described': 1, 'as-agreed': 1, proof: 1, communication: 1 }),
      state: 'shown',
      created_at: new Date(),
      shown_at: new Date(),
    })
    .execute()
  return agreed
}

it('counts reviews from three on, and lets the search read the spaces anew where something differs', async () => {
  const { sellerId, listingId } = await buildBad()
  const measure = async () => {
    await measureRatings(context)
    const row = db.selectFrom('seller_ratings').selectAll().where('seller_id', '=', sellerId)
    const changes = db
      .selectFrom('listing_changes')
      .select(({ fn }) => fn.countAll<number>().as('many'))
      .where('listing_id', '=', listingId)
    const { many } = await changes.executeTakeFirstOrThrow()
    return { ...(await row.executeTakeFirstOrThrow()), many: Number(many) }
  }
  await buildBad(sellerId)
  const before = await measure()
  expect(before).toMatchObject({ reviews: 2, rating: 0.8 })
  await buildBad(sellerId)
  const after = await measure()
  expect(after).toMatchObject({ reviews: 3, rating: 0.5, many: before.many + 1 })
  expect(await measure()).toEqual(after)
})
