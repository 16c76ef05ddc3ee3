import { z } from 'zod'
import { BOOKING_LIMITS } from '#domain/booking/booking-terms.ts'
import { APPROVAL_DECISIONS, APPROVED_STEPS } from '#domain/booking/spending.ts'
import { BOOKING_TEXTS } from '#domain/booking/terms.ts'
import { MAX_ID } from '#domain/limits.ts'
import { IdParams } from '../common.ts'
import { defineRoutes } from '../route.ts'
import { Booking } from './bookings.ts'
import { bookingText } from './bookings-fields.ts'
import { read, saidAnew } from './bookings-steps.ts'

/** A step that somebody may not take alone, with what they have read and say of it. */
export const ApprovalInput = z.object({
  step: z.enum(APPROVED_STEPS),
  ...read,
  ...saidAnew,
  /** Of a request at the buyer's own price. */
  spaceCents: z.number().int().min(1).max(BOOKING_LIMITS.cents).optional(),
  /** To the colleagues who decide. */
  message: bookingText(BOOKING_TEXTS.reason).default(''),
})
export type ApprovalInput = z.input<typeof ApprovalInput>

export const ApprovalDecisionInput = z.object({
  askingId: z.number().int().min(1).max(MAX_ID),
  decision: z.enum(APPROVAL_DECISIONS),
  /** To who asked, where it is declined. */
  reason: bookingText(BOOKING_TEXTS.reason).default(''),
})
export type ApprovalDecisionInput = z.input<typeof ApprovalDecisionInput>

const refusals = [
  'booking-not-found',
  'wrong-step',
  'terms-changed',
  'price-changed',
  'dates-taken',
  'term-not-sold',
  'not-bookable',
  'forbidden',
  'conflict',
] as const

export const approvalRoutes = defineRoutes({
  askForApproval: {
    method: 'POST',
    path: '/api/bookings/:id/approvals',
    summary:
      'Ask colleagues to send or accept a booking of our organization in my place, on the terms that I have read; takes nothing and binds nobody',
    needsAccount: true,
    needs: 'buy',
    isIdempotent: true,
    params: IdParams,
    body: ApprovalInput,
    output: Booking,
    status: 201,
    refusals,
  },
  decideApproval: {
    method: 'POST',
    path: '/api/bookings/:id/approvals/decisions',
    summary: 'Send or accept what a colleague asked me to approve, or decline it',
    needsAccount: true,
    needs: 'approve',
    isIdempotent: true,
    changesListings: true,
    params: IdParams,
    body: ApprovalDecisionInput,
    output: Booking,
    refusals: [
      ...refusals,
      'not-found',
      'verify-email-first',
      'hold-limit',
      'booking-limit',
      'request-first',
      'below-minimum',
    ],
  },
})
