import type { approvalRoutes } from '#contract/booking/bookings-approvals.ts'
import type { Out } from '#contract/route.ts'
import type { AgreedTerms, BookingRequest } from '#domain/booking/terms.ts'
import { type Actor, isVerified } from '#domain/listings/listing.ts'
import { required } from '#domain/required.ts'
import type { Tx } from '../../../../platform/db/database.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import { AppError } from '../../../../platform/http/app-error.ts'
import type { RecordResult } from '../../../../platform/http/idempotent.ts'
import { findOpenChange } from '../change-rows.ts'
import { enforceStepLimit } from '../enforce-limits.ts'
import { hashTerms } from '../hash-terms.ts'
import {
  type BookingRow,
  getBookingRow,
  type LockedBooking,
  lockSeen,
  staleBookingError,
} from '../lock-booking.ts'
import { listBookingSteps } from '../policy.ts'
import { priceDraft } from '../price-draft.ts'
import { buildProposal } from '../propose-terms.ts'
import { readStepFacts } from '../read-step-facts.ts'
import { requireSponsor } from '../require-sponsor.ts'
import { requireStep } from '../run-step.ts'
import { canGiveWay } from '../send-draft.ts'
import type { BookingContext } from '../step-command.ts'
import { updateRequest } from '../write-booking.ts'
import type { ApprovalDoors } from './doors.ts'
import { insertAsking, type NewAsking, type Read } from './insert-asking.ts'

type AskInput = Out<typeof approvalRoutes.askForApproval.body>
type Of<Step> = Extract<AskInput, { step: Step }>
type OwnInput = Of<'request' | 'book' | 'accept'>

interface AskForApproval<Input = AskInput> {
  id: number
  actor: Actor
  input: Input
  /** The caller tells of this and more at once. */
  isToldByCaller?: true
  /** A change of one's own is priced by them. */
  doors?: Pick<ApprovalDoors, 'previewChange'>
}

/** What is read of a locked booking, and kept with the asking. */
type AskedOf = { read: Read } & Pick<NewAsking, 'spaceCents' | 'typed'> & { changeId?: number }
type AskLocked = (trx: Tx, locked: LockedBooking) => Promise<AskedOf>

/**
 * Asks those who may approve it to take a step at a booking, bound to the terms as they were read. Nothing is sent, and no dates are held.
 * @returns the booking's id. @throws AppError `booking-not-found`, `wrong-step`, `price-changed`, `terms-changed`, `dates-taken`,
 * `term-not-sold`, `not-bookable`, `conflict` where nobody may approve it
 */
export async function askForApproval(
  context: BookingContext,
  asked: AskForApproval,
  keep: RecordResult,
): Promise<number> {
  const { id, actor, input } = asked
  const { organizationId, personId } = actor
  const { booking, reader } = await getBookingRow(context.db, id, actor)
  if (reader !== 'buyer') throw staleBookingError()
  await enforceStepLimit(context, { actor, step: 'accept', reader })
  const prepared = await prepare(context, booking, asked)
  return inTransaction(context, async (trx) => {
    const locked = await lockSeen(trx, booking)
    const { changeId, ...of } = await prepared(trx, locked)
    await insertAsking(trx, {
      ...of,
      organizationId,
      personId,
      step: input.step,
      subject: { bookingId: id, ...(changeId !== undefined && { changeId }) },
      title: await readTitle(trx, booking),
      message: input.message,
      ...(asked.isToldByCaller && { isToldByCaller: true }),
      now: context.now(),
    })
    await keep(trx, id)
    return id
  })
}

async function readTitle(trx: Tx, { listing_id }: BookingRow): Promise<string> {
  const { title } = await trx
    .selectFrom('listings')
    .select('title')
    .where('id', '=', listing_id)
    .executeTakeFirstOrThrow()
  return title
}

