import type { Reader } from '#domain/booking/booking-reader.ts'
import type { BookingStatus, OfferedBookingStep } from '#domain/booking/lifecycle.ts'
import { type Actor, isVerified } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { requireCapability } from '../../../platform/http/require-actor.ts'
import {
  DRAFTS_PER_USER,
  HOLDS_PER_USER,
  REQUESTS_PER_PENDING_USER,
  REQUESTS_PER_USER,
  STEPS_PER_USER,
} from './limits.ts'
import { stepNeeds } from './policy.ts'

type LimitContext = Pick<AppContext, 'limiter'>

/** Who has not verified an address may ask, and end what was asked. */
const UNVERIFIED: readonly OfferedBookingStep[] = ['request', 'withdraw', 'decline', 'cancel']

/** @throws AppError `role-missing` */
export function requireStep(
  { may }: Pick<Actor, 'may'>,
  reader: Reader,
  at: { step: OfferedBookingStep; status: BookingStatus },
): void {
  const needed = stepNeeds(reader, at)
  if (needed) requireCapability({ may }, needed)
}

/** @throws AppError `rate-limited` */
export async function enforceStepLimit(
  { limiter }: LimitContext,
  { actor, step, reader }: { actor: Actor; step: OfferedBookingStep; reader: Reader },
): Promise<void> {
  await limiter.take(limitOf(step, { actor, reader }), String(actor.personId))
}

/** @throws AppError `verify-email-first` */
export function requireVerified(actor: Actor, step: OfferedBookingStep): void {
  if (!isVerified(actor) && !UNVERIFIED.includes(step)) throw new AppError('verify-email-first')
}

function limitOf(step: OfferedBookingStep, { actor, reader }: { actor: Actor; reader: Reader }) {
  if (step === 'request') return isVerified(actor) ? REQUESTS_PER_USER : REQUESTS_PER_PENDING_USER
  if (step === 'hold' && reader === 'buyer') return HOLDS_PER_USER
  return step === 'book' ? DRAFTS_PER_USER : STEPS_PER_USER
}
