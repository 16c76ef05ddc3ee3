import { type Lifecycle, listSteps } from '../lifecycle.ts'
import { required } from '../required.ts'
import { toWallTime } from '../zoned-time.ts'
import { disputableUntil } from './deadlines.ts'
import type { LedgerSums } from './ledger-postings.ts'
import { divideBy, mulDiv } from './price/cents.ts'

export const DISPUTE_STATUSES = ['open', 'answered', 'resolved', 'withdrawn'] as const
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number]

/** Not decided yet. */
export const OPEN_DISPUTES = ['open', 'answered'] as const satisfies DisputeStatus[]

/** How an admin ends a dispute: money is credited to the buyer, days are made good, or neither. */
export const DISPUTE_RESOLUTIONS = ['refund', 'credit', 'make-good', 'nothing'] as const
export type DisputeResolution = (typeof DISPUTE_RESOLUTIONS)[number]

/** Who acts: the side that opened it, the other side, or an admin. */
export type DisputeActor = 'opener' | 'other' | 'admin'

/** The life of a dispute, beside its booking: a flight goes on while people argue. */
export const DISPUTE_LIFECYCLE = [
  { step: 'open', actors: ['opener'], from: [null], to: 'open', needsReason: true },
  { step: 'answer', actors: ['other'], from: ['open'], to: 'answered', needsReason: true, isOffered: true },
  { step: 'withdraw', actors: ['opener'], from: ['open', 'answered'], to: 'withdrawn', isOffered: true },
  {
    step: 'resolve',
    actors: ['admin'],
    from: ['open', 'answered'],
    to: 'resolved',
    needsReason: true,
    isOffered: true,
  },
] as const satisfies Lifecycle<string, DisputeStatus, DisputeActor>

export type DisputeStep = (typeof DISPUTE_LIFECYCLE)[number]['step']

/** Steps that people take. */
export const OFFERED_DISPUTE_STEPS = listSteps(DISPUTE_LIFECYCLE, {})
export type OfferedDisputeStep = (typeof OFFERED_DISPUTE_STEPS)[number]

/**
 * Whether a booking can be disputed: from when it was booked, cancelled or not, through the 30 days after its end.
 * @param booking `last` is its last day (`YYYY-MM-DD`) where the space is (`timeZone`, IANA)
 */
export function canDispute(
  { bookedAt, last, timeZone }: { bookedAt: Date | null; last: string; timeZone: string },
  now: Date,
): boolean {
  return bookedAt !== null && toWallTime(now, timeZone).date <= disputableUntil(last)
}

/** Amounts before tax and of tax, integer US cents. */
interface Taxed {
  cents: number
  taxCents: number
}

/**
 * A credit as a document has it: of an amount with tax, so much is tax as is of all that can still be credited.
 * @param totalCents tax included, not more than is left
 * @param left what was agreed and not yet credited
 */
export function toCredit(totalCents: number, left: Taxed): Taxed {
  const whole = left.cents + left.taxCents
  const taxCents = whole > 0 ? mulDiv(totalCents, left.taxCents, whole) : 0
  return { cents: totalCents - taxCents, taxCents }
}

/** A credit as it falls on each of the agreed amounts, by its share of them: net by net, tax by tax. */
export function shareCredit(
  credit: Taxed,
  amounts: readonly (Taxed & { name: string })[],
): (Taxed & { name: string })[] {
  const share = (key: keyof Taxed): number[] => {
    const weights = amounts.map((amount) => amount[key])
    return credit[key] === 0 ? weights.map(() => 0) : divideBy(weights, credit[key])
  }
  const [net, tax] = [share('cents'), share('taxCents')]
  return amounts.map(({ name }, at) => ({ name, cents: required(net[at]), taxCents: required(tax[at]) }))
}

/** The most that a resolution can credit, integer US cents: what is still agreed, and of a refund what was paid of it. */
export function findMostCredit(
  resolution: DisputeResolution,
  { agreedCents, creditedCents, paidCents, refundedCents }: LedgerSums,
): number {
  const agreed = Math.max(0, agreedCents - creditedCents)
  if (resolution === 'credit') return agreed
  return resolution === 'refund' ? Math.min(agreed, Math.max(0, paidCents - refundedCents)) : 0
}
