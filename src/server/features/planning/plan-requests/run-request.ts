import { describeSent } from '#domain/planning/request-words.ts'
import type { AppContext } from '../../../context.ts'
import type { PlanMeans } from '../plans/plan-booking.ts'
import { type RequestRow, readRequest, readWaiting, toActor } from './request-rows.ts'
import { sendLine } from './send-line.ts'

type Means = Pick<AppContext, 'db' | 'now'>

interface RunInput {
  id: number
  /** What still fails is refused for good: those that were sent are not kept waiting for their letters. */
  isLastTry: boolean
}

/**
 * Takes each line that still waits through its own step, one after another, and then tells its people once. What is done is done: a job
 * that begins anew goes on with the lines that are left, for a line's state is written in the transaction of its booking.
 * @throws what kept a line from being sent, once the others were
 */
export async function runRequest(
  context: Means,
  means: PlanMeans,
  { id, isLastTry }: RunInput,
): Promise<void> {
  const request = await readRequest(context.db, id)
  if (!request || request.done_at) return
  const actor = toActor(request)
  const faults: unknown[] = []
  for (const row of await readWaiting(context.db, id))
    await sendLine(context, means.booking, { actor, request, row, isLastTry }).catch((fault: unknown) => {
      faults.push(fault)
    })
  if (faults.length === 0 || isLastTry) await finish(context, means, request)
  if (faults.length > 0) throw faults[0]
}

/** One letter to each seller of several lines, one notice to the buyer, and the mark that it was done: together or not at all. */
async function finish(
  { db, now }: Means,
  { booking, notify }: PlanMeans,
  request: RequestRow,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('plan_requests')
      .select('done_at')
      .where('id', '=', request.id)
      .forUpdate()
      .executeTakeFirst()
    // gone with its plan, or done by a twin
    if (!row || row.done_at) return
    const lines = await trx
      .selectFrom('plan_request_lines')
      .leftJoin('bookings', 'bookings.id', 'booking_id')
      .select(['is_mailed_later', 'state', 'step', 'booking_id', 'bookings.status'])
      .where('request_id', '=', request.id)
      .execute()
    const sent = lines.flatMap(({ is_mailed_later, state, booking_id }) =>
      is_mailed_later && state === 'sent' && booking_id !== null ? [booking_id] : [],
    )
    await booking.mailTogether(trx, sent)
    await notify(trx, {
      ownerId: request.owner_id,
      planId: request.plan_id,
      kind: 'plan-requested',
      title: request.plan_name,
      text: `“${request.plan_name}”: ${describeSent(lines.map(({ status, ...line }) => ({ ...line, status: status ?? undefined })))}`,
      now: now(),
    })
    await trx.updateTable('plan_requests').set({ done_at: now() }).where('id', '=', request.id).execute()
  })
}
