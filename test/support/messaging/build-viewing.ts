import type { Insertable } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import type { ViewingsTable } from '#server/platform/db/tables.gen.ts'

const WEEK_MS = 7 * 86_400_000

type Built = Partial<Insertable<ViewingsTable>> & { conversationId: number }

/** Inserts an agreed viewing of half an hour in a week. */
export async function buildViewing(db: Db, { conversationId, ...values }: Built): Promise<number> {
  const { listing_id, buyer_id, seller_id } = await db
    .selectFrom('conversations')
    .selectAll()
    .where('id', '=', conversationId)
    .executeTakeFirstOrThrow()
  const starts_at = new Date(Date.now() + WEEK_MS)
  const { id } = await db
    .insertInto('viewings')
    .values({
      conversation_id: conversationId,
      listing_id,
      buyer_id,
      seller_id,
      status: 'confirmed',
      starts_at,
      ends_at: new Date(starts_at.getTime() + 1_800_000),
      place: '1 Pine Street',
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
