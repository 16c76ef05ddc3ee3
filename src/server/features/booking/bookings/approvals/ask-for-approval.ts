import type { AgreedTerms } from '#domain/booking/terms.ts'
import { isVerified } from '#domain/listings/listing.ts'
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
import { buildProposal } from '../propose-terms.ts'
import { requireStep } from '../run-step.ts'
import type { BookingContext } from '../step-command.ts'
import type { AskForApproval, AskingParts, AskLocked, Of } from './ask-input.ts'
import { insertAsking } from './insert-asking.ts'
import { prepareOwn } from './prepare-own.ts'

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

function ofTyped(version: number, terms: AgreedTerms, input: object): AskingParts {
  const { sha256 } = hashTerms(terms)
  return { read: { version, sha256, totalCents: terms.totalCents }, typed: { input, terms } }
}

/** Of a change that the seller has asked for. @throws AppError `wrong-step`, `terms-changed` */
async function requireAgreeable(
  trx: Tx,
  { booking }: LockedBooking,
  { input: { version, sha256 }, now }: { input: Of<'agree'>; now: Date },
): Promise<AskingParts> {
  const open = await findOpenChange(trx, booking.id)
  if (open?.proposed_by !== 'seller' || open.deadline_at <= now) throw staleBookingError()
  const isRead = open.sha256.toString('hex') === sha256 && booking.version === version
  if (!isRead || open.version !== version) throw new AppError('terms-changed')
  const { totalCents } = JSON.parse(open.terms) as AgreedTerms
  return { read: { version, sha256: open.sha256, totalCents }, changeId: open.id }
}
