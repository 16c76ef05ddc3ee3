import type { BookingRequest } from '#domain/booking/terms.ts'
import { required } from '#domain/required.ts'
import type { Tx } from '../../../../platform/db/database.ts'
import { AppError } from '../../../../platform/http/app-error.ts'
import { hashTerms } from '../hash-terms.ts'
import { type BookingRow, type LockedBooking, staleBookingError } from '../lock-booking.ts'
import { listBookingSteps } from '../policy.ts'
import { priceDraft } from '../price-draft.ts'
import { readStepFacts } from '../read-step-facts.ts'
import { requireSponsor } from '../require-sponsor.ts'
import { requireStep } from '../run-step.ts'
import { canGiveWay } from '../send-draft.ts'
import type { BookingContext } from '../step-command.ts'
import { updateRequest } from '../write-booking.ts'
import type { AskForApproval, AskLocked, OwnInput } from './ask-input.ts'
import type { Read } from './insert-asking.ts'

/** Of a step that takes the terms as they stand: those that were read, once the booking is locked. @throws AppError `price-changed` */
export async function prepareOwn(
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
