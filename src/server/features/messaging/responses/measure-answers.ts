import { sql } from 'kysely'
import { measureAnswers, RESPONSE_CLOCK, waitOfEachBuyer } from '#domain/messaging/response-clock.ts'
import { required } from '#domain/required.ts'
import { promptness } from '#search/score.ts'
import type { Db } from '../../../platform/db/database.ts'
import { loadQuestions, type SellerQuestions } from './load-questions.ts'

/** Smaller differences are invisible in an order, and not worth telling every page of. */
const NOTICEABLE = 0.01

/** Measures how sellers answer, all or one, and writes what differs. Pages and the search follow the rows. */
export async function measureSellers(db: Db, asked: { now: Date; sellerId?: number | undefined }) {
  const sellers = await loadQuestions(db, asked)
  await writeAnswers(db, [
    ...sellers.map((seller) => measure(seller, asked.now)),
    ...(await listWithoutQuestions(db, sellers, asked)),
  ])
  await endAbsences(db, asked.now)
}

interface Measured {
  seller_id: number
  buyers: number
  answered: number
  pace: string
  is_prompt: boolean
  promptness: number | null
}

function measure({ sellerId, questions, absences }: SellerQuestions, now: Date): Measured {
  const waits = waitOfEachBuyer(questions, { nowMs: now.getTime(), absences })
  const { pace, buyers, answered, isPrompt } = measureAnswers(waits)
  const isKnown = buyers >= RESPONSE_CLOCK.enoughBuyers
  const sum = waits.reduce((total, hours) => total + promptness(hours === Infinity ? null : hours), 0)
  return {
    seller_id: sellerId,
    buyers,
    answered,
    pace,
    is_prompt: isPrompt,
    promptness: isKnown ? sum / buyers : null,
  }
}

/** Sellers that were measured once and were asked nothing since. */
async function listWithoutQuestions(
  db: Db,
  asked: readonly SellerQuestions[],
  { now, sellerId }: { now: Date; sellerId?: number | undefined },
): Promise<Measured[]> {
  const ids = new Set(asked.map((seller) => seller.sellerId))
  const rows = await db
    .selectFrom('seller_answers')
    .select('seller_id')
    .where('buyers', '>', 0)
    .$if(sellerId !== undefined, (query) => query.where('seller_id', '=', required(sellerId)))
    .execute()
  return rows
    .filter((row) => !ids.has(row.seller_id))
    .map((row) => measure({ sellerId: row.seller_id, questions: [], absences: [] }, now))
}

async function writeAnswers(db: Db, rows: Measured[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into seller_answers as known (seller_id, buyers, answered, pace, is_prompt, promptness)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as m (seller_id int, buyers int, answered int, pace text, is_prompt boolean, promptness real)
    on conflict (seller_id) do update set
      buyers = excluded.buyers, answered = excluded.answered, pace = excluded.pace,
      is_prompt = excluded.is_prompt, promptness = excluded.promptness
    where (known.buyers, known.answered, known.pace, known.is_prompt)
        is distinct from (excluded.buyers, excluded.answered, excluded.pace, excluded.is_prompt)
      or (known.promptness is null) <> (excluded.promptness is null)
      or abs(known.promptness - excluded.promptness) >= ${NOTICEABLE}::float8`.execute(db)
}

/** Whoever is back is shown as back within the hour. */
async function endAbsences(db: Db, now: Date): Promise<void> {
  await sql`
    update seller_answers a set away_until = null
    where away_until is not null and not exists (
      select from seller_absences b where b.seller_id = a.seller_id and b.ends_at > ${now}::timestamptz
    )`.execute(db)
}
