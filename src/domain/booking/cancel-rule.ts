import { toWallTime } from '../zoned-time.ts'
import {
  findCancellationStep,
  findMaterialDate,
  GRACE,
  listCancellationSteps,
  OWED_WORDS,
} from './cancellation.ts'
import { type Cancellation, isInGrace } from './refund.ts'

/** Why a cancellation costs what it costs, in one sentence. */
export function describeRule(given: Omit<Cancellation, 'items' | 'paidCents'>): string {
  const { by, tier, medium, periods, cancelledAt, timeZone } = given
  if (by === 'seller') return 'The seller cancels: everything comes back.'
  if (isInGrace(given)) return `Within ${GRACE.hours} hours of booking: everything comes back.`
  const on = toWallTime(cancelledAt, timeZone).date
  const { owed } = findCancellationStep(listCancellationSteps(given), on)
  const isHandedIn = periods.some((period) => (findMaterialDate(medium, period) ?? on) < on)
  const words = `By the ${tier} terms of the seller ${OWED_WORDS[owed]}.`
  return isHandedIn ? `${words} What is past its material date is owed.` : words
}
