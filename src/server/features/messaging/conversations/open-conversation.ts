import type { Side } from '#domain/messaging/conversation.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { countSpace } from '../../ground/counts/count-space.ts'
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
  const values = {
    listing_id: listingId,
    buyer_id: buyerId,
    seller_id: sellerId,
    booking_id: bookingId,
    created_at: now,
    last_message_at: now,
  }
  const made = await trx
    .with('made', (db) =>
      db
        .insertInto('conversations')
        .values(values)
        .onConflict((conflict) => conflict.constraint('conversations_key').doNothing())
        .returningAll(),
    )
    .with('members', (db) =>
      db
        .insertInto('conversation_members')
        .columns(['conversation_id', 'user_id', 'side'])
        .expression((eb) => {
          const memberOf = (side: Side) =>
            eb.selectFrom('made').select(['id', `${side}_id as user_id`, eb.val(side).as('side')] as const)
          return memberOf('buyer').unionAll(memberOf('seller'))
        }),
    )
    .selectFrom('made')
    .selectAll()
    .executeTakeFirst()
  if (!made) return lockExisting(trx, { listingId, buyerId, bookingId })
  if (bookingId === null) await countSpace(trx, { listingId, what: 'enquiries', now })
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
