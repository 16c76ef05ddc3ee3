import { sql } from 'kysely'
import type { planRequestRoutes } from '#contract/planning/plan-requests.ts'
import type { Out } from '#contract/route.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import type { Origin } from '../../../platform/db/audit.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { RecordResult } from '../../../platform/http/idempotent.ts'
import { listLineRows, lockPlan, type Owned } from '../plans/plan-rows.ts'
import { isOpenLine } from './preview-plan.ts'

export const SEND_PLAN_TASK = 'send-plan-requests'

export type SendInput = Owned &
  Out<typeof planRequestRoutes.sendPlanRequest.body> & { personId: number; origin: Origin }

/**
 * Keeps what was pressed, a row a line, and the job that takes each through its own step. @returns the request's id
 * @throws AppError `plan-not-found`, `plan-changed`, `line-requested`
 */
export function sendPlan(
  context: Pick<AppContext, 'db' | 'metrics' | 'now'>,
  { id: planId, ownerId, personId, lines, origin, brand, note, sponsor, isAgency }: SendInput,
  record: RecordResult,
): Promise<number> {
  return inTransaction(context, async (trx) => {
    await lockPlan(trx, { id: planId, ownerId })
    const sellers = await readSellers(trx, planId, lines)
    const { id } = await trx
      .insertInto('plan_requests')
      .values({
        plan_id: planId,
        sent_by: personId,
        brand,
        note,
        sponsor,
        is_agency: isAgency,
        address: origin.address,
        user_agent: origin.userAgent,
        created_at: context.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const rows = lines.map(({ lineId, step, sha256 }) => ({
      request_id: id,
      line_id: lineId,
      step,
      sha256: Buffer.from(sha256, 'hex'),
      is_mailed_later: isOneOfSeveral(sellers, lineId),
    }))
    await trx.insertInto('plan_request_lines').values(rows).execute()
    await sql`select graphile_worker.add_job(${SEND_PLAN_TASK}, json_build_object('id', ${id}::int), job_key => ${`plan-request:${id}`})`.execute(
      trx,
    )
    await record(trx, id)
    return id
  })
}

/** By line. @throws AppError `plan-changed` for a line that is gone, `line-requested` for one that is on its way */
async function readSellers(
  trx: Tx,
  planId: number,
  lines: readonly { lineId: number }[],
): Promise<Map<number, number>> {
  const rows = new Map((await listLineRows(trx, planId)).map((row) => [row.id, row]))
  const ids = lines.map(({ lineId }) => lineId)
  const asked = ids.map((id) => rows.get(id))
  if (asked.some((row) => !row)) throw new AppError('plan-changed')
  if (asked.some((row) => row && !isOpenLine(row))) throw new AppError('line-requested')
  const waiting = await trx
    .selectFrom('plan_request_lines')
    .select('line_id')
    .where('line_id', 'in', ids)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  if (waiting) throw new AppError('line-requested')
  const found = await trx
    .selectFrom('plan_lines')
    .innerJoin('listings', 'listings.id', 'plan_lines.listing_id')
    .select(['plan_lines.id', 'listings.seller_id'])
    .where('plan_lines.id', 'in', ids)
    .execute()
  return new Map(found.map(({ id, seller_id }) => [id, seller_id]))
}

/** Its seller has other lines of the same press: they are told of all of them together. */
function isOneOfSeveral(sellers: ReadonlyMap<number, number>, lineId: number): boolean {
  const own = required(sellers.get(lineId))
  return [...sellers.values()].filter((seller) => seller === own).length > 1
}
