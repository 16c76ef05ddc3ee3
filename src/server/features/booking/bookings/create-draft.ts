import type { bookingRoutes } from '#contract/booking/bookings.ts'
import type { Out } from '#contract/route.ts'
import { maskTerms } from '#domain/booking/booking-reader.ts'
import type { OfferedBookingStep } from '#domain/booking/lifecycle.ts'
import type { BookingRequest } from '#domain/booking/terms.ts'
import type { Actor } from '#domain/listings/listing.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { RecordResult } from '../../../platform/http/idempotent.ts'
import { type Claim, hasRunOut } from '../availability/claim-units.ts'
import { requireExtras } from '../quotes/read-offer.ts'
import { buildTerms, readParties } from './build-terms.ts'
import { findBookable, readStoredOffer } from './find-bookable.ts'
import { hashTerms } from './hash-terms.ts'
import { replaceItems } from './insert-version.ts'
import { DRAFTS_PER_USER } from './limits.ts'
import { lockOpenOrder } from './order-rows.ts'
import { listBookingSteps, takesCommission } from './policy.ts'
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
  const listing = await findBookable(context, listingId, actor.organizationId)
  const offer = await readStoredOffer(context, listing, asked.unitId)
  requireExtras(offer, asked.extras)
  const request: BookingRequest = { ...asked, unitId: required(offer.unit.id) }
  const parties = await readParties(context.db, {
    buyerId: actor.organizationId,
    sellerId: listing.seller_id,
  })
  const terms = await buildTerms(context, offer, { parties, wanted: request, givesWay: () => true })
  return inTransaction(context, async (trx) => {
    const id = await insertDraft(trx, {
      order_id: await lockOpenOrder(trx, actor.organizationId),
      listing_id: listing.id,
      buyer_id: actor.organizationId,
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
  return limiter.take(DRAFTS_PER_USER, String(actor.personId))
}

/** A draft as it would be, before it is made: what would be agreed on, its hash, and what its buyer could do with it. */
export interface DraftPreview {
  terms: ReturnType<typeof maskTerms>
  /** Of the terms, in hexadecimal, as the draft will have it. */
  sha256: string
  steps: OfferedBookingStep[]
  /** How long it could be held. */
  holdDays: number
}

/** @throws AppError as `createDraft`, and `dates-taken` with the nearest that are free */
export async function previewDraft(
  context: DraftContext,
  { actor, request: given }: Omit<CreateDraftInput, 'preparedBy'>,
): Promise<DraftPreview> {
  const { listingId, ...asked } = given
  const listing = await findBookable(context, listingId, actor.organizationId)
  const offer = await readStoredOffer(context, listing, asked.unitId)
  const { mode, holdDays, agencyCommissionBasisPoints: commission } = offer.terms
  const wanted: BookingRequest = { ...asked, unitId: required(offer.unit.id) }
  const parties = await readParties(context.db, {
    buyerId: actor.organizationId,
    sellerId: listing.seller_id,
  })
  const runOut = hasRunOut(context.now())
  const givesWay = (claim: Claim) => runOut(claim) || (claim.kind === 'import' && mode === 'request')
  const terms = await buildTerms(context, offer, { parties, wanted, givesWay })
  const facts = { accepted: [], hasRival: false, isOnBehalf: false, isChallenged: false }
  return {
    terms: maskTerms(terms, { reader: 'buyer', status: 'draft' }),
    sha256: hashTerms(terms).sha256.toString('hex'),
    steps: listBookingSteps('buyer', {
      status: 'draft',
      mode,
      holdDays,
      takesCommission: takesCommission(wanted, commission),
      ...facts,
    }),
    holdDays,
  }
}
