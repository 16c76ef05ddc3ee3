import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import type { ListingRow } from '../../listings/listings/present.ts'
import { findListing } from '../../listings/listings/queries.ts'
import { requireReachable } from '../../messaging/conversations/lock-conversation.ts'
import { canStart } from '../../messaging/conversations/policy.ts'
import { refuse } from '../../messaging/conversations/refuse.ts'
import { ensureUnits } from '../availability/ensure-units.ts'
import { type Offer, readOffer } from '../quotes/read-offer.ts'

type Reading = Pick<AppContext, 'db' | 'now'>

/** A public space that somebody else sells and can be asked for. @throws AppError `listing-not-found`, `forbidden`, `conflict` */
export async function findBookable({ db }: Reading, listingId: number, buyerId: number): Promise<ListingRow> {
  const listing = await findListing(db, listingId)
  refuse(canStart(listing, buyerId))
  await requireReachable(db, buyerId, required(listing).seller_id)
  return required(listing)
}

/** The unit asked for, with an id: how a space is sold by default is stored with its first draft. */
export async function readStoredOffer(
  context: Reading,
  listing: ListingRow,
  unitId: number | null,
): Promise<Offer> {
  const offer = await readOffer(context, listing, unitId)
  if (offer.unit.id !== null) return offer
  await context.db.transaction().execute(async (trx) => {
    await trx.selectFrom('listings').select('id').where('id', '=', listing.id).forUpdate().execute()
    await ensureUnits(trx, listing, context.now())
  })
  return readOffer(context, listing, unitId)
}
