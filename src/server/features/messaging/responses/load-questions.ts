import { sql } from 'kysely'
import { type Absence, type Question, RESPONSE_CLOCK } from '#domain/messaging/response-clock.ts'
import { required } from '#domain/required.ts'
import type { Db } from '../../../platform/db/database.ts'

/** What a seller was asked lately, and when they were away. */
export interface SellerQuestions {
  sellerId: number
  questions: Question[]
  absences: Absence[]
}

interface LoadQuestionsInput {
  now: Date
  /** All sellers by default. */
  sellerId?: number | undefined
}

/**
 * Questions of the last 90 days by seller, one statement for all of them. Conversations in which one side has reported or
 * blocked the other are left out: no answer is owed there. So are those that somebody has with themselves, and the threads of what
 * was agreed elsewhere, which nobody has asked for.
 */
export async function loadQuestions(
  db: Db,
  { now, sellerId }: LoadQuestionsInput,
): Promise<SellerQuestions[]> {
  const one = sellerId ?? null
  const { rows } = await sql<Question & { sellerId: number }>`
    select seller_id as "sellerId", buyer_id as "buyerId",
      extract(epoch from created_at)::float8 * 1000 as "askedAtMs",
      extract(epoch from first_answered_at)::float8 * 1000 as "answeredAtMs"
    from conversations c
    where created_at > ${now}::timestamptz - make_interval(days => ${RESPONSE_CLOCK.days})
      and (${one}::int is null or seller_id = ${one})
      and not exists (select from organization_members as buyer join organization_members as seller using (user_id)
        where buyer.organization_id = c.buyer_id and seller.organization_id = c.seller_id)
      and not exists (select from bookings where conversation_id = c.id and origin in ('offline', 'contract'))
      and not exists (select from listing_reports r where r.conversation_id = c.id)
      and not exists (
        select from blocks where (blocker_id, blocked_id) in ((c.buyer_id, c.seller_id), (c.seller_id, c.buyer_id))
      )`.execute(db)
  const absences = await loadAbsences(db, sellerId)
  return [...Map.groupBy(rows, (row) => row.sellerId)].map(([id, questions]) => ({
    sellerId: id,
    questions,
    absences: absences.get(id) ?? [],
  }))
}

/** When sellers were, are or will be away. */
export async function loadAbsences(db: Db, sellerId?: number): Promise<Map<number, Absence[]>> {
  const rows = await db
    .selectFrom('seller_absences')
    .select(['seller_id', 'starts_at', 'ends_at'])
    .$if(sellerId !== undefined, (query) => query.where('seller_id', '=', required(sellerId)))
    .execute()
  return new Map(
    [...Map.groupBy(rows, (row) => row.seller_id)].map(([id, own]) => [
      id,
      own.map((row) => ({ fromMs: row.starts_at.getTime(), toMs: row.ends_at.getTime() })),
    ]),
  )
}
