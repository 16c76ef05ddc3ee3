import { countSilentRun, type DemotionStep, FADE } from '#domain/messaging/seller-demotion.ts'
import { required } from '#domain/required.ts'
import type { Db } from '../../../platform/db/database.ts'
import { applyDemotion } from './apply-demotion.ts'
import { loadQuestions } from './load-questions.ts'

interface DemoteUnresponsiveContext {
  now: Date
  /** All sellers by default. */
  sellerId?: number | undefined
  /** Steps that may be taken: an answer undoes a fade at once, the others come at night. */
  steps: readonly DemotionStep[]
}

/** Takes the next step of a fade where one is due, each seller in a transaction of their own. */
export async function demoteUnresponsive(
  db: Db,
  { now, sellerId, steps }: DemoteUnresponsiveContext,
): Promise<void> {
  const asked = await loadQuestions(db, { now, sellerId })
  const runs = new Map(
    asked.map(({ sellerId: id, questions, absences }) => [
      id,
      countSilentRun(questions, { nowMs: now.getTime(), absences }),
    ]),
  )
  const silent = asked.map((one) => one.sellerId).filter((id) => required(runs.get(id)) >= FADE.buyers)
  for (const id of new Set([...silent, ...(await listFaded(db, sellerId))]))
    await db.transaction().execute((trx) => applyDemotion(trx, id, { run: runs.get(id) ?? 0, now, steps }))
}

async function listFaded(db: Db, sellerId: number | undefined): Promise<number[]> {
  const rows = await db
    .selectFrom('seller_answers')
    .select('seller_id')
    .where('faded_at', 'is not', null)
    .$if(sellerId !== undefined, (query) => query.where('seller_id', '=', required(sellerId)))
    .execute()
  return rows.map((row) => row.seller_id)
}
