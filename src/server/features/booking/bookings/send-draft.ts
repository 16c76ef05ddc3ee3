import { findDeadline } from '#domain/booking/deadlines.ts'
import { dueNowOf } from '#domain/booking/payments.ts'
import { spaceCentsOf } from '#domain/booking/price/reprice.ts'
import type { AgreedTerms, BookingRequest } from '#domain/booking/terms.ts'
import { required } from '#domain/required.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { isPaidAtOnce } from '../../ground/ledger/list-ways.ts'
import { type Claim, claimUnits, hasRunOut } from '../availability/claim-units.ts'
import type { Offer } from '../quotes/read-offer.ts'
import type { BookingMove } from './booking-move.ts'
import { toClaims } from './claim-dates.ts'
import { enforceStepLimit } from './enforce-limits.ts'
import { enforceOpenLimits } from './enforce-open-limits.ts'
import { hashTerms } from './hash-terms.ts'
import { type BookingRow, lockSeen, staleBookingError } from './lock-booking.ts'
import { moveAndSecure } from './move-and-secure.ts'
import { listBookingSteps, type StepFacts, takesCommission } from './policy.ts'
import { priceDraft } from './price-draft.ts'
import { refuseSeenTaken, refuseTaken } from './refuse-taken.ts'
import { requireBrand } from './require-brand.ts'
import { requireSponsor } from './require-sponsor.ts'
import type { BookingContext, Step, StepCommand } from './step-command.ts'
import { withUnitQueue } from './with-unit-queue.ts'
import { updateRequest } from './write-booking.ts'

type SendInput = Extract<Step, { step: 'request' | 'book' | 'hold' }>
type SendCommand = StepCommand<SendInput>

/** A draft leaves its buyer's desk without taking days. @throws AppError as `applyStep` */
export async function sendDraft(context: BookingContext, sending: SendCommand): Promise<void> {
  requireOwn(sending)
  await sendPriced(context, sending)
}

/**
 * As a hold, or booked at once. Those who want the same unit wait in memory, before they cost a statement, and are decided on one
 * after another: of a thousand at once all but those who win, and who sees first that it is taken, are answered from memory.
 * @throws AppError as `applyStep`
 */
export async function takeDraft(
  context: BookingContext,
  sending: StepCommand<Extract<SendInput, { step: 'book' | 'hold' }>>,
): Promise<void> {
  requireOwn(sending)
  const { booking, actor, reader, input, inLine } = sending
  await withUnitQueue([required(booking.request.unitId)], async (hasWaited) => {
    refuseSeenTaken(sending)
    await inLine(async () => {
      await enforceStepLimit(context, { actor, step: input.step, reader })
      if (hasWaited) await refuseTaken(context, sending)
      await sendPriced(context, sending)
    })
  })
}

function requireOwn({ booking, actor, input }: SendCommand): void {
  if (booking.buyer_id !== actor.organizationId || input.version !== 0) throw staleBookingError()
}

async function sendPriced(context: BookingContext, sending: SendCommand): Promise<void> {
  const { booking, input } = sending
  const now = context.now()
  const { offer, terms: read } = await priceDraft(context, booking, canGiveWay(input, now))
  requireOpen(offer, sending)
  if ('sha256' in input && hashTerms(read).sha256.toString('hex') !== input.sha256)
    throw new AppError('price-changed')
  const terms = withWords(await withOffer(context, sending, read), toRequest(booking.request, input))
  const due = { sellerId: booking.seller_id, cents: dueNowOf(terms.schedule) }
  const isAtOnce = input.step === 'book' && (await isPaidAtOnce(context, due))
  const move = toMove({ sending, offer, terms, isPaidAtOnce: isAtOnce, now })
  const { buyer_id: buyerId, seller_id: sellerId, listing_id: listingId } = booking
  await inTransaction(context, async (trx) => {
    await enforceOpenLimits(trx, { step: input.step, buyerId, sellerId, listingId, now })
    if (move.isClaimed) await claimUnits(trx, claimsOf(booking.id, move), now)
    await moveDraft(context, trx, { sending, move })
  })
}

