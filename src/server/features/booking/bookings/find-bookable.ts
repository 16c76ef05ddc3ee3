import type { AppContext } from '../../../context.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { ListingRow } from '../../listings/listings/present.ts'
import { findListing } from '../../listings/listings/queries.ts'
import {
  type ConversationRow,
  lockConversation,
  requireReachable,
  requireStartable,
} from '../../messaging/conversations/lock-conversation.ts'
import { storeUnits } from '../availability/space-units.ts'
import { type Offer, readOffer } from '../quotes/read-offer.ts'

type ReadContext = Pick<AppContext, 'db' | 'now' | 'metrics'>

/** A public space that somebody else sells and can be asked for; null: by somebody who is not here yet. @throws AppError `listing-not-found`, `forbidden`, `conflict` */
export async function findBookable(
  { db }: ReadContext,
  listingId: number,
  buyerId: number | null,
): Promise<ListingRow> {
  const listing = await findListing(db, listingId)
  const startable = requireStartable(listing, buyerId ?? 0)
  if (buyerId !== null) await requireReachable(db, buyerId, startable.seller_id)
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

/** A conversation of a seller about their space. @throws AppError `not-found`, `wrong-step` for its buyer */
export async function findOwnTalk(db: Db, id: number, sellerId: number): Promise<ConversationRow> {
  const found = await db.selectFrom('conversations').selectAll().where('id', '=', id).executeTakeFirst()
  if (!found || (found.seller_id !== sellerId && found.buyer_id !== sellerId)) throw new AppError('not-found')
  if (found.seller_id !== sellerId) throw new AppError('wrong-step')
  return found
}

/** As `findOwnTalk`, held until the transaction ends; both sides can be reached. */
export async function lockOwnTalk(trx: Tx, id: number, sellerId: number): Promise<ConversationRow> {
  const { conversation, otherId } = await lockConversation(trx, id, sellerId)
  await requireReachable(trx, sellerId, otherId)
  return conversation
}
