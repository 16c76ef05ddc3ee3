import { isMadeUp } from '#domain/booking/problem.ts'
import type { AgreedTerms } from '#domain/booking/terms.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { findOpenDispute } from './queries.ts'

/**
 * Both sides have agreed: the dispute that the buyer has opened about days is over once all of them are made up for. One day of
 * many does not end it. Its booking is locked.
 */
export async function closeByAgreement(trx: Tx, bookingId: number, agreed: AgreedTerms): Promise<void> {
  const dispute = await findOpenDispute(trx, bookingId)
  if (dispute?.opened_by !== 'buyer' || dispute.lost_from === null || dispute.lost_to === null) return
  if (!isMadeUp({ first: dispute.lost_from, last: dispute.lost_to }, agreed)) return
  await trx
    .updateTable('booking_disputes')
    .set({ status: 'withdrawn' })
    .where('id', '=', dispute.id)
    .execute()
}
