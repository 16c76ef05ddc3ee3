import { z } from 'zod'
import { BOOKING_LIMITS } from '#domain/booking/booking-terms.ts'
import { CHANGE_KINDS, CHANGE_STATUSES, OFFERED_CHANGE_STEPS } from '#domain/booking/change.ts'
import { LIMITS } from '#domain/limits.ts'
import { SIDES } from '#domain/messaging/conversation.ts'
import { DateOnly, IdParams } from '../common.ts'
import { defineRoutes } from '../route.ts'
import { bookingText, inOrder, NOT_IN_ORDER, unitId } from './bookings-fields.ts'
import { Proposed } from './bookings-steps.ts'
import { Agreed } from './bookings-terms.ts'

const words = bookingText(LIMITS.reason.max).min(1, 'Please say why')

export const Change = z.object({
  id: z.number().int(),
  kind: z.enum(CHANGE_KINDS),
  status: z.enum(CHANGE_STATUSES),
  proposedBy: z.enum(SIDES),
  /** Of the terms that it would replace. */
  version: z.number().int(),
  terms: Agreed,
  /** Of `terms`, in hexadecimal: sent back with whatever accepts them. */
  sha256: z.string(),
  reason: z.string(),
  /** Of whoever declined. */
  answer: z.string().nullable(),
  /** Until when it can be answered. */
  deadlineAt: z.string(),
  createdAt: z.string(),
  endedAt: z.string().nullable(),
  /** What the reader may do now. */
  steps: z.array(z.enum(OFFERED_CHANGE_STEPS)),
})
export type Change = z.infer<typeof Change>

/** Newest first, and what the reader can ask for beside them. */
const Changes = z.object({ changes: z.array(Change), kinds: z.array(z.enum(CHANGE_KINDS)) })

const days = { from: DateOnly, to: DateOnly }

/**
 * Other terms, or days or money for days that were not shown (`lost`), by either side. Buyers name days that have begun, and no amount.
 */
export const RequestedChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('change'), terms: Proposed }),
  z.object({
    kind: z.literal('make-good'),
    lost: z.object(days).refine(inOrder, NOT_IN_ORDER),
    days: z.object({ unitId, ...days }).refine(inOrder, NOT_IN_ORDER),
  }),
  z.object({
    kind: z.literal('credit'),
    lost: z.object(days).refine(inOrder, NOT_IN_ORDER),
    /** With tax; null: what those days cost. Of buyers always null. */
    creditCents: z.number().int().min(1).max(BOOKING_LIMITS.cents).nullable(),
  }),
])
export type RequestedChange = z.input<typeof RequestedChange>

export const changeRoutes = defineRoutes({
  listBookingChanges: {
    method: 'GET',
    path: '/api/bookings/:id/changes',
    summary: 'Changes asked of one booking of mine',
    needsAccount: true,
    params: IdParams,
    output: Changes,
    refusals: ['booking-not-found'],
  },
  previewChange: {
    method: 'POST',
    path: '/api/bookings/:id/changes/previews',
    summary: 'The terms that a change would make, and what it costs; writes nothing',
    needsAccount: true,
    isCostly: true,
    params: IdParams,
    body: RequestedChange,
    output: z.object({
      terms: Agreed,
      /** Integer US cents; below zero it is credited. */
      differenceCents: z.number().int(),
    }),
    refusals: [
      'booking-not-found',
      'wrong-step',
      'nothing-lost',
      'terms-changed',
      'term-not-sold',
      'dates-taken',
      'not-bookable',
    ],
  },
  proposeChange: {
    method: 'POST',
    path: '/api/bookings/:id/changes',
    summary: 'Ask for a change of a booking of mine, or offer to make up for lost days; one at a time',
    needsAccount: true,
    isIdempotent: true,
    params: IdParams,
    body: z.object({ version: z.number().int().min(1).max(32_767), asked: RequestedChange, reason: words }),
    output: Changes,
    status: 201,
    refusals: [
      'booking-not-found',
      'wrong-step',
      'nothing-lost',
      'terms-changed',
      'term-not-sold',
      'dates-taken',
      'not-bookable',
      'verify-email-first',
      'approval-needed',
      'below-minimum',
    ],
  },
  answerChange: {
    method: 'POST',
    path: '/api/bookings/:id/changes/answers',
    summary: 'Accept or decline the change asked of a booking of mine, or withdraw my own',
    needsAccount: true,
    isIdempotent: true,
    changesListings: true,
    params: IdParams,
    body: z.discriminatedUnion('step', [
      z.object({
        step: z.literal('accept'),
        sha256: z.string().regex(/^[0-9a-f]{64}$/, 'is not a hash'),
      }),
      z.object({ step: z.literal('decline'), reason: words }),
      z.object({ step: z.literal('withdraw') }),
    ]),
    output: Changes,
    status: 201,
    refusals: [
      'booking-not-found',
      'wrong-step',
      'terms-changed',
      'dates-taken',
      'verify-email-first',
      'approval-needed',
      'below-minimum',
    ],
  },
})
