import type { Selectable } from 'kysely'
import type { Side } from '#domain/messaging/conversation.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { ConversationsTable } from '../../../platform/db/tables.gen.ts'
import { canWrite, sideOf } from './policy.ts'
import { noSuchConversation, refuse } from './refuse.ts'

export type ConversationRow = Selectable<ConversationsTable>

export interface Membership {
  conversation: ConversationRow
  side: Side
  otherId: number
}

/** Locks a conversation for one of its members. Its lock is always taken first. @throws AppError `not-found` */
export async function lockConversation(trx: Tx, id: number, userId: number): Promise<Membership> {
  const conversation = await trx
    .selectFrom('conversations')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  const side = conversation && sideOf(conversation, userId)
  if (!conversation || !side) throw noSuchConversation()
  return { conversation, side, otherId: side === 'buyer' ? conversation.seller_id : conversation.buyer_id }
}

/** @throws AppError `conflict` when the other has left, `forbidden` when one has blocked the other */
export async function requireReachable(db: Db, userId: number, otherId: number): Promise<void> {
  const { deleted_at, is_blocked } = await db
    .selectFrom('users')
    .select('deleted_at')
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('blocks')
          .select('blocker_id')
          .where('blocker_id', 'in', [userId, otherId])
          .where('blocked_id', 'in', [userId, otherId]),
      ).as('is_blocked'),
    )
    .where('id', '=', otherId)
    .executeTakeFirstOrThrow()
  refuse(canWrite({ hasOtherLeft: deleted_at !== null, isBlocked: Boolean(is_blocked) }))
}
