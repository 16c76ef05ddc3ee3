import type { bookingRoutes } from '#contract/booking/bookings.ts'
import type { Out } from '#contract/route.ts'
import { maskTerms } from '#domain/booking/booking-reader.ts'
import type { Days } from '#domain/booking/cells.ts'
import { CLIENT_HOLD_DAYS } from '#domain/booking/clients.ts'
import { mayGoBelow } from '#domain/booking/price-floor.ts'
import { RENEWABLE_STATUSES } from '#domain/booking/renewal.ts'
import type { AgreedTerms, BookingRequest } from '#domain/booking/terms.ts'
import type { Actor } from '#domain/listings/listing.ts'
import { required } from '#domain/required.ts'
import { addDays, toInstant, toWallTime } from '#domain/zoned-time.ts'
import type { AppContext } from '../../../context.ts'
import type { Origin } from '../../../platform/db/audit.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { findListing } from '../../listings/listings/queries.ts'
import { type Claim, hasRunOut } from '../availability/claim-units.ts'
import { type Offer, type QuoteContext, readOffer, requireExtras } from '../quotes/read-offer.ts'
import type { BookingMove, MoveContext } from './booking-move.ts'
import { buildTerms, readParties } from './build-terms.ts'
import { findBookable, readStoredOffer } from './find-bookable.ts'
import { type BookingRow, getBookingRow, lockBooking, lockSeen, readTerms } from './lock-booking.ts'
import { moveBooking } from './move-booking.ts'
import { insertPlacedOrder } from './order-rows.ts'
import { requireStep } from './run-step.ts'
import type { BookingContext, Step, StepCommand } from './step-command.ts'
import { insertDraft } from './write-booking.ts'

export type Proposed = Out<typeof bookingRoutes.previewProposal.body>
type ProposeTermsInput = StepCommand<Extract<Step, { step: 'quote' | 'counter' }>>

/** New terms by either side: a new version, accepted by whoever proposes it. @throws AppError as `takeStep` */
export async function proposeTerms(context: BookingContext, taking: ProposeTermsInput): Promise<void> {
  const { booking, actor, reader, input, origin, keep, approves } = taking
  const terms = await buildProposal(context, booking, input.terms, {
    mayGoBelow: reader !== 'seller' || mayGoBelow(actor),
  })
  const move: Omit<BookingMove, 'actor'> = {
    step: input.step,
    by: actor.personId,
    now: context.now(),
    terms,
    origin,
    approves,
    holdsDates: input.step === 'quote' && input.holdsDates,
  }
  await inTransaction(context, async (trx) => {
    const locked = await lockSeen(trx, booking)
    await requireStep(trx, locked, taking)
    await moveBooking(context, trx, locked, { ...move, actor: reader })
    await keep(trx, booking.id)
  })
}

/** The terms that a proposal would make; writes nothing. @throws AppError `booking-not-found`, `term-not-sold`, `dates-taken` */
export async function previewProposal(
  context: QuoteContext,
  { id, actor, proposal }: { id: number; actor: Actor; proposal: Proposed },
): Promise<AgreedTerms> {
  const { booking, reader } = await getBookingRow(context.db, id, actor)
  const isNext = RENEWABLE_STATUSES.includes(booking.status)
  const terms = await (isNext ? buildNextTerm : buildProposal)(context, booking, proposal)
  return maskTerms(terms, { reader, status: booking.status })
}

export interface BuildOptions {
  /** What holds in place of some of what the seller sells by now. */
  prepare?: (offer: Offer) => Offer
  mayGoBelow?: boolean
}

/**
 * All but what is proposed is as the version before says, a price that it agrees on among it; what is priced by the seller's
 * terms is priced as of now.
 */
export async function buildProposal(
  context: QuoteContext,
  booking: BookingRow,
  proposal: Proposed,
  { prepare = (offer) => offer, mayGoBelow: isFree = true }: BuildOptions = {},
): Promise<AgreedTerms> {
  const { id, listing_id, buyer_id, seller_id, request } = booking
  const listing = await findListing(context.db, listing_id)
  if (!listing) throw new AppError('not-bookable')
  const offer = prepare(await readOffer(context, listing, proposal.unitId))
  requireExtras(offer, proposal.extras)
  const parties = await readParties(context.db, { buyerId: buyer_id, sellerId: seller_id })
  const { brand, sponsor, isAgency = false } = request
  return buildTerms(context, offer, {
    parties,
    wanted: { brand, sponsor, isAgency, ...proposal },
    before: await readTerms(context.db, booking),
    givesWay: canGiveWay(id, context.now()),
    mayGoBelow: isFree,
  })
}

/** The next term of what runs: what is shown already needs no time to prepare. @throws AppError as `buildProposal` */
export function buildNextTerm(
  context: QuoteContext,
  booking: BookingRow,
  proposal: Proposed,
  options: Pick<BuildOptions, 'mayGoBelow'> = {},
): Promise<AgreedTerms> {
  return buildProposal(context, booking, proposal, {
    ...options,
    prepare: (offer) => ({ ...offer, terms: { ...offer.terms, leadDays: 0 } }),
  })
}

type FirstMove = Omit<BookingMove, 'actor' | 'terms'> & { step: 'renew' | 'offer'; terms: AgreedTerms }

