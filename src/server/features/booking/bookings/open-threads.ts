import type { BookingStatus } from '#domain/booking/lifecycle.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { openConversation } from '../../messaging/conversations/lock-conversation.ts'
import { updateThread } from './write-booking.ts'

interface OpenThreads {
  buyerId: number
  sellerId: number
  statuses: readonly BookingStatus[]
  now: Date
}

/**
 * What a seller has held or recorded for a client becomes a booking like others: it gets its thread. What holds the days of a proposal
 * is none that its client answers by itself, and stays the seller's.
 */
export async function openThreads(trx: Tx, { buyerId, sellerId, statuses, now }: OpenThreads): Promise<void> {
  const bookings = await trx
    .selectFrom('bookings')
    .select(['id', 'listing_id'])
    .where('buyer_id', '=', buyerId)
    .where('seller_id', '=', sellerId)
    .where('origin', '=', 'offline')
    .where('conversation_id', 'is', null)
    .where('status', 'in', statuses)
    .where('id', 'not in', trx.selectFrom('proposal_holds').select('booking_id'))
    .orderBy('id')
    .forUpdate()
    .execute()
  for (const { id, listing_id: listingId } of bookings) {
    const thread = await openConversation(trx, { listingId, buyerId, sellerId, bookingId: id, now })
    await updateThread(trx, id, thread.id)
  }
}
