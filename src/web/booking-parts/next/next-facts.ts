import type { Booking } from '#contract/booking/bookings.ts'
import type { BookingPayments } from '#contract/booking/payments.ts'
import type { OfferedBookingStep } from '#domain/booking/lifecycle.ts'
import type { ProviderMethod } from '#domain/booking/payment-providers.ts'

/** A booking, as far as it decides what happens next. */
export type NextBooking = Pick<
  Booking,
  | 'id'
  | 'status'
  | 'side'
  | 'isOnBehalf'
  | 'other'
  | 'waiting'
  | 'steps'
  | 'timeZone'
  | 'artwork'
  | 'proof'
  | 'deadlineAt'
  | 'first'
  | 'last'
  | 'totalCents'
  | 'renewal'
>

/** A change or an offer that waits for an answer. */
export interface OpenChange {
  /** It is the other side's: the reader answers. */
  isToAnswer: boolean
  /** "Ana asks for a change", as it stands above the change. */
  title: string
  deadlineAt: string
}

export interface NextFacts {
  booking: NextBooking
  /** Null before both have agreed, and until it is read. */
  payments: BookingPayments | null
  change: OpenChange | null
  /** How the last word differs from the other side's, where both have named terms. */
  offer?: string | undefined
}

/** The reader has just come back from the page of a payment service, which is asked what became of the payment. */
export interface PaymentReturn {
  paymentId: number | undefined
  /** It is not known yet: nobody should pay twice. */
  isChecking: boolean
  isSlow: boolean
  /** The service did not say: nothing is claimed of the payment either. */
  error: Error | null
}

interface Said {
  cents: number
  /** The day of the last of it. */
  on: string
}

/** How the money of a booking stands; integer US cents. */
export type NextMoney =
  | { kind: 'none' }
  /** `said`: what its buyer has sent of it already, by their own word; the rest is `cents`. */
  | { kind: 'due'; cents: number; dueOn: string | null; isLate: boolean; said?: Said }
  /** The buyer has said that it was sent, the seller has not answered; beside it `restCents` are due. */
  | { kind: 'declared'; cents: number; on: string; paymentId: number; restCents: number }
  /** A payment provider moves it. */
  | { kind: 'processing'; cents: number }
  | { kind: 'owed-back'; cents: number }

/** The one thing that its reader can do now. */
export type NextAction = { label: string } & (
  | { kind: 'step'; step: OfferedBookingStep }
  /** A part of this page. */
  | { kind: 'part'; part: 'money' | 'artwork' | 'proof' | 'change' }
  | { kind: 'checkout' }
  | { kind: 'booking'; id: number }
  | { kind: 'pay'; method: ProviderMethod; isTest: boolean }
  | { kind: 'confirm'; paymentId: number }
  | { kind: 'return' }
  /** The same space for its next free days. */
  | { kind: 'again' }
)
