import type { OwnAnswers } from '#contract/messaging/responses.ts'
import type { Db } from '../../../platform/db/database.ts'
import { countAll } from '../../../platform/db/read-page.ts'
import { presentAnswers } from '../../listings/listings/present.ts'
import { ANSWERS } from '../../listings/listings/queries.ts'
import { pausedSpaces } from './paused-spaces.ts'

/** What buyers read of a seller, and what the seller can do about it. */
export async function getOwnAnswers(db: Db, sellerId: number): Promise<OwnAnswers> {
  const row = await db
    .selectFrom('organizations')
    .leftJoin('seller_answers', 'seller_answers.seller_id', 'organizations.id')
    .select(ANSWERS)
    .where('organizations.id', '=', sellerId)
    .executeTakeFirstOrThrow()
  const waiting = db
    .selectFrom('conversations')
    .select('id')
    .where('seller_id', '=', sellerId)
    .where('waiting_since', 'is not', null)
    .where('first_answered_at', 'is', null)
  return {
    answers: presentAnswers(row),
    waiting: await countAll(waiting),
    fadedAt: row.faded_at?.toISOString() ?? null,
    pausedSpaces: await countAll(pausedSpaces(db, sellerId).select('id')),
  }
}
