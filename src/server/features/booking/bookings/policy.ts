import type { Reader } from '#domain/booking/booking-reader.ts'
import type { BookingMode } from '#domain/booking/booking-terms.ts'
import { BOOKING_LIFECYCLE, type BookingStatus, type OfferedBookingStep } from '#domain/booking/lifecycle.ts'
import type { BookingRequest } from '#domain/booking/terms.ts'
import { listSteps } from '#domain/lifecycle.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { Side } from '#domain/messaging/conversation.ts'
import type { Capability } from '#domain/roles.ts'

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
  /** Of a client without an account, whose seller takes all steps. */
  isOnBehalf: boolean
  /** An agency asks for its commission: the seller agrees to that, whatever is sold at once. */
  takesCommission: boolean
}

/** Whether a request means less for its seller because its buyer says to be an agency. @param basisPoints what the seller grants */
export function takesCommission({ isAgency = false }: BookingRequest, basisPoints: number | null): boolean {
  return isAgency && Boolean(basisPoints)
}

/** What a member's role has to include for a step of their side; an admin's needs none inside. */
export function stepNeeds(
  reader: Reader,
  { step, status }: { step: OfferedBookingStep; status: BookingStatus },
): Capability | null {
  if (reader === 'admin') return null
  if (step === 'cancel' && AGREED.includes(status)) return 'undo'
  return reader === 'buyer' ? 'buy' : 'sell'
}

/** Those of a booking's steps that somebody's role includes: what is not among them is no button. */
export function withinRole<T extends { status: BookingStatus; steps: readonly OfferedBookingStep[] }>(
  booking: T,
  reader: Reader,
  { may }: Pick<Actor, 'may'>,
): T {
  const steps = booking.steps.filter((step) => {
    const needed = stepNeeds(reader, { step, status: booking.status })
    return needed === null || may.has(needed)
  })
  return { ...booking, steps }
}

const AGREED: readonly BookingStatus[] = ['booked', 'in-flight']

/** What somebody may do now. */
export function listBookingSteps(reader: Reader, facts: StepFacts): OfferedBookingStep[] {
  return listSteps(BOOKING_LIFECYCLE, { actor: reader, from: facts.status }).filter((step) =>
    facts.isOnBehalf ? isOpenOnBehalf(step, reader) : isOpen(step, reader, facts),
  )
}

/** Its buyer answers it where it is agreed on: a hold of a proposal with the proposal. */
function isOpenOnBehalf(step: OfferedBookingStep, reader: Reader): boolean {
  return reader === 'admin' || (reader === 'seller' && ON_BEHALF_STEPS.includes(step))
}

/** What a seller does by themselves where there is nobody on the other side. */
const ON_BEHALF_STEPS: readonly OfferedBookingStep[] = ['record', 'withdraw', 'cancel']

function isOpen(step: OfferedBookingStep, reader: Reader, facts: StepFacts): boolean {
  if (step === 'record' || (step === 'withdraw' && reader === 'seller' && facts.status === 'held'))
    return false
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
