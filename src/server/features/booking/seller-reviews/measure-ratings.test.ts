import { expect, it } from 'vitest'
import { buildAgreed } from '#test/support/booking/build-agreed.ts'
import { buildProof } from '#test/support/booking/build-proof.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { measureProof } from './measure-proof.ts'
import { measureRatings } from './measure-ratings.ts'

const app = await createTestApp()
const { db, context } = app

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
  expect(before).toMatchObject({ rating: 0.8 })
  await buildBad(sellerId)
  const after = await measure()
  expect(after).toMatchObject({ rating: 0.5, many: before.many + 1 })
  expect(await measure()).toEqual(after)
})

it('says of five duties on how much of a seller’s proof came by its day, and takes what is missing off the rating', async () => {
  const sold = async (sellerId?: number) =>
    buildAgreed(db, { ...(sellerId && { sellerId }), status: 'completed', startsIn: -40 })
  const first = await sold()
  const { sellerId } = first
  const others = [await sold(sellerId), await sold(sellerId), await sold(sellerId)]
  const days = (count: number) => new Date(Date.now() - count * 86_400_000)
  // due ten working days after the first day: in time, in time, late; of one nothing came
  for (const [at, count] of [38, 35, 10].entries())
    await buildProof(context, { bookingId: [first, ...others][at]!.id, sellerId, receivedAt: days(count) })
  await db.updateTable('listings').set({ status: 'active' }).where('id', '=', first.listingId).execute()
  const guest = await app.as(first.buyerId)
  const shown = async () => {
    await measureProof(context)
    const answer = await (await guest.get(`/api/sellers/${sellerId}/reviews`)).json()
    return answer.proof
  }
  expect(await shown()).toBeNull()
  await sold(sellerId)
  expect(await shown()).toEqual({ due: 5, onTime: 2 })
  await measureRatings(context)
  const row = db.selectFrom('seller_ratings').select('rating').where('seller_id', '=', sellerId)
  // two of five are missing
  expect((await row.executeTakeFirstOrThrow()).rating).toBeCloseTo(0.8 - 0.5 * 0.4)
})
