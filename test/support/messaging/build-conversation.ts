import type { Db } from '#server/platform/db/database.ts'

interface Built {
  listingId: number
  buyerId: number
  /** Instant of the buyer's first message. */
  createdAt?: Date
  answeredAt?: Date | undefined
}

/** Inserts a conversation with the buyer's first message and, if answered, the seller's. */
export async function buildConversation(
  db: Db,
  { listingId, buyerId, createdAt = new Date(), answeredAt }: Built,
): Promise<number> {
  const listing = db.selectFrom('listings').select('seller_id').where('id', '=', listingId)
  const { seller_id } = await listing.executeTakeFirstOrThrow()
  const last = { last_seq: answeredAt ? 2 : 1, last_message_at: answeredAt ?? createdAt }
  const clock = { waiting_since: answeredAt ? null : createdAt, first_answered_at: answeredAt ?? null }
  const { id } = await db
    .insertInto('conversations')
    .values({ listing_id: listingId, buyer_id: buyerId, seller_id, created_at: createdAt, ...last, ...clock })
    .returning('id')
    .executeTakeFirstOrThrow()
  const member = { conversation_id: id }
  await db
    .insertInto('conversation_members')
    .values([
      { ...member, user_id: buyerId, side: 'buyer', read_seq: 1 },
      { ...member, user_id: seller_id, side: 'seller', read_seq: answeredAt ? 2 : 0 },
    ])
    .execute()
  const words = { conversation_id: id, kind: 'text' } as const
  const asked = { ...words, seq: 1, author_id: buyerId, body: 'Is it free in May?', created_at: createdAt }
  const answer = answeredAt && {
    ...words,
    seq: 2,
    author_id: seller_id,
    body: 'Yes.',
    created_at: answeredAt,
  }
  await db
    .insertInto('messages')
    .values(answer ? [asked, answer] : [asked])
    .execute()
  return id
}
