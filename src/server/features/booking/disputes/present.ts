import type { DeskDispute, Dispute } from '#contract/booking/disputes.ts'
import type { Reader } from '#domain/booking/booking-reader.ts'
import { findMostCredit } from '#domain/booking/dispute.ts'
import type { LedgerSums } from '#domain/booking/ledger-postings.ts'
import { toBookingReference } from '#domain/booking/terms.ts'
import { listDisputeSteps } from './policy.ts'
import type { DeskRow, DisputeRow } from './queries.ts'

export function presentDispute(row: DisputeRow, reader: Reader): Dispute {
  return {
    id: row.id,
    status: row.status,
    openedBy: row.opened_by,
    reason: row.reason,
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

/** @param reader as whom the admin reads it: one side of a booking decides nothing of it */
export function presentDeskDispute(row: DeskRow, reader: Reader, money: LedgerSums): DeskDispute {
  return {
    ...presentDispute(row, reader),
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
