import { sql } from 'kysely'
import { ENOUGH_BUYERS, HALF_RESPONSE_HOURS } from '#search/score.ts'
import type { Db } from '../../platform/db/database.ts'

/** Older conversations say little about how a seller answers now. */
const LOOK_BACK_DAYS = 180
/** A question without an answer counts as unanswered after this long. */
const ANSWER_GRACE_HOURS = 48

/** Mean promptness by seller, 0..1; sellers with too few buyers are missing. */
export type Responses = ReadonlyMap<number, number>

/**
 * Sellers' response times, each buyer counting once, so that no single buyer makes or breaks a seller. The formula is the
 * score's `promptness`; what the seller does first counts as the answer.
 */
export async function loadResponses(db: Db, now: Date): Promise<Responses> {
  const { rows } = await sql<{ seller_id: number; promptness: number }>`
    with asked as (
      select seller_id, buyer_id, created_at, first_answered_at as answered_at
      from conversations
      where created_at > ${now}::timestamptz - make_interval(days => ${LOOK_BACK_DAYS})
    ), by_buyer as (
      select seller_id, buyer_id, avg(
        case when answered_at is null then 0
        else 1 / (1 + extract(epoch from answered_at - created_at)::float8 / 3600 / ${HALF_RESPONSE_HOURS}::float8) end
      ) as promptness
      from asked
      where answered_at is not null or created_at < ${now}::timestamptz - make_interval(hours => ${ANSWER_GRACE_HOURS})
      group by seller_id, buyer_id
    )
    select seller_id, avg(promptness)::float8 as promptness
    from by_buyer
    group by seller_id
    having count(*) >= ${ENOUGH_BUYERS}::int`.execute(db)
  return new Map(rows.map((row) => [row.seller_id, row.promptness]))
}

/** Smaller differences are invisible in an order. */
const NOTICEABLE = 0.01

/** Sellers whose spaces need rescoring. */
export function listChangedSellers(before: Responses, after: Responses): number[] {
  const sellers = new Set([...before.keys(), ...after.keys()])
  return [...sellers].filter((seller) => {
    const [was, is] = [before.get(seller), after.get(seller)]
    return was === undefined || is === undefined || Math.abs(was - is) >= NOTICEABLE
  })
}
