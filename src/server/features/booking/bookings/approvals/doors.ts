import type { changeRoutes } from '#contract/booking/booking-changes.ts'
import type { Out } from '#contract/route.ts'
import type { AgreedTerms } from '#domain/booking/terms.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { Origin } from '../../../../platform/db/audit.ts'
import type { RecordResult } from '../../../../platform/http/idempotent.ts'
import type { BookingContext } from '../step-command.ts'

interface AtBooking {
  bookingId: number
  actor: Actor
}

interface ApproveInput extends AtBooking {
  origin: Origin
  /** The asking of a colleague that this answers. */
  approves: number
}

type ChangeInput = Out<typeof changeRoutes.previewChange.body>

/** What features beside this one do where it is approved, as their own routes do it. */
export interface ApprovalDoors {
  previewChange: (
    context: BookingContext,
    of: AtBooking & { asked: ChangeInput },
  ) => Promise<{ terms: AgreedTerms }>
  proposeChange: (
    context: BookingContext,
    of: ApproveInput & { input: { version: number; asked: ChangeInput; reason: string } },
    keep: RecordResult,
  ) => Promise<unknown>
  answerChange: (
    context: BookingContext,
    of: ApproveInput & { input: { step: 'accept'; sha256: string } },
    keep: RecordResult,
  ) => Promise<unknown>
  acceptProposal: (
    context: BookingContext,
    of: Omit<ApproveInput, 'bookingId'> & { proposalId: number; version: number; sha256: string },
    keep: RecordResult,
  ) => Promise<unknown>
}
