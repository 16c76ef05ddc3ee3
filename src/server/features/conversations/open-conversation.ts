import type { Tx } from '../../platform/db/database.ts'
import type { ConversationRow } from './lock-conversation.ts'

interface Parties {
  listingId: number
  buyerId: number
  sellerId: number
  /** Null: the one about the space, beside those of its bookings. */
  bookingId?: number | null
  now: Date
}

/** The locked conversation of a buyer and a seller about a space or one booking of it, made when there is none. */
export async function openConversation(
  trx: Tx,
  { listingId, buyerId, sellerId, bookingId = null, now }: Parties,
): Promise<ConversationRow> {
  const made = await trx
    .insertInto('conversations')
    .values({
      listing_id: listingId,
      buyer_id: buyerId,
      seller_id: sellerId,
      booking_id: bookingId,
      created_at: now,
      last_message_at: now,
    })
    .onConflict((conflict) => conflict.constraint('conversations_key').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!made) return lockExisting(trx, { listingId, buyerId, bookingId })
  await trx
    .insertInto('conversation_members')
    .values([
      { conversation_id: made.id, user_id: buyerId, side: 'buyer' },
      { conversation_id: made.id, user_id: sellerId, side: 'seller' },
    ])
    .execute()
  return made
}

function lockExisting(
  trx: Tx,
  { listingId, buyerId, bookingId }: Pick<Parties, 'listingId' | 'buyerId'> & { bookingId: number | null },
) {
  return trx
    .selectFrom('conversations')
    .selectAll()
    .where('listing_id', '=', listingId)
    .where('buyer_id', '=', buyerId)
    .where('booking_id', 'is not distinct from', bookingId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}
