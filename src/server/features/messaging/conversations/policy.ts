import type { ListingStatus } from '#domain/listings/listing.ts'
import type { Side } from '#domain/messaging/conversation.ts'

export type Refusal = 'own-listing' | 'listing-not-found' | 'has-left' | 'blocked'

/** Whether somebody may write to the seller of a space for the first time. */
export function canStart(
  listing: { status: ListingStatus; seller_id: number } | undefined,
  actorId: number,
): Refusal | null {
  if (listing?.status !== 'active') return 'listing-not-found'
  return listing.seller_id === actorId ? 'own-listing' : null
}

/** Whether a member may write: the other side is still there, and neither has blocked the other. */
export function canWrite(state: { hasOtherLeft: boolean; isBlocked: boolean }): Refusal | null {
  if (state.hasOtherLeft) return 'has-left'
  return state.isBlocked ? 'blocked' : null
}

/** Members of the two sides alone read a conversation; admins see what was reported, by the desk. */
export function sideOf(
  conversation: { buyer_id: number; seller_id: number },
  organizationId: number,
): Side | null {
  if (conversation.buyer_id === organizationId) return 'buyer'
  return conversation.seller_id === organizationId ? 'seller' : null
}
