import type { Tx } from '#server/platform/db/database.ts'
import { LOCKED_PASSWORD } from '../rows.ts'
import { BUYERS } from './buyers.ts'
import { writeHistory } from './history.ts'
import { insertHours } from './insert-hours.ts'
import { insertThreads } from './insert-threads.ts'
import { OPERATOR_SPACES } from './operator-threads.ts'

const DAY_MS = 86_400_000

/** The market's buyers and three months of their conversations. @returns how many people it added */
export async function insertHistory(
  trx: Tx,
  { sellerIds, now }: { sellerIds: ReadonlyMap<string, number>; now: Date },
): Promise<number> {
  const buyers = await trx
    .insertInto('users')
    .values(
      Object.values(BUYERS).map((one, index) => ({
        ...one,
        password: LOCKED_PASSWORD,
        status: 'active' as const,
        created_at: new Date(now.getTime() - (120 + index * 9) * DAY_MS),
      })),
    )
    .returning('id')
    .execute()
  const spaces = await trx
    .selectFrom('listings')
    .select(['id', 'seller_id'])
    .where('status', '=', 'active')
    // these go to the operator, with conversations of their own
    .where('title', 'not in', [...OPERATOR_SPACES])
    .orderBy('id')
    .execute()
  const sellers = [...sellerIds].map(([username, id]) => ({
    id,
    username,
    listingIds: spaces.filter(({ seller_id }) => seller_id === id).map((space) => space.id),
  }))
  const threads = writeHistory(
    sellers.filter(({ listingIds }) => listingIds.length > 0),
    buyers.map(({ id }) => id),
  )
  await insertThreads(trx, threads, now)
  await insertHours(
    trx,
    sellers.filter((_, index) => index % 2 === 0).map(({ id }) => id),
  )
  return buyers.length
}
