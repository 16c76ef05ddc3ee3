import { type Actor, isPublic, type ListingStatus } from '#domain/listings/listing.ts'
import { PRICE_COLUMNS } from '#domain/listings/price-columns.ts'
import type { ListingValues } from './columns.ts'

interface Subject {
  seller_id: number
  status: ListingStatus
}

/** Only active listings are public; the owner and admins see every state. */
export function canViewListing(actor: Actor | null, listing: Subject): boolean {
  if (isPublic(listing.status)) return true
  return actor !== null && (actor.role === 'admin' || actor.organizationId === listing.seller_id)
}

/** What waits for review is its seller's and the reviewers' business. */
export function canSeeChange(actor: Actor, listing: Pick<Subject, 'seller_id'>): boolean {
  return actor.role === 'admin' || actor.organizationId === listing.seller_id
}

/** Only the seller, until it is put away. */
export function canEditListing(actor: Pick<Actor, 'organizationId'>, listing: Subject): boolean {
  return actor.organizationId === listing.seller_id && listing.status !== 'archived'
}

/** Of a space on the market. */
export const PRICE_ROLE = 'Your role does not include prices. An owner or a manager can change them.'

type Priced = Pick<ListingValues, (typeof PRICE_COLUMNS)[number]>

/** What an edit changes of what a space costs. */
export function listPriced(before: Priced, after: Priced): (typeof PRICE_COLUMNS)[number][] {
  return PRICE_COLUMNS.filter((column) => (before[column] ?? null) !== (after[column] ?? null))
}
