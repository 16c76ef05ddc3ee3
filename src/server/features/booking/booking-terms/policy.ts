import type { Actor } from '#domain/listings/listing.ts'

/** How a space is booked, before it is public too: its seller, and admins who help them. */
export function canReadTerms(actor: Actor, listing: { seller_id: number }): boolean {
  return actor.role === 'admin' || actor.organizationId === listing.seller_id
}
