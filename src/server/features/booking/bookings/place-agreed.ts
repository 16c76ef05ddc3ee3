import { sumCents } from '#domain/booking/price/cents.ts'
import type { AgreedTerms, BookingRequest } from '#domain/booking/terms.ts'
import { DAY_MS } from '#domain/dates.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import type { Origin } from '../../../platform/db/audit.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { type Mail, sendMails } from '../../../platform/mail/mail.ts'
import { nameOrganization } from '../../../platform/mail/name-organization.ts'
import { type Claim, lockUnits } from '../availability/claim-units.ts'
import { insertAsking, type NewAsking } from './approvals/insert-asking.ts'
import { recordApproval } from './approvals/record-approval.ts'
import type { MoveContext } from './booking-move.ts'
import { type FittedOffer, fitOffer, readParties } from './build-terms.ts'
import { enforceSpending } from './enforce-spending.ts'
import { findBookable, readStoredOffer } from './find-bookable.ts'
import { findPayUntil } from './find-pay-until.ts'
import { atLine } from './line-taken.ts'
import { lockBooking } from './lock-booking.ts'
import { mailTogether } from './mail-together.ts'
import { moveAndSecure } from './move-and-secure.ts'
import { moveBooking } from './move-booking.ts'
import { listBookingAudience } from './notify-offer.ts'
import { insertPlacedOrder } from './order-rows.ts'
import { withoutRules } from './propose-terms.ts'
import { insertDraft } from './write-booking.ts'

export { LineTaken } from './line-taken.ts'

type PriceContext = Pick<AppContext, 'db' | 'config' | 'now' | 'gazetteer' | 'metrics'>

interface PriceInput {
  sellerId: number
  /** The organization of the client; null: it is not there yet, and is named when it is. */
  buyerId: number | null
  listingId: number
  request: BookingRequest
  /** In place of the seller's own prices. */
  spaceCents: number | null
  /** Claims that do not stand in the way. */
  givesWay: (claim: Claim) => boolean
  /** As `buildTerms` has it. */
  mayGoBelow?: boolean
  /** The price is for everything: no extra is added to it. */
  isAllIn?: boolean
}

/**
 * What a seller and one of their clients would agree on, as of now; what the seller publishes for buyers does not bind the seller.
 * @throws AppError `listing-not-found`, `not-bookable`, `term-not-sold`, `dates-taken`, `below-minimum`
 */
export async function priceForClient(context: PriceContext, input: PriceInput): Promise<AgreedTerms> {
  const { spaceCents, mayGoBelow, ...of } = input
  return (await fitForClient(context, of)).at(spaceCents, { ...(mayGoBelow !== undefined && { mayGoBelow }) })
}

/** The same at any price, with what it costs at least. @throws AppError `listing-not-found`, `not-bookable`, `term-not-sold`, `dates-taken` */
export async function fitForClient(
  context: PriceContext,
  {
    sellerId,
    buyerId,
    listingId,
    request,
    givesWay,
    isAllIn = false,
  }: Omit<PriceInput, 'spaceCents' | 'mayGoBelow'>,
): Promise<FittedOffer> {
  const listing = await findBookable(context, listingId, buyerId)
  if (listing.seller_id !== sellerId) throw new AppError('listing-not-found')
  const offer = withoutRules(await readStoredOffer(context, listing, request.unitId))
  const sold = isAllIn ? { ...offer, terms: { ...offer.terms, extras: [] } } : offer
  return fitOffer(context, sold, {
    parties: await readParties(context.db, { buyerId, sellerId }),
    wanted: request,
    givesWay,
  })
}

/** Terms of one line between a seller and a client. */
export interface AgreedLine {
  terms: AgreedTerms
  request: BookingRequest
}

interface Side {
  sellerId: number
  buyerId: number
  now: Date
}

interface HoldAll extends Side {
  /** Of the seller's people. */
  by: number
  origin: Origin
  deadlineAt: Date
}

/** Holds the days of all lines for a client without an account, or of none. @returns the bookings. @throws AppError `dates-taken` */
export async function holdLines(
  context: MoveContext,
  trx: Tx,
  lines: readonly AgreedLine[],
  { sellerId, buyerId, by, origin, deadlineAt, now }: HoldAll,
): Promise<number[]> {
  await lockUnits(trx, unitsOf(lines))
  const ids: number[] = []
  for (const { terms, request } of lines) {
    const id = await insertDraft(trx, {
      order_id: await insertPlacedOrder(trx, buyerId),
      listing_id: terms.listing.id,
      buyer_id: buyerId,
      seller_id: sellerId,
      origin: 'offline',
      request,
      terms,
      now,
    })
    const move = { step: 'hold', actor: 'seller', by, now, terms, origin, deadlineAt } as const
    await atLine(terms, async () => moveBooking(context, trx, await lockBooking(trx, id), move))
    ids.push(id)
  }
  return ids
}

interface RecordOne extends Side {
  /** Of the seller's people. */
  by: number
  origin: Origin
  /** How it was agreed. */
  reason: string
}

