import type { ArtworkState } from '#domain/booking/creative/stand.ts'
import type { BookingStatus, OfferedBookingStep } from '#domain/booking/lifecycle.ts'
import type { ProofState } from '#domain/booking/proof/stand.ts'
import type { Side } from '#domain/messaging/conversation.ts'

/** A booking as far as it is spoken of, as its reader may see it. Cents are integer US cents, days `YYYY-MM-DD`, instants ISO 8601. */
export interface BookingFacts {
  id: number
  reference: string
  status: BookingStatus
  /** Null: an admin. */
  side: Side | null
  /** Of a client without an account: its seller sends the artwork. */
  isOnBehalf: boolean
  listing: { id: number; title: string }
  other: { name: string; company: string | null }
  first: string
  last: string
  timeZone: string
  totalCents: number
  deadlineAt: string | null
  steps: readonly OfferedBookingStep[]
  artwork: { state: ArtworkState; dueOn: string | null; isLate: boolean } | null
  proof: { state: ProofState; dueOn: string; isLate: boolean } | null
  hasOpenChange: boolean
  hasOpenDispute: boolean
  money: { agreedCents: number; paidCents: number; refundedCents: number; openCents: number }
  /** Null where a draft cannot be booked as it is. */
  terms: {
    schedule: readonly { label: string; dueOn: string | null; cents: number }[]
    cancellation: { steps: readonly string[] }
    makeGood: string
    proof: string
  } | null
  /** Null where nobody can cancel. */
  cancelling: { refundCents: number; keptCents: number; dueCents: number; rule: string } | null
  conversationId: number | null
}
