import { alone } from '#domain/listings/listing.ts'
import type { Config } from '#server/config.ts'
import type { Db, Tx } from '#server/platform/db/database.ts'
import { insertSearches } from '../alerts/insert-searches.ts'
import { insertOperatorBookings } from '../bookings/insert-operator-bookings.ts'
import { insertOperatorFavorites } from '../favorites/insert-favorites.ts'
import { insertOperatorBrief } from '../plans/insert-operator-brief.ts'
import { insertOperatorPlans } from '../plans/insert-operator-plans.ts'
import { insertTickets } from '../support/insert-tickets.ts'
import { BUYERS, type BuyerKey } from './buyers.ts'
import { insertHours } from './insert-hours.ts'
import { notifyUnread } from './insert-notices.ts'
import { insertThreads } from './insert-threads.ts'
import { OPERATOR_ASKS, OPERATOR_IS_ASKED, OPERATOR_SPACES } from './operator-threads.ts'
import type { DemoThread } from './types.ts'

/**
 * Spaces, conversations, viewings, favorites, bookings and saved searches of the market's first admin, who alone can sign in to
 * the demo market.
 */
export function insertOperator(db: Db, { config, now }: { config: Config; now: Date }): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const admin = await trx
      .selectFrom('users')
      .select(['id', 'username', 'role', 'status'])
      .where('role', '=', 'admin')
      .orderBy('id')
      .executeTakeFirstOrThrow()
    await trx
      .updateTable('listings')
      .set({ seller_id: admin.id })
      .where('title', 'in', [...OPERATOR_SPACES])
      .execute()
    const threads = [...(await listEnquiriesSent(trx, admin.id)), ...(await listReceived(trx, admin.id))]
    const ids = await insertThreads(trx, threads, now)
    await insertHours(trx, [admin.id])
    await notifyUnread(trx, { userId: admin.id, threads, ids, now })
    await insertOperatorFavorites(trx, { userId: admin.id, now })
    const operator = { ...alone(admin), username: admin.username }
    await insertOperatorBookings(trx, { admin: operator, config, now })
    await insertOperatorPlans(trx, { admin: operator, config, now })
    await insertOperatorBrief(trx, { admin: operator, config, now })
    await insertTickets(trx, { adminId: admin.id, now })
    await insertSearches(trx, { userId: admin.id, now })
  })
}

async function listEnquiriesSent(trx: Tx, adminId: number): Promise<DemoThread[]> {
  const titles = OPERATOR_ASKS.map(({ title }) => title)
  const spaces = await trx
    .selectFrom('listings')
    .select(['id', 'title', 'seller_id'])
    .where('title', 'in', titles)
    .execute()
  return OPERATOR_ASKS.flatMap(({ title, ...told }) => {
    const space = spaces.find((one) => one.title === title)
    return space ? [{ ...told, listingId: space.id, sellerId: space.seller_id, buyerId: adminId }] : []
  })
}

async function listReceived(trx: Tx, adminId: number): Promise<DemoThread[]> {
  const spaces = await trx
    .selectFrom('listings')
    .select(['id', 'title'])
    .where('seller_id', '=', adminId)
    .execute()
  const buyers = await trx
    .selectFrom('users')
    .select(['id', 'username'])
    .where(
      'username',
      'in',
      Object.values(BUYERS).map(({ username }) => username),
    )
    .execute()
  const buyerId = (key: BuyerKey) => buyers.find(({ username }) => username === BUYERS[key].username)!.id
  return OPERATOR_IS_ASKED.map(({ space, buyer, ...told }) => ({
    ...told,
    listingId: spaces.find(({ title }) => title === OPERATOR_SPACES[space])!.id,
    sellerId: adminId,
    buyerId: buyerId(buyer),
  }))
}
