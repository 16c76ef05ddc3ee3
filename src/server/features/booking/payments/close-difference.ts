import type { Actor } from '#domain/listings/listing.ts'
import { type Origin, recordAudit } from '../../../platform/db/audit.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { findDifference } from './differences.ts'
import type { SettlementContext } from './settlement-context.ts'
import { refuseUnsettled } from './unsettled-refunds.ts'

/** A refund that nobody sees any more ends with it. @throws AppError `not-found`, `conflict` where another admin has closed it */
export async function closeDifference(
  context: SettlementContext,
  { id, reason, actor, origin }: { id: number; reason: string; actor: Actor; origin: Origin },
): Promise<void> {
  const { db, metrics, now } = context
  await inTransaction({ db, metrics }, async (trx) => {
    const difference = await findDifference(trx, id)
    if (!difference) throw new AppError('not-found')
    const { kind, booking_id: bookingId, detail } = difference
    const refused = await refuseUnsettled(context, trx, { kind, bookingId, detail })
    const closed = await trx
      .updateTable('reconciliation_differences')
      .set({ closed_at: now(), closed_by: actor.personId, reason })
      .where('id', '=', id)
      .where('closed_at', 'is', null)
      .executeTakeFirst()
    if (closed.numUpdatedRows === 0n) throw new AppError('conflict')
    const subject = { type: 'difference', id }
    const action = 'difference.closed'
    await recordAudit(trx, { actorId: actor.personId, action, subject, after: { reason, refused }, origin })
  })
}
