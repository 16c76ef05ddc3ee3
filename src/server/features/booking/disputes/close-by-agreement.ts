import type { Days } from '#domain/booking/cells.ts'
import { OPEN_DISPUTES } from '#domain/booking/dispute.ts'
import type { Tx } from '../../../platform/db/database.ts'

/** Both sides have agreed about days: the dispute that its buyer has opened about them is over. Its booking is locked. */
export async function closeByAgreement(trx: Tx, bookingId: number, { first, last }: Days): Promise<void> {
  await trx
    .updateTable('booking_disputes')
    .set({ status: 'withdrawn' })
    .where('booking_id', '=', bookingId)
    .where('status', 'in', OPEN_DISPUTES)
    .where('opened_by', '=', 'buyer')
    .where('lost_from', '<=', last)
    .where('lost_to', '>=', first)
    .execute()
}
