import type { DeskDispute, Dispute } from '#contract/booking/disputes.ts'
import type { Reader } from '#domain/booking/booking-reader.ts'
import { findMostCredit } from '#domain/booking/dispute.ts'
import type { LedgerSums } from '#domain/booking/ledger-postings.ts'
import { toBookingReference } from '#domain/booking/reference.ts'
import { listDisputeSteps } from './policy.ts'
import type { DeskRow, DisputeRow } from './queries.ts'

type Evidence = NonNullable<Dispute['problem']>['proofs']

export function presentDispute(row: DisputeRow, reader: Reader, proofs: Evidence): Dispute {
  return {
    id: row.id,
    status: row.status,
    openedBy: row.opened_by,
    reason: row.reason,
    problem: presentProblem(row, proofs),
    answer: row.answer,
    resolution: row.resolution,
    creditCents: row.credit_cents,
    decision: row.decision,
    steps: listDisputeSteps(row, reader),
    createdAt: row.created_at.toISOString(),
    answeredAt: row.answered_at?.toISOString() ?? null,
    resolvedAt: row.resolved_at?.toISOString() ?? null,
  }
}

function presentProblem(
  { kind, lost_from: from, lost_to: to, asked_cents: askedCents }: DisputeRow,
  proofs: Evidence,
): Dispute['problem'] {
  if (kind === null || from === null || to === null || askedCents === null) return null
  return { kind, from, to, askedCents, proofs }
}

interface Desk {
  money: LedgerSums
  proofs: Evidence
}

/** @param reader as whom the admin reads it: one side of a booking decides nothing of it */
export function presentDeskDispute(row: DeskRow, reader: Reader, { money, proofs }: Desk): DeskDispute {
  return {
    ...presentDispute(row, reader, proofs),
    booking: {
      id: row.booking_id,
      reference: toBookingReference(row.booking_id),
      title: row.title,
      first: row.first_day,
      last: row.last_day,
      totalCents: row.total_cents,
    },
    buyer: row.buyer,
    seller: row.seller,
    paidCents: findMostCredit('refund', money),
    creditableCents: findMostCredit('credit', money),
  }
}
