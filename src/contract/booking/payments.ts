import { z } from 'zod'
import { BOOKING_LIMITS } from '#domain/booking/booking-terms.ts'
import { BOOKING_STATUSES } from '#domain/booking/lifecycle.ts'
import { PAYMENT_KINDS } from '#domain/booking/payment-events.ts'
import { DIRECT_METHODS, type DirectMethod, PAYMENT_METHODS } from '#domain/booking/payment-methods.ts'
import { PROVIDER_METHODS } from '#domain/booking/payment-providers.ts'
import { PROVIDER_STATES } from '#domain/booking/provider-payment.ts'
import { LIMITS, MAX_ID } from '#domain/limits.ts'
import { SIDES } from '#domain/messaging/conversation.ts'
import { asName, DateOnly, Id, IdParams, queryInteger } from '../common.ts'
import { defineRoutes } from '../route.ts'
import { Money } from './bookings.ts'
import { bookingText } from './bookings-fields.ts'

/** Integer US cents. */
const cents = z.number().int()
const amount = cents.min(1, 'must be more than $0').max(BOOKING_LIMITS.cents)

export type { DirectMethod }

const line = bookingText(200).min(1, 'Please fill this in')
const person = asName(line, 'person')
const link = z.url({ protocol: /^https$/, error: 'must be an https address' }).max(2000)

/** How a seller is paid; at least one way. */
export const PaymentInstructions = z
  .object({
    bank: z
      .object({ holder: person, bankName: person, routing: line.max(40), account: line.max(60) })
      .nullable(),
    check: z.object({ payee: person, address: bookingText(500).min(1, 'Please fill this in') }).nullable(),
    paypalUrl: link.nullable(),
    invoiceUrl: link.nullable(),
    note: bookingText(1000),
  })
  .refine(({ bank, check, paypalUrl, invoiceUrl }) => bank || check || paypalUrl || invoiceUrl, {
    message: 'Give at least one way to pay',
    path: ['bank'],
  })
export type PaymentInstructions = z.infer<typeof PaymentInstructions>

const Payment = z.object({
  id: z.number().int(),
  /** `sent` is the buyer's word, the others are the seller's: `not-arrived` answers a `sent`, `retracted` takes an `arrived` back. */
  kind: z.enum(PAYMENT_KINDS),
  method: z.enum(PAYMENT_METHODS),
  cents,
  /** The day, `YYYY-MM-DD`. */
  on: z.string(),
  note: z.string(),
  /** Of a `sent`: whether the seller has answered it. */
  isOpen: z.boolean(),
  /** The reader may take it back: it was recorded by mistake, and nothing relies on it. */
  canRetract: z.boolean(),
  at: z.string(),
})
export type Payment = z.infer<typeof Payment>

export const BookingPayments = z.object({
  reference: z.string(),
  money: Money,
  /** What was agreed to be paid when; null: when it is agreed. Payments are counted to the earliest first. */
  dues: z.array(
    z.object({
      label: z.string(),
      dueOn: z.string().nullable(),
      cents,
      paidCents: cents,
      isLate: z.boolean(),
    }),
  ),
  /** As they were at the acceptance; null before it, and where the seller has given none. */
  instructions: PaymentInstructions.nullable(),
  payments: z.array(Payment),
  /** Ways through a payment provider that the reader has now. */
  ways: z.array(z.object({ method: z.enum(PROVIDER_METHODS), isTest: z.boolean(), cents })),
  /** Ways that would be there for another amount: what is to be paid now, and what they take at once. */
  outOfRange: z.array(
    z.object({ method: z.enum(PROVIDER_METHODS), cents, minCents: cents, maxCents: cents }),
  ),
  /** The latest payment through a provider. */
  latest: z
    .object({
      id: z.number().int(),
      method: z.enum(PROVIDER_METHODS),
      isTest: z.boolean(),
      cents,
      state: z.enum(PROVIDER_STATES),
    })
    .nullable(),
  /** What the reader may record now. */
  canRecord: z.array(z.enum(['sent', 'arrived', 'returned'])),
})
export type BookingPayments = z.infer<typeof BookingPayments>

export const NewPayment = z.object({
  kind: z.enum(['sent', 'arrived', 'returned']),
  method: z.enum(DIRECT_METHODS),
  cents: amount,
  on: DateOnly,
  note: bookingText(500).default(''),
})
export type NewPayment = z.input<typeof NewPayment>

export const Confirmation = z.discriminatedUnion('hasArrived', [
  z.object({ hasArrived: z.literal(true), cents: amount, on: DateOnly }),
  z.object({ hasArrived: z.literal(false), reason: bookingText(LIMITS.reason.max).min(1) }),
])
export type Confirmation = z.input<typeof Confirmation>

const StatementLine = z.object({
  id: z.number().int(),
  on: z.string(),
  text: z.string(),
  cents,
  /** `matched` became a payment; `open` waits for its seller; `closed` was said to be something else. */
  status: z.enum(['matched', 'open', 'closed']),
  /** The booking it is for, or seems to be for. */
  booking: z.object({ id: z.number().int(), reference: z.string(), openCents: cents }).nullable(),
  /** Why it was not matched: "$50.00 less than is open". */
  problem: z.string().nullable(),
  reason: z.string().nullable(),
})
export type StatementLine = z.infer<typeof StatementLine>

export const MAX_STATEMENT_BYTES = 2 * 1024 * 1024