/** The terms that were read, at the buyer's own price for the space where one is offered. */
async function withOffer(
  context: BookingContext,
  { booking, input }: SendCommand,
  read: AgreedTerms,
): Promise<AgreedTerms> {
  if (input.step !== 'request' || input.spaceCents === undefined) return read
  const givesWay = canGiveWay(input, context.now())
  const { terms } = await priceDraft(context, booking, givesWay, input.spaceCents)
  return { ...terms, listedSpaceCents: spaceCentsOf(read) }
}

/** A request binds nobody: what a calendar elsewhere holds is the seller's to judge. */
export function canGiveWay({ step }: Pick<SendInput, 'step'>, now: Date): (claim: Claim) => boolean {
  return (claim) => hasRunOut(now)(claim) || (step === 'request' && claim.kind === 'import')
}

function requireOpen({ terms }: Offer, { booking, input }: SendCommand): void {
  const { mode, holdDays, agencyCommissionBasisPoints } = terms
  const draft = {
    status: 'draft',
    mode,
    holdDays,
    accepted: [],
    hasRival: false,
    isOnBehalf: false,
    isChallenged: false,
  } as const
  const asked = takesCommission(booking.request, agencyCommissionBasisPoints)
  const isOpen = (facts: StepFacts) => listBookingSteps('buyer', facts).includes(input.step)
  if (isOpen({ ...draft, takesCommission: asked })) return
  if (!isOpen({ ...draft, takesCommission: false })) throw staleBookingError()
  throw new AppError('wrong-step', { message: ASK_FIRST })
}

const ASK_FIRST = 'The seller confirms an agency’s commission first. Send a request to book.'

/** What the buyer says with the step, in place of what was said with the draft. */
function toRequest(request: BookingRequest, input: SendInput): BookingRequest {
  const { brand = request.brand, note = request.note, sponsor = request.sponsor } = input
  requireSponsor(sponsor)
  // nobody asks again before a hold is accepted
  if (input.step === 'hold') requireBrand(brand)
  return { ...request, brand, note, sponsor }
}

function withWords(terms: AgreedTerms, { brand, note, sponsor }: BookingRequest): AgreedTerms {
  return { ...terms, brand, note, political: sponsor === null ? null : { sponsor } }
}

interface Priced {
  sending: SendCommand
  offer: Offer
  terms: AgreedTerms
  /** Through a provider: its dates are kept for less than an hour until the payment is begun. */
  isPaidAtOnce: boolean
  now: Date
}

function toMove(given: Priced): BookingMove {
  const { offer, terms, isPaidAtOnce, now } = given
  const { actor, input, origin, isMailedByCaller, approves } = given.sending
  const own = { approves, ...(isMailedByCaller && { isMailedByCaller }) }
  const move = { step: input.step, actor: 'buyer', by: actor.personId, now, terms, origin, ...own } as const
  if (input.step === 'request') return { ...move, isClaimed: false }
  const facts = { ...terms, now, answerHours: 0 }
  if (input.step === 'book') {
    const deadlineAt = required(findDeadline('awaiting-payment', { ...facts, isPaidAtOnce }))
    return { ...move, deadlineAt, isClaimed: true }
  }
  const holdDays = Math.min(input.days, offer.terms.holdDays)
  return { ...move, deadlineAt: required(findDeadline('held', { ...facts, holdDays })), isClaimed: true }
}

function claimsOf(id: number, { step, terms, deadlineAt }: BookingMove) {
  const status = step === 'hold' ? 'held' : 'awaiting-payment'
  return toClaims({ id, status, deadline_at: deadlineAt ?? null }, required(terms))
}

async function moveDraft(
  context: BookingContext,
  trx: Tx,
  { sending, move }: { sending: SendCommand; move: BookingMove },
): Promise<void> {
  const { booking, input, keep } = sending
  const locked = await lockSeen(trx, booking)
  await updateSaid(trx, locked.booking, input)
  await moveAndSecure(context, trx, locked, move)
  await keep(trx, booking.id)
}

/** As the buyer said it last. */
async function updateSaid(trx: Tx, { id, request }: BookingRow, input: SendInput): Promise<void> {
  const said = toRequest(request, input)
  if (said.brand === request.brand && said.note === request.note && said.sponsor === request.sponsor) return
  await updateRequest(trx, id, said)
}
