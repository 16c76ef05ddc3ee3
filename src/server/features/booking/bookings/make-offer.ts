import type { offerRoutes } from '#contract/booking/bookings-offers.ts'
import type { Out } from '#contract/route.ts'
import { maskTerms } from '#domain/booking/booking-reader.ts'
import { describeMadeOffer } from '#domain/booking/booking-words.ts'
import type { BookingStatus } from '#domain/booking/lifecycle.ts'
import { formatShortCents } from '#domain/booking/price/cents.ts'
import { mayGoBelow } from '#domain/booking/price-floor.ts'
import type { AgreedTerms, BookingRequest } from '#domain/booking/terms.ts'
import { toDateRange } from '#domain/format-dates.ts'
import { type Actor, isVerified } from '#domain/listings/listing.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import type { Origin } from '../../../platform/db/audit.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { RecordResult } from '../../../platform/http/idempotent.ts'
import { hasRunOut } from '../availability/claim-units.ts'
import { requireExtras } from '../quotes/read-offer.ts'
import { buildTerms, readParties } from './build-terms.ts'
import { findBookable, findOwnTalk, lockOwnTalk, readStoredOffer } from './find-bookable.ts'
import type { BookingRow } from './lock-booking.ts'
import { notifyParties } from './notify-parties.ts'
import { quoteFirst } from './propose-terms.ts'

type OfferContext = Pick<AppContext, 'db' | 'config' | 'now' | 'gazetteer' | 'metrics'>
type Input = Out<typeof offerRoutes.makeOffer.body>

interface OfferInput {
  conversationId: number
  actor: Actor
}

/** What still waits for one of both: answered there, not beside it. */
const OPEN: readonly BookingStatus[] = ['requested', 'quoted', 'held']

/**
 * A quote of a seller for the buyer of a conversation, who has asked for nothing yet: a booking with a thread of its own, told in the
 * conversation too. Nothing binds the buyer before the buyer accepts it.
 * @returns its id. @throws AppError `not-found`, `forbidden`, `conflict`, `term-not-sold`, `dates-taken`
 */
export async function makeOffer(
  context: OfferContext,
  { input, origin, ...of }: OfferInput & { input: Input; origin: Origin },
  keep: RecordResult,
): Promise<number> {
  const { actor, conversationId } = of
  const { request, terms } = await buildOffer(context, { ...of, offered: input.terms })
  return inTransaction(context, async (trx) => {
    const now = context.now()
    const conversation = await lockOwnTalk(trx, conversationId, actor.organizationId)
    await requireNoneOpen(trx, conversation)
    const { listing_id, buyer_id, seller_id } = conversation
    const id = await quoteFirst(context, trx, {
      of: { listing_id, buyer_id, seller_id },
      request,
      move: { step: 'offer', by: actor.personId, now, terms, origin, holdsDates: input.holdsDates },
    })
    const data = { event: 'booking', by: actor.personId, bookingId: id } as const
    await notifyParties(context, trx, {
      told: [],
      message: { conversation, data, body: toWords(terms) },
      now,
    })
    await keep(trx, id)
    return id
  })
}

/** The terms that an offer would make. @throws AppError as `makeOffer` */
export async function previewOffer(
  context: OfferContext,
  asked: OfferInput & { offered: Input['terms'] },
): Promise<AgreedTerms> {
  const { terms } = await buildOffer(context, asked)
  return maskTerms(terms, { reader: 'seller', status: 'quoted' })
}

async function buildOffer(
  context: OfferContext,
  { conversationId, actor, offered }: OfferInput & { offered: Input['terms'] },
): Promise<{ request: BookingRequest; terms: AgreedTerms }> {
  if (!isVerified(actor)) throw new AppError('verify-email-first')
  const { spaceCents, ...asked } = offered
  const {
    listing_id,
    buyer_id: buyerId,
    seller_id: sellerId,
  } = await findOwnTalk(context.db, conversationId, actor.organizationId)
  const listing = await findBookable(context, listing_id, buyerId)
  const offer = await readStoredOffer(context, listing, asked.unitId)
  requireExtras(offer, asked.extras)
  const request: BookingRequest = { ...asked, unitId: required(offer.unit.id), sponsor: null }
  const runOut = hasRunOut(context.now())
  const terms = await buildTerms(context, offer, {
    parties: await readParties(context.db, { buyerId, sellerId }),
    wanted: { ...request, spaceCents },
    // what a calendar elsewhere holds, the seller judges
    givesWay: (claim) => claim.kind === 'import' || runOut(claim),
    mayGoBelow: mayGoBelow(actor),
  })
  return { request, terms }
}

/** One at a time: its buyer answers one thing. */
async function requireNoneOpen(
  trx: Tx,
  { listing_id, buyer_id }: Pick<BookingRow, 'listing_id' | 'buyer_id'>,
): Promise<void> {
  const open = await trx
    .selectFrom('bookings')
    .select('id')
    .where('listing_id', '=', listing_id)
    .where('buyer_id', '=', buyer_id)
    .where('status', 'in', OPEN)
    .limit(1)
    .executeTakeFirst()
  if (!open) return
  const message =
    'A request or an offer for this space is open with this buyer already. Answer or withdraw it first.'
  throw new AppError('conflict', { message, body: { bookingId: open.id } })
}

function toWords(terms: AgreedTerms): string {
  return describeMadeOffer({
    name: terms.seller.name,
    dates: toDateRange(terms),
    total: formatShortCents(terms.totalCents),
  })
}
