import type { Actor } from '#domain/listings/listing.ts'

/** The two sides of a booking read its documents, and admins. */
export function canReadDocument(booking: { buyer_id: number; seller_id: number }, actor: Actor): boolean {
  return (
    actor.role === 'admin' ||
    actor.organizationId === booking.buyer_id ||
    actor.organizationId === booking.seller_id
  )
}
