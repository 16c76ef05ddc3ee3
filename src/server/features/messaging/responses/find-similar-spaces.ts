import { sql } from 'kysely'
import { monthlyPrice } from '#domain/money.ts'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { ConversationRow } from '../conversations/lock-conversation.ts'
import type { ListAlike } from './list-alike.ts'

const WANTED = 3

/**
 * Spaces to ask for instead: of the same type, nearest first, at a price within half of it, by sellers that can be asked.
 * @returns ids, three at most
 */
export async function findSimilarSpaces(
  { db, search, listAlike }: Pick<AppContext, 'db' | 'search'> & { listAlike: ListAlike },
  { listing_id, buyer_id, seller_id }: ConversationRow,
): Promise<number[]> {
  const space = await db
    .selectFrom('listings')
    .select(['ad_type', 'lat', 'lng', 'price', 'frequency'])
    .where('id', '=', listing_id)
    .executeTakeFirstOrThrow()
  const coordinates = space.lat === null || space.lng === null ? null : { lat: space.lat, lng: space.lng }
  await search.catchUp()
  const excluded = new Set([buyer_id, seller_id, ...(await listCutOff(db, buyer_id))])
  const alike = await listAlike(
    {
      id: listing_id,
      adType: space.ad_type,
      coordinates,
      monthlyPrice: monthlyPrice(space.price, space.frequency),
    },
    {
      count: WANTED,
      isWanted: ({ sellerId, seller }) => !excluded.has(sellerId) && !seller.answers.isFaded,
    },
  )
  return alike.map(({ id }) => id)
}

/** Sellers whom this buyer has blocked, or who have blocked this buyer. */
async function listCutOff(db: Db, buyerId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('blocks')
    .select(sql<number>`case when blocker_id = ${buyerId} then blocked_id else blocker_id end`.as('id'))
    .where((eb) => eb.or([eb('blocker_id', '=', buyerId), eb('blocked_id', '=', buyerId)]))
    .execute()
  return rows.map(({ id }) => id)
}