export const paymentRoutes = defineRoutes({
  getBookingPayments: {
    method: 'GET',
    path: '/api/bookings/:id/payments',
    summary: 'What is due, how to pay it, and what has come of one booking of mine',
    needsAccount: true,
    params: IdParams,
    output: BookingPayments,
    refusals: ['booking-not-found'],
  },
  createPayment: {
    method: 'POST',
    path: '/api/bookings/:id/payments',
    summary: 'Say that money was sent (buyer), has arrived or was given back (seller)',
    needsAccount: true,
    needs: 'money',
    isIdempotent: true,
    changesListings: true,
    params: IdParams,
    body: NewPayment,
    output: BookingPayments,
    status: 201,
    refusals: ['booking-not-found', 'wrong-step', 'refund-too-large', 'rate-limited'],
  },
  confirmPayment: {
    method: 'POST',
    path: '/api/bookings/:id/payments/:paymentId/confirmations',
    summary: 'Answer what the buyer says was sent: with what has arrived, or that nothing has',
    needsAccount: true,
    needs: 'money',
    isIdempotent: true,
    changesListings: true,
    params: IdParams.extend({ paymentId: Id }),
    body: Confirmation,
    output: BookingPayments,
    status: 201,
    refusals: ['booking-not-found', 'wrong-step', 'rate-limited'],
  },
  retractPayment: {
    method: 'POST',
    path: '/api/bookings/:id/payments/:paymentId/retractions',
    summary: 'Take back that money has arrived, recorded by mistake; while nothing relies on it (seller)',
    needsAccount: true,
    needs: 'money',
    isIdempotent: true,
    params: IdParams.extend({ paymentId: Id }),
    body: z.object({ reason: bookingText(LIMITS.reason.max).min(1, 'Please say why') }),
    output: BookingPayments,
    status: 201,
    refusals: ['booking-not-found', 'wrong-step', 'rate-limited'],
  },
  getPaymentInstructions: {
    method: 'GET',
    path: '/api/my/payment-instructions',
    summary: 'How buyers pay me; null while I have not said',
    needsAccount: true,
    needs: 'books',
    output: z.object({ instructions: PaymentInstructions.nullable(), updatedAt: z.string().nullable() }),
  },
  putPaymentInstructions: {
    method: 'PUT',
    path: '/api/my/payment-instructions',
    summary: 'Change how buyers pay me, from the next booking on; asks for the password',
    needsAccount: true,
    needs: 'money',
    body: z.object({ instructions: PaymentInstructions, password: z.string().max(LIMITS.password.max) }),
    output: z.object({ instructions: PaymentInstructions, updatedAt: z.string() }),
    refusals: ['wrong-password', 'rate-limited'],
  },
  listOwnPayments: {
    method: 'GET',
    path: '/api/my/payments',
    summary: 'Bookings with money that is open, late, sent or to be given back, on my side',
    needsAccount: true,
    needs: 'books',
    query: z.object({ side: z.enum(SIDES).default('seller'), cursor: z.string().max(60).optional() }),
    output: z.object({
      items: z.array(
        z.object({
          booking: z.object({
            id: z.number().int(),
            reference: z.string(),
            title: z.string(),
            status: z.enum(BOOKING_STATUSES),
          }),
          other: z.object({ id: z.number().int(), name: z.string(), company: z.string().nullable() }),
          money: Money,
          /** The earliest that is not paid. */
          nextDue: z.object({ label: z.string(), dueOn: z.string().nullable(), cents }).nullable(),
          isLate: z.boolean(),
          /** Said to be sent, not answered yet. */
          sent: Payment.nullable(),
        }),
      ),
      totals: z.object({ openCents: cents, lateCents: cents, toReturnCents: cents }),
      nextCursor: z.string().nullable(),
    }),
  },
  importStatement: {
    method: 'POST',
    path: '/api/my/statements',
    summary: 'A statement of my bank as CSV: its lines are matched with bookings by reference and amount',
    needsAccount: true,
    needs: 'money',
    isIdempotent: true,
    isCostly: true,
    changesListings: true,
    body: z.object({ name: z.string().max(200), csv: z.string().max(MAX_STATEMENT_BYTES) }),
    maxBodyBytes: MAX_STATEMENT_BYTES + 65_536,
    output: z.object({
      matched: z.number().int(),
      open: z.number().int(),
      /** Lines that were imported before. */
      known: z.number().int(),
      /** Lines of money that went out, or that say nothing of one. */
      skipped: z.number().int(),
    }),
    status: 201,
  },
  listStatementLines: {
    method: 'GET',
    path: '/api/my/statement-lines',
    summary: 'Lines of my statements; those that wait for me first',
    needsAccount: true,
    needs: 'books',
    query: z.object({ cursor: z.string().max(60).optional(), limit: queryInteger(1, 100).optional() }),
    output: z.object({ items: z.array(StatementLine), nextCursor: z.string().nullable() }),
  },
  settleStatementLine: {
    method: 'PATCH',
    path: '/api/my/statement-lines/:id',
    summary: 'Say which booking a line is for, or that it is for none',
    needsAccount: true,
    needs: 'money',
    isIdempotent: true,
    changesListings: true,
    params: IdParams,
    body: z.union([
      z.object({ bookingId: z.number().int().min(1).max(MAX_ID) }),
      z.object({ reason: bookingText(LIMITS.reason.max).min(1, 'Please say why') }),
    ]),
    output: StatementLine,
    refusals: ['not-found', 'booking-not-found', 'wrong-step'],
  },
})