/** A line of a contract as a booking that its seller records; its days are free. @returns its id. @throws AppError `dates-taken` */
export async function recordContract(
  context: MoveContext,
  trx: Tx,
  { terms, request }: AgreedLine,
  { sellerId, buyerId, reason, ...side }: RecordOne,
): Promise<number> {
  const { now } = side
  const id = await insertDraft(trx, {
    order_id: await insertPlacedOrder(trx, buyerId),
    listing_id: terms.listing.id,
    buyer_id: buyerId,
    seller_id: sellerId,
    origin: 'contract',
    request,
    terms,
    now,
  })
  const move = { ...side, actor: 'seller' } as const
  const deadlineAt = new Date(now.getTime() + DAY_MS)
  const held = { ...move, step: 'hold', terms, deadlineAt, isFollowed: true } as const
  await moveBooking(context, trx, await lockBooking(trx, id), held)
  await moveBooking(context, trx, await lockBooking(trx, id), { ...move, step: 'record', reason })
  return id
}

/** Gives back what is still held; what has ended already stays as it is. */
export async function releaseHolds(
  context: MoveContext,
  trx: Tx,
  ids: readonly number[],
  { by, now }: { by: number | null; now: Date },
): Promise<void> {
  for (const id of ids) {
    const locked = await lockBooking(trx, id)
    if (locked.booking.status === 'held')
      await moveBooking(context, trx, locked, { step: 'withdraw', actor: 'seller', by, now })
  }
}

interface OfferOne extends Side {
  /** Who of the seller's people offered it. */
  offeredBy: number | null
  deadlineAt: Date
}

/** A booking of one line, offered by its seller and not accepted yet; its days stay free until then. @returns its id */
export async function offerAgreed(
  context: MoveContext,
  trx: Tx,
  { terms, request }: AgreedLine,
  { sellerId, buyerId, offeredBy, deadlineAt, now }: OfferOne,
): Promise<number> {
  const id = await insertDraft(trx, {
    order_id: await insertPlacedOrder(trx, buyerId),
    listing_id: terms.listing.id,
    buyer_id: buyerId,
    seller_id: sellerId,
    request,
    terms,
    now,
  })
  const by = { actor: 'seller', by: offeredBy } as const
  const move = { step: 'offer', ...by, now, terms, holdsDates: false, deadlineAt } as const
  // its buyer has taken it just now
  await moveBooking(context, trx, await lockBooking(trx, id), { ...move, isMailedByCaller: true })
  return id
}

interface PlaceAll extends Side {
  /** Who of the seller's people offered it, and who of the buyer's accepts it. */
  offeredBy: number | null
  acceptedBy: number
  /** The asking of a colleague that this answers. */
  approves?: number | undefined
  origin: Origin
  /** What the buyer's people are mailed of all of it; with until when the first of it is to be paid, where it is. */
  toBuyer: (email: string, payUntil: string | null) => Mail
}

/**
 * Bookings of all lines in one order, offered by the seller and accepted by the buyer, or none of them: their units are locked first
 * and in order. One letter a side. @throws LineTaken for the first line whose days are gone, AppError `approval-needed`
 */
export async function placeAgreed(
  context: MoveContext,
  trx: Tx,
  lines: readonly AgreedLine[],
  { sellerId, buyerId, offeredBy, acceptedBy, approves, origin, toBuyer, now }: PlaceAll,
): Promise<{ orderId: number; ids: number[] }> {
  // of all of it: the refusal of a line would name too little
  const extraCents = sumCents(lines.map(({ terms }) => terms.totalCents))
  const organizationId = buyerId
  if (approves === undefined)
    await enforceSpending(trx, { personId: acceptedBy, organizationId, extraCents, now })
  else await recordApproval(trx, { askingId: approves, organizationId, by: acceptedBy, now })
  await lockUnits(trx, unitsOf(lines))
  const orderId = await insertPlacedOrder(trx, buyerId)
  const ids: number[] = []
  for (const { terms, request } of lines) {
    const id = await insertDraft(trx, {
      order_id: orderId,
      listing_id: terms.listing.id,
      buyer_id: buyerId,
      seller_id: sellerId,
      request,
      terms,
      now,
    })
    const mailed = { isMailedByCaller: 'of-both' } as const
    await atLine(terms, async () => {
      await moveBooking(context, trx, await lockBooking(trx, id), {
        ...mailed,
        step: 'offer',
        actor: 'seller',
        by: offeredBy,
        now,
        terms,
        holdsDates: false,
        isFollowed: true,
      })
      await moveAndSecure(context, trx, await lockBooking(trx, id), {
        ...mailed,
        step: 'accept',
        actor: 'buyer',
        by: acceptedBy,
        isSpendingChecked: true,
        now,
        origin,
      })
    })
    ids.push(id)
  }
  await mailTogether(context, trx, ids)
  const audience = await listBookingAudience(trx, [buyerId], 'buyer')
  const payUntil = await findPayUntil(trx, ids)
  await sendMails(
    trx,
    audience.map(({ email, actingFor }) => nameOrganization(toBuyer(email, payUntil), actingFor)),
  )
  return { orderId, ids }
}

/** Asks colleagues to accept all of it in place of who may not spend so much. @returns the asking's id. @throws AppError `conflict` */
export function askToPlace(
  trx: Tx,
  { proposalId, ...asked }: Omit<NewAsking, 'step' | 'subject'> & { proposalId: number },
): Promise<number> {
  return insertAsking(trx, { ...asked, step: 'proposal', subject: { proposalId } })
}

/** Of whoever buys for an organization. */
export async function listBuyerAddresses(db: Db, buyerId: number): Promise<string[]> {
  return (await listBookingAudience(db, [buyerId], 'buyer')).map(({ email }) => email)
}

function unitsOf(lines: readonly AgreedLine[]): number[] {
  return lines.flatMap(({ terms }) => terms.units.map(({ unitId }) => required(unitId)))
}
