import type { PlanRequest } from '#contract/planning/plan-requests.ts'
import type { Db } from '../../../platform/db/database.ts'
import { getPlanRow, type Owned } from '../plans/plan-rows.ts'
import { ABOVE_LIMIT } from './ask-above.ts'

/** The last of a plan. @throws AppError `plan-not-found` */
export async function readLatestRequest(db: Db, owned: Owned): Promise<{ request: PlanRequest | null }> {
  await getPlanRow(db, owned)
  const request = await db
    .selectFrom('plan_requests')
    .select(['id', 'created_at', 'done_at'])
    .where('plan_id', '=', owned.id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!request) return { request: null }
  const lines = await db
    .selectFrom('plan_request_lines')
    .select(['line_id as lineId', 'step', 'state', 'message', 'code'])
    // while a line waits it has a draft at most
    .select((eb) => eb.case().when('state', '=', 'sent').then(eb.ref('booking_id')).end().as('bookingId'))
    .where('request_id', '=', request.id)
    .orderBy('line_id')
    .execute()
  const { id, created_at, done_at } = request
  return {
    request: { id, at: created_at.toISOString(), isDone: done_at !== null, lines: lines.map(withAbove) },
  }
}

/** Refused for its amount alone: colleagues can be asked for it. */
function withAbove<T extends { code: string | null }>({ code, ...line }: T) {
  return { ...line, isAbove: code === ABOVE_LIMIT }
}
