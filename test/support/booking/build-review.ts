import type { Db } from '#server/platform/db/database.ts'
import { buildAgreed } from './build-agreed.ts'
import { buildClient } from './build-client.ts'
import { buildCommissionRate } from './build-commission.ts'
import { buildRateCard } from './build-rate-card.ts'

interface Sides {
  buyerId: number
  sellerId: number
}

/** A booking that ended some days ago. @returns its id */
async function buildOver(db: Db, sides: Sides): Promise<number> {
  const { id } = await buildAgreed(db, { ...sides, status: 'completed', startsIn: -9 })
  return id
}

/** What the seller of one has written about its buyer, published. @returns its id */
async function buildReview(db: Db, sides: Sides): Promise<number> {
  const { id } = await db
    .insertInto('seller_reviews')
    .values({
      booking_id: await buildOver(db, sides),
      side: 'seller',
      author_id: sides.sellerId,
      about_id: sides.buyerId,
      overall: 4,
      parts: JSON.stringify({ 'paid-on-time': 5, 'artwork-on-time': 3, communication: 4 }),
      state: 'shown',
      created_at: new Date(),
      shown_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export function reviewTargets({ db, userId, sellerId }: { db: Db; userId: number; sellerId: number }) {
  const sides = { buyerId: userId, sellerId }
  return {
    /** Over, and nothing is written about it. */
    reviewing: () => buildOver(db, sides),
    /** By the seller. */
    review: () => buildReview(db, sides),
    /** A client of the seller's. */
    soldTo: () => buildClient(db, sellerId),
    rateCard: () => buildRateCard(db, sellerId),
    commissionRate: () => buildCommissionRate(db, sellerId),
  }
}
