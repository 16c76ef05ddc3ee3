import { type Selectable, sql } from 'kysely'
import type { Side } from '#domain/messaging/conversation.ts'
import type { ViewingTimes } from '#domain/messaging/viewings.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { ViewingsTable } from '../../../platform/db/tables.gen.ts'
import { type ConversationRow, lockConversation } from '../conversations/lock-conversation.ts'
import { noSuchViewing } from './refuse.ts'

export type ViewingRow = Selectable<ViewingsTable>

export function timesOf(row: ViewingRow): ViewingTimes {
  return {
    status: row.status,
    startsAt: row.starts_at,
    proposedTimes: row.proposed_times,
    proposedBy: proposerOf(row),
  }
}

/** The side that proposed, by its organization's number. */
export function proposerOf(
  row: Pick<ViewingRow, 'proposed_by' | 'proposed_side' | 'buyer_id' | 'seller_id'>,
): number | null {
  if (row.proposed_by === null || row.proposed_side === null) return row.proposed_by
  return row.proposed_side === 'buyer' ? row.buyer_id : row.seller_id
}

export interface LockedViewing {
  side: Side
  conversation: ConversationRow
  viewing: ViewingRow
  otherId: number
}

/** Locks the conversation, then the viewing, for one of its two sides. @throws AppError `not-found` */
export async function lockViewing(trx: Tx, id: number, organizationId: number): Promise<LockedViewing> {
  const found = await trx
    .selectFrom('viewings')
    .select('conversation_id')
    .where('id', '=', id)
    .where((eb) => eb.or([eb('buyer_id', '=', organizationId), eb('seller_id', '=', organizationId)]))
    .executeTakeFirst()
  if (!found) throw noSuchViewing()
  const locked = await lockConversation(trx, found.conversation_id, organizationId)
  return { ...locked, viewing: await lockRow(trx, id) }
}

/** For jobs, which act for neither side. */
export async function findBuyer(db: Db, id: number): Promise<number | undefined> {
  const row = await db.selectFrom('viewings').select('buyer_id').where('id', '=', id).executeTakeFirst()
  return row?.buyer_id
}

/** The conversation is locked already. */
function lockRow(trx: Tx, id: number): Promise<ViewingRow> {
  return trx.selectFrom('viewings').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

/** First key of the lock; any constant that all processes share. The second is the seller. */
const AGREEING = 0x76_69_65_77

/**
 * One agreement at a time for a seller, until the commit. The constraint would refuse an overlap without it, but two that
 * check it at the same moment can wait for each other for good.
 */
export async function lockAgreeing(trx: Tx, sellerId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${AGREEING}::int, ${sellerId}::int)`.execute(trx)
}
