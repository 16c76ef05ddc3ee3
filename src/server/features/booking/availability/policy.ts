import type { Actor, ListingStatus } from '#domain/listings/listing.ts'

interface Subject {
  seller_id: number
}

/** What is taken of a space, and by what: its seller, and admins who help them. */
export function canReadCalendar(actor: Actor, listing: Subject): boolean {
  return actor.role === 'admin' || actor.organizationId === listing.seller_id
}

/** To take days of it off the market: only its seller, until it is put away. */
export function canBlock(
  actor: Pick<Actor, 'organizationId'>,
  listing: Subject & { status: ListingStatus },
): boolean {
  return actor.organizationId === listing.seller_id && listing.status !== 'archived'
}
