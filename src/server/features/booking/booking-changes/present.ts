import type { Change } from '#contract/booking/booking-changes.ts'
import { maskTerms, type Reader } from '#domain/booking/booking-reader.ts'
import type { BookingStatus } from '#domain/booking/lifecycle.ts'
import type { AgreedTerms } from '#domain/booking/terms.ts'
import type { ChangeRow } from '../bookings/change-rows.ts'
import { listChangeSteps } from './policy.ts'

export function presentChange(
  row: ChangeRow,
  { reader, status }: { reader: Reader; status: BookingStatus },
): Change {
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    proposedBy: row.proposed_by,
    version: row.version,
    terms: maskTerms(JSON.parse(row.terms) as AgreedTerms, { reader, status }),
    sha256: row.sha256.toString('hex'),
    reason: row.reason,
    answer: row.answer,
    deadlineAt: row.deadline_at.toISOString(),
    createdAt: row.created_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    steps: listChangeSteps(row, reader),
  }
}
