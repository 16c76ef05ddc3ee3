import { differenceOf, totalOf } from '#domain/booking/change-money.ts'
import { findDeadline } from '#domain/booking/deadlines.ts'
import { CLAIMING_STATUSES } from '#domain/booking/lifecycle.ts'
import { sumCents } from '#domain/booking/price/cents.ts'
import type { AgreedTerms } from '#domain/booking/terms.ts'
import { required } from '#domain/required.ts'
import type { Config } from '../../../config.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { postLedger } from '../../ground/ledger/post-ledger.ts'
import { readCreditLeft } from '../../ground/ledger/read-money.ts'
import { setBookingClaims } from '../availability/claim-units.ts'
import { creditBooking } from '../documents/credit-booking.ts'
import { issueDocument } from '../documents/issue.ts'
import { feeRateOf } from './agreed-fee.ts'
import { recordApproval } from './approvals/record-approval.ts'
import type { ChangeRow } from './change-rows.ts'
import { toClaims } from './claim-dates.ts'
import { enforceSpending } from './enforce-spending.ts'
import { type Acceptance, insertVersion, recordAcceptances } from './insert-version.ts'
import type { BookingRow, LockedBooking } from './lock-booking.ts'
import { boundCredits } from './refund-now.ts'
import { applyTransition } from './write-booking.ts'

interface ChangeBookingInput {
  change: ChangeRow
  /** Of the side that it was proposed to. */
  acceptance: Acceptance & { userId: number }
  /** The asking of a colleague that this answers. */
  approves?: number | undefined
  now: Date
}

/**
 * Puts what was proposed in place of the terms of a locked booking: a version that both have accepted, its dates in place of
 * the old ones, its papers, and the difference in the books. All or nothing. @throws AppError `wrong-step`, `dates-taken`
 */
export async function changeBooking(
  config: Config,
  trx: Tx,
  locked: LockedBooking,
  accepting: ChangeBookingInput,
): Promise<void> {
  const { change, now } = accepting
  const before = required(locked.terms)
  const after = JSON.parse(change.terms) as AgreedTerms
  const version = await agree(trx, locked.booking, accepting, after)
  const difference = differenceOf(before, after)
  const owesMore = difference.charges.length > 0
  const feeBasisPoints = owesMore ? feeRateOf(locked.booking, config) : locked.booking.fee_basis_points
  locked.terms = after
  locked.booking = await applyTransition(trx, locked.booking, {
    step: 'change',
    actor: accepting.acceptance.side,
    by: accepting.acceptance.userId,
    reason: change.reason,
    now,
    set: { ...toColumns(locked.booking, after, now), version, fee_basis_points: feeBasisPoints },
  })
  // what is over takes no dates any more
  if (CLAIMING_STATUSES.includes(locked.booking.status))
    await setBookingClaims(trx, {
      bookingId: locked.booking.id,
      claims: toClaims(locked.booking, after),
      replacesImports: true,
      now,
    })
  await postDifference(trx, locked.booking, { ...difference, change, now })
}

/** The proposal was the acceptance of whoever made it. */
async function agree(
  trx: Tx,
  booking: BookingRow,
  { change, acceptance, approves, now }: ChangeBookingInput,
  terms: AgreedTerms,
): Promise<number> {
  const { id } = booking
  const version = await insertVersion(trx, booking, { terms, side: change.proposed_by, now })
  const { totalCents } = terms
  if (approves !== undefined) {
    const of = { askingId: approves, organizationId: booking.buyer_id, by: acceptance.userId }
    await recordApproval(trx, { ...of, version, totalCents, sha256: change.sha256, now })
  }
  const origin = { address: change.address, userAgent: change.user_agent } as Acceptance['origin']
  const proposer = { side: change.proposed_by, userId: change.user_id, origin }
  await recordAcceptances(trx, { id, version }, { acceptances: [proposer], now: change.created_at })
  const spender = await recordAcceptances(trx, { id, version }, { acceptances: [acceptance], now })
  if (spender && approves === undefined && totalCents > booking.total_cents)
    await enforceSpending(trx, { ...spender, now })
  return version
}

function toColumns({ status }: BookingRow, { first, last, timeZone, totalCents }: AgreedTerms, now: Date) {
  return {
    first_day: first,
    last_day: last,
    total_cents: totalCents,
    deadline_at: findDeadline(status, { now, timeZone, first, last, answerHours: 0 }),
  }
}

type Difference = ReturnType<typeof differenceOf> & Pick<ChangeBookingInput, 'change' | 'now'>

/** The revised order, what is owed beside the rest, and what is no longer: papers and books say the same. */
async function postDifference(
  trx: Tx,
  { id: bookingId, seller_id: sellerId, fee_basis_points }: BookingRow,
  { charges, credits, change, now }: Difference,
): Promise<void> {
  const source = `change:${change.id}`
  await issueDocument(trx, { bookingId, paper: { kind: 'insertion-order' }, source, now })
  if (charges.length > 0) {
    await issueDocument(trx, { bookingId, paper: { kind: 'invoice', charges }, source, now })
    const taxCents = sumCents(charges.map((charge) => charge.taxCents))
    const posting = {
      purpose: 'booked',
      source,
      bookingId,
      sellerId,
      feeBasisPoints: required(fee_basis_points),
    } as const
    await postLedger(trx, { ...posting, cents: totalOf(charges), taxCents, now })
  }
  const bounded = boundCredits(credits, await readCreditLeft(trx, bookingId))
  const reason = `Agreed change: ${change.reason}`
  await creditBooking(trx, { id: bookingId, seller_id: sellerId }, { credits: bounded, reason, source, now })
}
