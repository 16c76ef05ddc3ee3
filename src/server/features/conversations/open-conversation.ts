import type { Tx } from '../../platform/db/database.ts'
import type { ConversationRow } from './lock-conversation.ts'

interface Parties {
  listingId: number
  buyerId: number
  sellerId: number
  now: Date
}

/** The locked conversation of a buyer and a seller about a space, made when there is none. */
export async function openConversation(
  trx: Tx,
  { listingId, buyerId, sellerId, now }: Parties,
): Promise<ConversationRow> {
  const made = await trx
    .insertInto('conversations')
    .values({
      listing_id: listingId,
      buyer_id: buyerId,
      seller_id: sellerId,
      created_at: now,
      last_message_at: now,
    })
    .onConflict((conflict) => conflict.constraint('conversations_key').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!made) return lockExisting(trx, { listingId, buyerId })
  await trx
    .insertInto('conversation_members')
    .values([
      { conversation_id: made.id, user_id: buyerId, side: 'buyer' },
      { conversation_id: made.id, user_id: sellerId, side: 'seller' },
    ])
    .execute()
  return made
}

function lockExisting(trx: Tx, { listingId, buyerId }: Pick<Parties, 'listingId' | 'buyerId'>) {
  return trx
    .selectFrom('conversations')
    .selectAll()
    .where('listing_id', '=', listingId)
    .where('buyer_id', '=', buyerId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}
