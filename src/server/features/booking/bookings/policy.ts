import type { BookingMode } from '#domain/booking/booking-terms.ts'
import { BOOKING_LIFECYCLE, type BookingStatus, type OfferedBookingStep } from '#domain/booking/lifecycle.ts'
import type { AgreedTerms, BookingRequest, Party } from '#domain/booking/terms.ts'
import { listSteps } from '#domain/lifecycle.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { Side } from '#domain/messaging/conversation.ts'

interface Subject {
  buyer_id: number
  seller_id: number
  version: number
}

export type Reader = Side | 'admin'

/** As whom somebody reads and moves a booking; null: it is none of theirs. What a buyer has not sent is the buyer's own. */
export function readerOf(booking: Subject, actor: Actor): Reader | null {
  if (actor.id === booking.buyer_id) return 'buyer'
  if (actor.id === booking.seller_id && booking.version > 0) return 'seller'
  return actor.role === 'admin' ? 'admin' : null
}

export interface StepFacts {
  status: BookingStatus
  mode: BookingMode
  /** How long a buyer may hold without asking. */
  holdDays: number
  /** Sides that have accepted the version as it stands. */
  accepted: readonly Side[]
  /** Somebody waits for these dates. */
  hasRival: boolean
  /** The seller has challenged the hold: it ends within a day, and is not shortened again. */
  isChallenged: boolean
  /** An agency asks for its commission: the seller agrees to that, whatever is sold at once. */
  takesCommission: boolean
}

/** Whether a request means less for its seller because its buyer says to be an agency. @param basisPoints what the seller grants */
export function takesCommission({ isAgency = false }: BookingRequest, basisPoints: number | null): boolean {
  return isAgency && Boolean(basisPoints)
}

/** What somebody may do now. */
export function listBookingSteps(reader: Reader, facts: StepFacts): OfferedBookingStep[] {
  return listSteps(BOOKING_LIFECYCLE, { actor: reader, from: facts.status }).filter((step) =>
    isOpen(step, reader, facts),
  )
}

function isOpen(step: OfferedBookingStep, reader: Reader, facts: StepFacts): boolean {
  if (step === 'request') return facts.mode !== 'off'
  if (step === 'book') return facts.mode === 'instant' && !facts.takesCommission
  if (step === 'hold' && reader === 'buyer')
    return facts.mode !== 'off' && facts.holdDays > 0 && !facts.takesCommission
  if (step === 'challenge') return facts.hasRival && !facts.isChallenged
  return step === 'accept' && facts.status === 'held' ? canAcceptHeld(reader, facts) : true
}

/** The holder of a first option decides once the seller agrees; a seller agrees once. */
function canAcceptHeld(reader: Reader, { accepted }: StepFacts): boolean {
  const hasAccepted = accepted.some((side) => side === reader)
  return !hasAccepted || (reader === 'buyer' && accepted.includes('seller'))
}

/** Where a person's address is told to the other side: in the papers of what they have agreed on. */
export function seesAddress(reader: Reader, side: Side, status: BookingStatus): boolean {
  return reader === side || reader === 'admin' || AGREED.includes(status)
}

const AGREED: readonly BookingStatus[] = ['booked', 'in-flight', 'completed', 'cancelled']

/** As agreed, but for an address that is not told yet. */
export function maskTerms(terms: AgreedTerms, { reader, status }: { reader: Reader; status: BookingStatus }) {
  const mask = (side: Side): Party =>
    seesAddress(reader, side, status) ? terms[side] : { ...terms[side], email: '' }
  return { ...terms, buyer: mask('buyer'), seller: mask('seller') }
}
