import type { bookingRoutes } from '#contract/booking/bookings.ts'
import type { Out } from '#contract/route.ts'
import type { BookingRequest } from '#domain/booking/terms.ts'
import type { Actor } from '#domain/listings/listing.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { RecordResult } from '../../../platform/http/idempotent.ts'
import { requireExtras } from '../quotes/read-offer.ts'
import { buildTerms, readParties } from './build-terms.ts'
import { findBookable, readStoredOffer } from './find-bookable.ts'
import { replaceItems } from './insert-version.ts'
import { DRAFTS_PER_USER } from './limits.ts'
import { lockOpenOrder } from './order-rows.ts'
import { requireSponsor } from './require-sponsor.ts'
import { insertDraft } from './write-booking.ts'

type DraftContext = Pick<AppContext, 'db' | 'now' | 'gazetteer' | 'limiter' | 'metrics'>

interface CreateDraftInput {
  actor: Actor
  request: Out<typeof bookingRoutes.createBooking.body>
  /** Of the agent that put it together. */
  preparedBy?: string
}

/**
 * Puts a request into the buyer's open order. It is checked as a quote is, but for what others have taken: a draft may wait for
 * that. @returns its id. @throws AppError `listing-not-found`, `not-bookable`, `term-not-sold`, `forbidden`, `conflict`
 */
export async function createDraft(
  context: DraftContext,
  { actor, request: given, preparedBy }: CreateDraftInput,
  keep: RecordResult,
): Promise<number> {
  const { listingId, ...asked } = given
  await enforceDraftLimit(context, actor)
  requireSponsor(asked.sponsor)
  const listing = await findBookable(context, listingId, actor.id)
  const offer = await readStoredOffer(context, listing, asked.unitId)
  requireExtras(offer, asked.extras)
  const request: BookingRequest = { ...asked, unitId: required(offer.unit.id) }
  const parties = await readParties(context.db, { buyerId: actor.id, sellerId: listing.seller_id })
  const terms = await buildTerms(context, offer, { parties, wanted: request, givesWay: () => true })
  return inTransaction(context, async (trx) => {
    const id = await insertDraft(trx, {
      order_id: await lockOpenOrder(trx, actor.id),
      listing_id: listing.id,
      buyer_id: actor.id,
      seller_id: listing.seller_id,
      request,
      terms,
      prepared_by: preparedBy ?? null,
      now: context.now(),
    })
    await replaceItems(trx, id, terms.units)
    await keep(trx, id)
    return id
  })
}

/** Whoever has dates priced, for a draft, a proposal or a change. @throws AppError `rate-limited` */
export function enforceDraftLimit({ limiter }: Pick<AppContext, 'limiter'>, actor: Actor): Promise<void> {
  return limiter.take(DRAFTS_PER_USER, String(actor.id))
}
