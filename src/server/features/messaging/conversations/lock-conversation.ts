import { type Selectable, sql } from 'kysely'
import type { ListingStatus } from '#domain/listings/listing.ts'
import type { Side } from '#domain/messaging/conversation.ts'
import { required } from '#domain/required.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { ConversationsTable } from '../../../platform/db/tables.gen.ts'
import { countSpace } from '../../ground/counts/count-space.ts'
import { canStart, canWrite, sideOf } from './policy.ts'
import { noSuchConversation, refuse } from './refuse.ts'

export type ConversationRow = Selectable<ConversationsTable>

export interface Membership {
  conversation: ConversationRow
  side: Side
  otherId: number
}

/** Locks a conversation for one of its two sides. Its lock is always taken first. @throws AppError `not-found` */
export async function lockConversation(trx: Tx, id: number, organizationId: number): Promise<Membership> {
  const conversation = await trx
    .selectFrom('conversations')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  const side = conversation && sideOf(conversation, organizationId)
  if (!conversation || !side) throw noSuchConversation()
  return { conversation, side, otherId: side === 'buyer' ? conversation.seller_id : conversation.buyer_id }
}

/** @throws AppError `conflict` when the other has left, `forbidden` when one has blocked the other */
export async function requireReachable(db: Db, organizationId: number, otherId: number): Promise<void> {
  const { deleted_at, is_blocked } = await db
    .selectFrom('organizations')
    .select('deleted_at')
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('blocks')
          .select('blocker_id')
          .where('blocker_id', 'in', [organizationId, otherId])
          .where('blocked_id', 'in', [organizationId, otherId]),
      ).as('is_blocked'),
    )
    .where('id', '=', otherId)
    .executeTakeFirstOrThrow()
  refuseUnreachable({ hasOtherLeft: deleted_at !== null, isBlocked: Boolean(is_blocked) })
}

/** @throws AppError as `requireReachable`, for who has read how it stands */
export function refuseUnreachable(state: { hasOtherLeft: boolean; isBlocked: boolean }): void {
  refuse(canWrite(state))
}

/**
 * A space whose seller somebody may write to for the first time. @throws AppError `listing-not-found`, `forbidden` for the
 * seller's own
 */
export function requireStartable<T extends { status: ListingStatus; seller_id: number }>(
  listing: T | undefined,
  actorId: number,
): T {
  refuse(canStart(listing, actorId))
  return required(listing)
}

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
    .insertInto('conversations')
    .values(values)
    .onConflict((conflict) => conflict.constraint('conversations_key').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!made) return lockExisting(trx, { listingId, buyerId, sellerId, bookingId })
  await addMembers(trx, made)
  if (bookingId === null) await countSpace(trx, { listingId, what: 'enquiries', now })
  return made
}

/** Everybody of both sides; who is of both has one row. */
async function addMembers(trx: Tx, { id, buyer_id, seller_id }: ConversationRow): Promise<void> {
  // who joins or leaves one of them meanwhile is waited for: they would be missing here, and would not see this one there
  await trx
    .selectFrom('organizations')
    .select('id')
    .where('id', 'in', [buyer_id, seller_id])
    .orderBy('id')
    .forShare()
    .execute()
  await sql`insert into conversation_members (conversation_id, user_id, side)
    select ${id}::int, user_id, 'buyer' from organization_members where organization_id = ${buyer_id}
    union all select ${id}::int, user_id, 'seller' from organization_members where organization_id = ${seller_id}
    on conflict on constraint conversation_members_pkey do nothing`.execute(trx)
}

function lockExisting(
  trx: Tx,
  {
    listingId,
    buyerId,
    sellerId,
    bookingId,
  }: Pick<Parties, 'listingId' | 'buyerId' | 'sellerId'> & { bookingId: number | null },
) {
  return trx
    .selectFrom('conversations')
    .selectAll()
    .where('listing_id', '=', listingId)
    .where('buyer_id', '=', buyerId)
    .where('seller_id', '=', sellerId)
    .where('booking_id', 'is not distinct from', bookingId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}