/** Prices what is asked for; what stands in the way of it is looked at once the booking is locked. */
async function prepare(
  context: BookingContext,
  booking: BookingRow,
  { actor, input, doors }: AskForApproval,
): Promise<AskLocked> {
  const { id } = booking
  switch (input.step) {
    case 'agree':
      return (trx, locked) => requireAgreeable(trx, locked, { input, now: context.now() })
    case 'counter': {
      const { step, version, terms: proposal } = input
      const terms = await buildProposal(context, booking, proposal)
      return async (trx, locked) => {
        await requireStep(trx, locked, { actor, reader: 'buyer', input: { step, version, terms: proposal } })
        return ofTyped(version, terms, { terms: proposal })
      }
    }
    case 'change': {
      const { version, asked, reason } = input
      if (!isVerified(actor)) throw new AppError('verify-email-first')
      if (!doors) throw staleBookingError()
      const { terms } = await doors.previewChange(context, { bookingId: id, actor, asked })
      return async (trx, { booking: now }) => {
        if (now.version !== version) throw new AppError('terms-changed')
        if (await findOpenChange(trx, id)) throw staleBookingError()
        return ofTyped(version, terms, { asked, reason })
      }
    }
    default:
      return prepareOwn(context, booking, { id, actor, input })
  }
}

function ofTyped(version: number, terms: AgreedTerms, input: object): AskedOf {
  const { sha256 } = hashTerms(terms)
  return { read: { version, sha256, totalCents: terms.totalCents }, typed: { input, terms } }
}

/** Of a change that the seller has asked for. @throws AppError `wrong-step`, `terms-changed` */
async function requireAgreeable(
  trx: Tx,
  { booking }: LockedBooking,
  { input: { version, sha256 }, now }: { input: Of<'agree'>; now: Date },
): Promise<AskedOf> {
  const open = await findOpenChange(trx, booking.id)
  if (open?.proposed_by !== 'seller' || open.deadline_at <= now) throw staleBookingError()
  const isRead = open.sha256.toString('hex') === sha256 && booking.version === version
  if (!isRead || open.version !== version) throw new AppError('terms-changed')
  const { totalCents } = JSON.parse(open.terms) as AgreedTerms
  return { read: { version, sha256: open.sha256, totalCents }, changeId: open.id }
}

async function prepareOwn(
  context: BookingContext,
  booking: BookingRow,
  asked: AskForApproval<OwnInput>,
): Promise<AskLocked> {
  const { id, input } = asked
  const { spaceCents } = input
  const request = booking.status === 'draft' ? toRequest(booking.request, input) : null
  if (!request) return async (trx, locked) => ({ read: await requireTerms(trx, locked, asked), spaceCents })
  const draft = await readDraft(context, booking, { request, input })
  return async (trx, locked) => {
    const read = await requireDraft(trx, locked, { draft, input })
    await updateRequest(trx, id, request)
    return { read, spaceCents }
  }
}

/** What is advertised, as it was said last: a colleague sends it so. */
function toRequest(request: BookingRequest, input: OwnInput): BookingRequest {
  const { brand = request.brand, note = request.note, sponsor = request.sponsor } = input
  requireSponsor(sponsor)
  return { ...request, brand, note, sponsor }
}

/** The price that was read still stands; what is said with it is part of what is approved. @throws AppError `price-changed` */
async function readDraft(
  context: BookingContext,
  booking: BookingRow,
  { request, input }: { request: BookingRequest; input: OwnInput },
): Promise<Read> {
  const { step, sha256, spaceCents } = input
  if (step === 'accept') throw staleBookingError()
  const givesWay = canGiveWay({ step }, context.now())
  const price = async (of: BookingRequest, cents?: number) =>
    (await priceDraft(context, { ...booking, request: of }, givesWay, cents)).terms
  if (hashTerms(await price(booking.request)).sha256.toString('hex') !== sha256)
    throw new AppError('price-changed')
  const terms = await price(request)
  const { totalCents } = spaceCents === undefined ? terms : await price(request, spaceCents)
  return { version: 0, sha256: hashTerms(terms).sha256, totalCents }
}

async function requireDraft(
  trx: Tx,
  { booking }: LockedBooking,
  { draft, input }: { draft: Read; input: OwnInput },
): Promise<Read> {
  const steps = listBookingSteps('buyer', await readStepFacts(trx, booking))
  if (booking.status !== 'draft' || input.version !== 0 || !steps.includes(input.step))
    throw staleBookingError()
  return draft
}

/** Of a version that stands. @throws AppError `wrong-step`, `terms-changed` */
async function requireTerms(
  trx: Tx,
  locked: LockedBooking,
  { actor, input }: AskForApproval<OwnInput>,
): Promise<Read> {
  const { step, version, sha256 } = input
  if (step !== 'accept') throw staleBookingError()
  await requireStep(trx, locked, { actor, reader: 'buyer', input: { step, version, sha256 } })
  const { totalCents } = required(locked.terms)
  return { version, sha256: Buffer.from(sha256, 'hex'), totalCents }
}
