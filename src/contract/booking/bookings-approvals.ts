import { z } from 'zod'
import { BOOKING_LIMITS } from '#domain/booking/booking-terms.ts'
import { APPROVABLE_STEPS, APPROVAL_DECISIONS, APPROVED_STEPS } from '#domain/booking/spending.ts'
import { BOOKING_TEXTS } from '#domain/booking/terms.ts'
import { LIMITS } from '#domain/limits.ts'
import { IdParams } from '../common.ts'
import { defineRoutes } from '../route.ts'
import { RequestedChange } from './booking-changes.ts'
import { Booking } from './bookings.ts'
import { approvalMessage, bookingText } from './bookings-fields.ts'
import { Proposed, read, saidAnew } from './bookings-steps.ts'
import { Agreed } from './bookings-terms.ts'

const said = { message: approvalMessage }
const { version } = read

/** A step that somebody may not take alone, with what they have read and say of it. */
export const ApprovalInput = z.discriminatedUnion('step', [
  z.object({
    step: z.enum(APPROVED_STEPS),
    ...read,
    ...saidAnew,
    /** Of a request at the buyer's own price. */
    spaceCents: z.number().int().min(1).max(BOOKING_LIMITS.cents).optional(),
    ...said,
  }),
  /** To a change of the seller's, by its hash. */
  z.object({ step: z.literal('agree'), ...read, ...said }),
  z.object({ step: z.literal('counter'), version, terms: Proposed, ...said }),
  z.object({
    step: z.literal('change'),
    version,
    asked: RequestedChange,
    /** For the seller. */
    reason: bookingText(LIMITS.reason.max).min(1, 'Please say why'),
    ...said,
  }),
])
export type ApprovalInput = z.input<typeof ApprovalInput>

export const ApprovalDecisionInput = z.object({
  decision: z.enum(['approved', 'declined']),
  /** To who asked, where it is declined. */
  reason: bookingText(BOOKING_TEXTS.reason).default(''),
})
export type ApprovalDecisionInput = z.input<typeof ApprovalDecisionInput>

/** One of what colleagues of a company ask one another. */
const asked = {
  id: z.number().int(),
  step: z.enum(APPROVABLE_STEPS),
  /** Name of the space, or of the proposal. */
  title: z.string(),
  seller: z.string(),
  by: z.string(),
  isMine: z.boolean(),
  message: z.string(),
  /** Integer US cents. */
  totalCents: z.number().int(),
  at: z.string(),
}
const ApprovalSummary = z.object(asked)
export type ApprovalSummary = z.infer<typeof ApprovalSummary>

/** The same with what would be agreed on. */
export const ApprovalPage = z.object({
  ...asked,
  /** `changed`: its terms are others by now; `over`: it has gone on without it. Both end it. */
  state: z.enum(['waiting', 'changed', 'over', ...APPROVAL_DECISIONS]),
  /** Null: of a proposal, which has no booking before it is accepted. */
  bookingId: z.number().int().nullable(),
  /** Names of those who may approve it. */
  approvers: z.array(z.string()),
  canDecide: z.boolean(),
  canTakeBack: z.boolean(),
  decidedBy: z.string().nullable(),
  decidedAt: z.string().nullable(),
  /** Of who declined. */
  answer: z.string(),
  /** In place of what a booking says now; null: nothing is agreed yet. */
  before: Agreed.nullable(),
  /** One of each space. */
  terms: z.array(Agreed),
})
export type ApprovalPage = z.infer<typeof ApprovalPage>

/** Oldest first. */
const Approvals = z.object({
  /** For my approval. */
  waiting: z.array(ApprovalSummary),
  /** That I have asked for. */
  asked: z.array(ApprovalSummary),
})
export type Approvals = z.infer<typeof Approvals>

const refusals = [
  'booking-not-found',
  'wrong-step',
  'terms-changed',
  'price-changed',
  'dates-taken',
  'term-not-sold',
  'not-bookable',
  'nothing-lost',
  'verify-email-first',
  'forbidden',
  'conflict',
] as const

export const approvalRoutes = defineRoutes({
  askForApproval: {
    method: 'POST',
    path: '/api/bookings/:id/approvals',
    summary:
      'Ask colleagues to take a step at a booking of our organization in my place, on the terms that I have read; takes nothing and binds nobody',
    needsAccount: true,
    needs: 'buy',
    isIdempotent: true,
    params: IdParams,
    body: ApprovalInput,
    output: Booking,
    status: 201,
    refusals,
  },
  listApprovals: {
    method: 'GET',
    path: '/api/my/approvals',
    summary: 'What waits for my approval, and what I have asked colleagues to approve',
    needsAccount: true,
    output: Approvals,
  },
  getApproval: {
    method: 'GET',
    path: '/api/my/approvals/:id',
    summary: 'What a colleague of our organization has asked to be approved, with its terms',
    needsAccount: true,
    params: IdParams,
    output: ApprovalPage,
    refusals: ['not-found'],
  },
  decideApproval: {
    method: 'POST',
    path: '/api/my/approvals/:id/decisions',
    summary: 'Send or accept what a colleague asked me to approve, or decline it',
    needsAccount: true,
    needs: 'approve',
    isIdempotent: true,
    changesListings: true,
    params: IdParams,
    body: ApprovalDecisionInput,
    output: ApprovalPage,
    refusals: [
      ...refusals,
      'not-found',
      'hold-limit',
      'booking-limit',
      'request-first',
      'below-minimum',
      'proposal-not-shared',
      'proposal-changed',
      'proposal-expired',
      'proposal-closed',
      'proposal-taken',
    ],
  },
  withdrawApproval: {
    method: 'POST',
    path: '/api/my/approvals/:id/withdrawals',
    summary: 'Take back what I have asked colleagues to approve',
    needsAccount: true,
    needs: 'buy',
    isIdempotent: true,
    params: IdParams,
    output: ApprovalPage,
    refusals: ['not-found', 'wrong-step'],
  },
})
