import type { AppContext } from '../../../context.ts'
import type { ListingRow } from '../../listings/listings/present.ts'
import { findListing } from '../../listings/listings/queries.ts'
import { requireReachable, requireStartable } from '../../messaging/conversations/lock-conversation.ts'
import { storeUnits } from '../availability/space-units.ts'
import { type Offer, readOffer } from '../quotes/read-offer.ts'

type ReadContext = Pick<AppContext, 'db' | 'now' | 'metrics'>

/** A public space that somebody else sells and can be asked for. @throws AppError `listing-not-found`, `forbidden`, `conflict` */
export async function findBookable(
  { db }: ReadContext,
  listingId: number,
  buyerId: number,
): Promise<ListingRow> {
  const listing = await findListing(db, listingId)
  const startable = requireStartable(listing, buyerId)
  await requireReachable(db, buyerId, startable.seller_id)
  return startable
}

/** The unit asked for, with an id: how a space is sold by default is stored with its first draft. */
export async function readStoredOffer(
  context: ReadContext,
  listing: ListingRow,
  unitId: number | null,
): Promise<Offer> {
  const offer = await readOffer(context, listing, unitId)
  if (offer.unit.id !== null) return offer
  await storeUnits(context, listing)
  return readOffer(context, listing, unitId)
}
