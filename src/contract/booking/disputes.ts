import { z } from 'zod'
import { BOOKING_LIMITS } from '#domain/booking/booking-terms.ts'
import { DISPUTE_RESOLUTIONS, DISPUTE_STATUSES, OFFERED_DISPUTE_STEPS } from '#domain/booking/dispute.ts'
import { MAX_EVIDENCE, PROBLEM_KINDS } from '#domain/booking/problem.ts'
import { LIMITS } from '#domain/limits.ts'
import { SIDES } from '#domain/messaging/conversation.ts'
import { DateOnly, IdParams, queryInteger, queryList } from '../common.ts'
import { defineRoutes } from '../route.ts'
import { bookingText, inOrder, NOT_IN_ORDER } from './bookings-fields.ts'

const cents = z.number().int()
const words = bookingText(LIMITS.reason.max).min(1, 'Please say why')

const Evidence = z.object({ id: z.string(), name: z.string() })

/** Days that are not as agreed, by a buyer; what the signed terms give for them is computed. */
export const ProblemInput = z
  .object({
    kind: z.enum(PROBLEM_KINDS),
    from: DateOnly,
    to: DateOnly,
    /** Ids of proofs of the booking that show it. */
    proofs: z.array(z.uuid()).max(MAX_EVIDENCE).default([]),
  })
  .refine(inOrder, NOT_IN_ORDER)
export type ProblemInput = z.input<typeof ProblemInput>

export const Dispute = z.object({
  id: z.number().int(),
  status: z.enum(DISPUTE_STATUSES),
  openedBy: z.enum(SIDES),
  reason: z.string(),
  /** What it is about, where days are named; `askedCents` with tax, by the terms as signed. */
  problem: z
    .object({
      kind: z.enum(PROBLEM_KINDS),
      from: z.string(),
      to: z.string(),
      askedCents: cents,
      proofs: z.array(Evidence),
    })
    .nullable(),
  /** The other side's; null while it has not answered. */
  answer: z.string().nullable(),
  resolution: z.enum(DISPUTE_RESOLUTIONS).nullable(),
  /** Integer US cents credited to the buyer. */
  creditCents: cents,
  /** The admin's. */
  decision: z.string().nullable(),
  /** What the reader may do now. */
  steps: z.array(z.enum(OFFERED_DISPUTE_STEPS)),
  createdAt: z.string(),
  answeredAt: z.string().nullable(),
  resolvedAt: z.string().nullable(),
})
export type Dispute = z.infer<typeof Dispute>

/** Those of one booking, and what its reader can do. */
export const BookingDisputes = z.object({
  disputes: z.array(Dispute),
  canOpen: z.boolean(),
  /** The last day to open one, `YYYY-MM-DD`; null before it is booked. */
  until: z.string().nullable(),
  /** To its buyer: the days that have begun, and what was handed in, the latest first; null: nothing can be reported. */
  reportable: z
    .object({
      first: z.string(),
      last: z.string(),
      /** The day of the first proof. */
      shownOn: z.string().nullable(),
      proofs: z.array(Evidence),
    })
    .nullable(),
})
export type BookingDisputes = z.infer<typeof BookingDisputes>

/** As an admin sees it, who decides. */
export const DeskDispute = Dispute.extend({
  booking: z.object({
    id: z.number().int(),
    reference: z.string(),
    title: z.string(),
    first: z.string(),
    last: z.string(),
    totalCents: cents,
  }),
  buyer: z.string(),
  seller: z.string(),
  /** The most that a refund can be: what was paid and is still agreed. */
  paidCents: cents,
  /** The most that a credit can be: what was agreed and not yet credited. */
  creditableCents: cents,
})
export type DeskDispute = z.infer<typeof DeskDispute>

const cursor = z.string().max(60).optional()
const limit = queryInteger(1, 100).optional()

export const disputeRoutes = defineRoutes({
  listBookingDisputes: {
    method: 'GET',
    path: '/api/bookings/:id/disputes',
    summary: 'Disputes about one booking of mine',
    needsAccount: true,
    params: IdParams,
    output: BookingDisputes,
    refusals: ['booking-not-found'],
  },
  openDispute: {
    method: 'POST',
    path: '/api/bookings/:id/disputes',
    summary: 'Dispute a booking of mine, from when it is booked to 30 days after its end',
    needsAccount: true,
    needs: 'undo',
    isIdempotent: true,
    params: IdParams,
    body: z.object({ reason: words, problem: ProblemInput.optional() }),
    output: Dispute,
    status: 201,
    refusals: ['booking-not-found', 'wrong-step', 'problem-too-late', 'nothing-lost'],
  },
  answerDispute: {
    method: 'POST',
    path: '/api/bookings/:id/disputes/answers',
    summary: 'Answer the open dispute about a booking of mine, or withdraw my own',
    needsAccount: true,
    needs: 'undo',
    isIdempotent: true,
    params: IdParams,
    body: z.discriminatedUnion('step', [
      z.object({ step: z.literal('answer'), answer: words }),
      z.object({ step: z.literal('withdraw') }),
    ]),
    output: Dispute,
    status: 201,
    refusals: ['booking-not-found', 'wrong-step'],
  },
  listDisputes: {
    method: 'GET',
    path: '/api/admin/disputes',
    summary: 'Disputes for admins; open ones first, oldest first',
    needsAdmin: true,
    query: z.object({ status: queryList(DISPUTE_STATUSES).optional(), cursor, limit }),
    output: z.object({
      items: z.array(DeskDispute),
      nextCursor: z.string().nullable(),
    }),
  },
  resolveDispute: {
    method: 'PATCH',
    path: '/api/admin/disputes/:id',
    summary: 'Decide a dispute with a reason, and with a credit to the buyer or none',
    needsAdmin: true,
    isIdempotent: true,
    params: IdParams,
    body: z.object({
      resolution: z.enum(DISPUTE_RESOLUTIONS),
      creditCents: cents.min(0).max(BOOKING_LIMITS.cents).default(0),
      decision: words,
    }),
    output: Dispute,
    refusals: ['not-found', 'wrong-step', 'refund-too-large'],
  },
})
