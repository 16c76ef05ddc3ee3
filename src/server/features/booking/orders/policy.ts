import type { Actor } from '#domain/listings/listing.ts'

/** As whom somebody reads an order; null: it is none of theirs. Its sellers see their own bookings of it alone. */
export function orderReaderOf(order: { buyer_id: number }, actor: Actor): 'buyer' | 'admin' | null {
  if (actor.organizationId === order.buyer_id) return 'buyer'
  return actor.role === 'admin' ? 'admin' : null
}
