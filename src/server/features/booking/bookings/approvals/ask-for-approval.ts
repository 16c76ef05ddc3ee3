import type { approvalRoutes } from '#contract/booking/bookings-approvals.ts'
import type { Out } from '#contract/route.ts'
import type { BookingRequest } from '#domain/booking/terms.ts'
import type { Actor } from '#domain/listings/listing.ts'
import { required } from '#domain/required.ts'
import type { Tx } from '../../../../platform/db/database.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import { AppError } from '../../../../platform/http/app-error.ts'
import type { RecordResult } from '../../../../platform/http/idempotent.ts'
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
import { readStepFacts } from '../read-step-facts.ts'
import { requireSponsor } from '../require-sponsor.ts'
import { requireStep } from '../run-step.ts'
import { canGiveWay } from '../send-draft.ts'
import type { BookingContext } from '../step-command.ts'
import { updateRequest } from '../write-booking.ts'
import { findApprovers, listMembers } from './approvers.ts'
import { findLastAsking, type LastAsking } from './askings.ts'
import { askingText, notifyApproval } from './notify-approval.ts'

type AskInput = Out<typeof approvalRoutes.askForApproval.body>

interface AskForApproval {
  id: number
  actor: Actor
  input: AskInput
}

/** What was read, as it is kept: what a colleague approves is this and nothing else. */
interface Read {
  version: number
  sha256: Buffer
  totalCents: number
}

/**
 * Asks those who may approve it to send or accept a booking, bound to the terms as they were read. Nothing is sent, and no dates are held.
 * @returns the booking's id. @throws AppError `booking-not-found`, `wrong-step`, `price-changed`, `terms-changed`, `dates-taken`,
 * `term-not-sold`, `not-bookable`, `conflict` where nobody may approve it
 */
export async function askForApproval(
  context: BookingContext,
  asked: AskForApproval,
  keep: RecordResult,
): Promise<number> {
  const { id, actor, input } = asked
  const { booking, reader } = await getBookingRow(context.db, id, actor)
  if (reader !== 'buyer') throw staleBookingError()
  await enforceStepLimit(context, { actor, step: 'accept', reader })
  const request = booking.status === 'draft' ? toRequest(booking.request, input) : null
  const draft = request && (await readDraft(context, booking, { request, input }))
  return inTransaction(context, async (trx) => {
    const locked = await lockSeen(trx, booking)
    const read = draft
      ? await requireDraft(trx, locked, { draft, input })
      : await requireTerms(trx, locked, asked)
    if (request) await updateRequest(trx, id, request)
    await insertAsking(trx, locked.booking, { ...asked, read, now: context.now() })
    await keep(trx, id)
    return id
  })
}

/** What is advertised, as it was said last: a colleague sends it so. */
function toRequest(request: BookingRequest, input: AskInput): BookingRequest {
  const { brand = request.brand, note = request.note, sponsor = request.sponsor } = input
  requireSponsor(sponsor)
  return { ...request, brand, note, sponsor }
}

/** The price that was read still stands; what is said with it is part of what is approved. @throws AppError `price-changed` */
async function readDraft(
  context: BookingContext,
  booking: BookingRow,
  { request, input }: { request: BookingRequest; input: AskInput },
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
  { draft, input }: { draft: Read; input: AskInput },
): Promise<Read> {
  const steps = listBookingSteps('buyer', await readStepFacts(trx, booking))
  if (booking.status !== 'draft' || input.version !== 0 || !steps.includes(input.step))
    throw staleBookingError()
  return draft
}

/** Of a version that stands. @throws AppError `wrong-step`, `terms-changed` */
async function requireTerms(trx: Tx, locked: LockedBooking, { actor, input }: AskForApproval): Promise<Read> {
  const { step, version, sha256 } = input
  if (step !== 'accept') throw staleBookingError()
  await requireStep(trx, locked, { actor, reader: 'buyer', input: { step, version, sha256 } })
  const { totalCents } = required(locked.terms)
  return { version, sha256: Buffer.from(sha256, 'hex'), totalCents }
}

/** Once: what waits for the same already is asked for. */
async function insertAsking(
  trx: Tx,
  booking: BookingRow,
  { actor, input, read, now }: AskForApproval & { read: Read; now: Date },
): Promise<void> {
  const { organizationId, personId } = actor
  const last = await findLastAsking(trx, booking.id)
  if (last && isSame(last, { personId, step: input.step, read })) return
  const members = await listMembers(trx, organizationId)
  const approvers = findApprovers(members, { exceptId: personId, cents: read.totalCents })
  if (approvers.length === 0)
    throw new AppError('conflict', {
      message: 'Nobody on your team may approve this amount. An owner can change that on the team page.',
    })
  await trx
    .insertInto('booking_approvals')
    .values({
      booking_id: booking.id,
      organization_id: organizationId,
      step: input.step,
      version: read.version,
      sha256: read.sha256,
      total_cents: read.totalCents,
      space_cents: input.spaceCents ?? null,
      asked_by: personId,
      note: input.message,
      at: now,
    })
    .execute()
  await notifyApproval(trx, {
    booking,
    kind: 'approval-asked',
    userIds: approvers.map(({ userId }) => userId),
    by: personId,
    toText: askingText(read.totalCents),
    now,
  })
}

function isSame(
  { answer, asked_by, step, version, sha256, total_cents }: LastAsking,
  asked: { personId: number; step: string; read: Read },
): boolean {
  const isOfThis = asked_by === asked.personId && step === asked.step && answer === null
  const { read } = asked
  return isOfThis && version === read.version && total_cents === read.totalCents && sha256.equals(read.sha256)
}
