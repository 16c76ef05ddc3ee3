import type { Actor } from '#domain/listings/listing.ts'

interface Subject {
  seller_id: number
}

/** What is taken of a space, and by what: its seller, and admins who help them. */
export function canReadCalendar(actor: Actor, listing: Subject): boolean {
  return actor.role === 'admin' || actor.id === listing.seller_id
}