interface FirstQuote {
  of: Pick<BookingRow, 'listing_id' | 'buyer_id' | 'seller_id'> & { renews_id?: number }
  request: BookingRequest
  move: FirstMove
}

/**
 * What a seller offers by themselves: a quote of its own, in an order that has left already.
 * @returns its id. @throws AppError as `moveBooking`
 */
export async function quoteFirst(
  context: MoveContext,
  trx: Tx,
  { of, request, move }: FirstQuote,
): Promise<number> {
  const order_id = await insertPlacedOrder(trx, of.buyer_id)
  const id = await insertDraft(trx, { ...of, order_id, request, terms: move.terms, now: move.now })
  await moveBooking(context, trx, await lockBooking(trx, id), { ...move, actor: 'seller' })
  return id
}

/** The next term of a locked booking that runs, offered by its seller. @returns its id. @throws AppError as `moveBooking` */
export function proposeNextTerm(
  context: MoveContext,
  trx: Tx,
  { id, listing_id, buyer_id, seller_id, request }: BookingRow,
  { proposal, move }: { proposal: Proposed; move: Omit<FirstMove, 'step'> },
): Promise<number> {
  const { unitId, from, to, quantity, extras, note } = proposal
  return quoteFirst(context, trx, {
    of: { renews_id: id, listing_id, buyer_id, seller_id },
    request: { ...request, unitId, from, to, quantity, extras, note },
    move: { ...move, step: 'renew' },
  })
}

/** Its own dates, what ran out, and what a calendar elsewhere holds: the seller judges that. */
function canGiveWay(bookingId: number, now: Date) {
  return (claim: Claim): boolean =>
    claim.bookingId === bookingId || claim.kind === 'import' || hasRunOut(now)(claim)
}

/** What a seller publishes for buyers does not bind the seller. */
export function withoutRules<T extends { terms: object }>(offer: T): T {
  return { ...offer, terms: { ...offer.terms, leadDays: 0, minDays: null, maxDays: null } }
}

type HoldContext = Pick<AppContext, 'db' | 'config' | 'now' | 'gazetteer' | 'metrics'>

interface HoldInput extends Days {
  actor: Actor
  origin: Origin
  /** The organization of the client. */
  buyerId: number
  listingId: number
  unitId: number | null
  brand: string
  note: string
  /** The last day of the hold, where the space is. */
  until: string
}

/**
 * Holds days of an own space for a client without an account, at the seller's own prices. Nobody else can book them until the hold
 * ends, by its seller or by the clock. @returns the booking's id.
 * @throws AppError `listing-not-found`, `term-not-sold`, `dates-taken`, `invalid-input`
 */
export async function holdForClient(context: HoldContext, input: HoldInput): Promise<number> {
  const { actor, origin, buyerId, listingId, brand, note } = input
  const listing = await findBookable(context, listingId, buyerId)
  if (listing.seller_id !== actor.organizationId) throw new AppError('listing-not-found')
  const offer = withoutRules(await readStoredOffer(context, listing, input.unitId))
  const request: BookingRequest = {
    unitId: required(offer.unit.id),
    from: input.first,
    to: input.last,
    quantity: 1,
    extras: [],
    brand,
    note,
    sponsor: null,
  }
  const runOut = hasRunOut(context.now())
  const parties = await readParties(context.db, { buyerId, sellerId: listing.seller_id })
  const terms = await buildTerms(context, offer, {
    parties,
    wanted: request,
    // what a calendar elsewhere holds, the seller judges
    givesWay: (claim) => claim.kind === 'import' || runOut(claim),
  })
  const deadlineAt = toDeadline(terms, { until: input.until, now: context.now() })
  return inTransaction(context, async (trx) => {
    const id = await insertOffline(trx, { listing, buyerId, request, terms, now: context.now() })
    await moveBooking(context, trx, await lockBooking(trx, id), {
      step: 'hold',
      actor: 'seller',
      by: actor.personId,
      now: context.now(),
      terms,
      origin,
      deadlineAt,
    })
    return id
  })
}

interface NewOffline {
  listing: { id: number; seller_id: number }
  buyerId: number
  request: BookingRequest
  terms: AgreedTerms
  now: Date
}

async function insertOffline(trx: Tx, { listing, buyerId, request, terms, now }: NewOffline) {
  return insertDraft(trx, {
    order_id: await insertPlacedOrder(trx, buyerId),
    listing_id: listing.id,
    buyer_id: buyerId,
    seller_id: listing.seller_id,
    origin: 'offline',
    request,
    terms,
    now,
  })
}

/** @param today where the space is. @throws AppError `invalid-input` */
export function requireHoldEnd(until: string, today: string): void {
  if (until >= today && until <= addDays(today, CLIENT_HOLD_DAYS)) return
  const message = `Choose a day from today to ${CLIENT_HOLD_DAYS} days on`
  throw new AppError('invalid-input', { message, fields: { until: message } })
}

/** The end of a day where the space is; no hold outlasts the first day that it holds. */
function toDeadline(
  { first, timeZone }: Pick<AgreedTerms, 'first' | 'timeZone'>,
  { until, now }: { until: string; now: Date },
): Date {
  const today = toWallTime(now, timeZone).date
  requireHoldEnd(until, today)
  const end = first > today && until >= first ? addDays(first, -1) : until
  return toInstant({ date: addDays(end, 1), minute: 0 }, timeZone)
}
