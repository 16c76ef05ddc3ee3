import type { Actor } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { PlanBooking } from '../plans/plan-booking.ts'
import { getPlanRow, listLineRows } from '../plans/plan-rows.ts'

/** Refusals of lines that colleagues can be asked for, and of those that they are. */
export const ABOVE_LIMIT = 'approval-needed'
const ASKED = { code: 'approval-asked', message: 'Your colleagues are asked to approve it.' }

interface AskAbove {
  /** Of the plan. */
  id: number
  actor: Actor
  message: string
}

/**
 * Asks colleagues for what the last press left in the order because it was above what its sender may spend: each line on the terms that
 * were read. A line that is asked for already is not asked again. @throws AppError `plan-not-found`, `wrong-step` where nothing is above
 */
export async function askAbove(
  { db }: Pick<AppContext, 'db'>,
  booking: PlanBooking,
  { id, actor, message }: AskAbove,
): Promise<void> {
  await getPlanRow(db, { id, ownerId: actor.organizationId })
  const [left, lines] = await Promise.all([listAbove(db, id), listLineRows(db, id)])
  const draftOf = new Map(
    lines.flatMap(({ id: lineId, status, booking_id }) =>
      status === 'draft' && booking_id ? [[lineId, booking_id] as const] : [],
    ),
  )
  const drafts = left.flatMap(({ line_id, step, sha256, brand, note, sponsor }) => {
    const draftId = draftOf.get(line_id)
    // a hold binds nobody, and is above nothing
    if (draftId === undefined || step === 'hold') return []
    const input = { step, version: 0, sha256: sha256.toString('hex'), brand, note, sponsor, message }
    return [{ id: draftId, input }]
  })
  if (drafts.length === 0) throw new AppError('wrong-step')
  const lineOf = new Map([...draftOf].map(([lineId, draftId]) => [draftId, lineId] as const))
  for (const { id: draftId, refusal } of await booking.ask({ actor, drafts }))
    await db
      .updateTable('plan_request_lines')
      .set(refusal ?? ASKED)
      .where(
        'request_id',
        'in',
        left.map(({ request_id }) => request_id),
      )
      .where('line_id', '=', lineOf.get(draftId) ?? 0)
      .where('state', '=', 'refused')
      .execute()
}

/** Lines of the last press. */
function listAbove(db: Db, planId: number) {
  return db
    .selectFrom('plan_request_lines as line')
    .innerJoin('plan_requests as request', 'request.id', 'line.request_id')
    .select(['line.request_id', 'line.line_id', 'line.step', 'line.sha256'])
    .select(['request.brand', 'request.note', 'request.sponsor'])
    .where('request.id', '=', (eb) =>
      eb
        .selectFrom('plan_requests as last')
        .select((of) => of.fn.max('last.id').as('id'))
        .where('last.plan_id', '=', planId),
    )
    .where('line.state', '=', 'refused')
    .where('line.code', '=', ABOVE_LIMIT)
    .orderBy('line.line_id')
    .execute()
}
