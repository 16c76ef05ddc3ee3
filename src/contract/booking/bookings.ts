import { z } from 'zod'
import { ARTWORK_STATES } from '#domain/booking/creative/stand.ts'
import {
  BOOKING_ACTORS,
  BOOKING_ORIGINS,
  BOOKING_STATUSES,
  OFFERED_BOOKING_STEPS,
} from '#domain/booking/lifecycle.ts'
import { PROOF_STATES } from '#domain/booking/proof/stand.ts'
import { MAX_ID } from '#domain/limits.ts'
import { SIDES } from '#domain/messaging/conversation.ts'
import { DateOnly, IdParams, queryInteger, queryList } from '../common.ts'
import { defineRoutes } from '../route.ts'
import { BookedListing, details, extras, inOrder, NOT_IN_ORDER, quantity, unitId } from './bookings-fields.ts'
import { BookedPlans } from './bookings-plans.ts'
import { Approval } from './bookings-shown-approval.ts'
import { Proposed, Step } from './bookings-steps.ts'
import { Agreed, Party } from './bookings-terms.ts'

/** Integer US cents; days `YYYY-MM-DD`, inclusive; instants ISO 8601. */
const cents = z.number().int()

/** What a buyer asks for of one listing. */
export const DraftInput = z
  .object({
    listingId: z.number().int().min(1).max(MAX_ID),
    /** Null: the first unit. */
    unitId: unitId.nullable().default(null),
    from: DateOnly,
    to: DateOnly,
    quantity: quantity.default(1),
    extras: extras.default([]),
    /** Books for others: takes the commission that the seller grants agencies. */
    isAgency: z.boolean().optional(),
    ...details,
  })
  .refine(inOrder, NOT_IN_ORDER)
export type DraftInput = z.input<typeof DraftInput>

export type ProposalInput = z.input<typeof Proposed>
export type StepInput = z.input<typeof Step>
export type Terms = z.infer<typeof Agreed>

/** By the ledger: agreed − credited − paid + refunded = open; below zero it is owed to the buyer. */
export const Money = z.object({
  agreedCents: cents,
  creditedCents: cents,
  paidCents: cents,
  refundedCents: cents,
  openCents: cents,
})
export type Money = z.infer<typeof Money>

const summary = {
  id: z.number().int(),
  /** `PLA-B00042`: names it in documents and transfers. */
  reference: z.string(),
  status: z.enum(BOOKING_STATUSES),
  /** Which side the reader is on; null: an admin. */
  side: z.enum(SIDES).nullable(),
  /** `offline`, `contract`: recorded by its seller, agreed outside Placard; `contract` was made of a line of a contract. */
  origin: z.enum(BOOKING_ORIGINS),
  /** Of a client without an account: its seller takes all steps. */
  isOnBehalf: z.boolean(),
  listing: BookedListing,
  other: z.object({ id: z.number().int(), name: z.string(), company: z.string().nullable() }),
  unitName: z.string(),
  first: z.string(),
  last: z.string(),
  timeZone: z.string(),
  quantity: z.number().int(),
  totalCents: cents,
  /** When the clock moves it on. */
  deadlineAt: z.string().nullable(),
  /** What the reader may do now. */
  steps: z.array(z.enum(OFFERED_BOOKING_STEPS)),
  /** Others want the same days: requests, holds, and who waits. For the seller alone; null for others. */
  rivals: z.object({ requests: z.number().int(), waiting: z.number().int() }).nullable(),
  /** Place on the waiting list, from 1, and until when the dates are offered. */
  waiting: z.object({ rank: z.number().int(), offeredUntil: z.string().nullable() }).nullable(),
  hasOpenDispute: z.boolean(),
  /** A change, or an offer for lost days, waits for an answer. */
  hasOpenChange: z.boolean(),
  /** How its artwork stands, and by when it is due; null where none is expected. */
  artwork: z
    .object({ state: z.enum(ARTWORK_STATES), dueOn: z.string().nullable(), isLate: z.boolean() })
    .nullable(),
  /** What its proof waits for first, and by when it is due; null where nothing is owed, or it is over for good. */
  proof: z.object({ state: z.enum(PROOF_STATES), dueOn: z.string(), isLate: z.boolean() }).nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
}

export const BookingSummary = z.object(summary)
export type BookingSummary = z.infer<typeof BookingSummary>

const RelatedBooking = z.object({ id: z.number().int(), reference: z.string() })

export const Booking = z.object({
  ...summary,
  orderId: z.number().int(),
  /** How many bookings have left that order; null for its seller. */
  inOrder: z.number().int().nullable(),
  /** The booking that it continues with; null: it is none's renewal. */
  renews: RelatedBooking.nullable(),
  /** The last that was offered to continue with it. */
  renewal: RelatedBooking.extend({ status: z.enum(BOOKING_STATUSES) }).nullable(),
  /** The reader can offer the next term. */
  canRenew: z.boolean(),
  buyer: Party,
  seller: Party,
  /** Of the terms as they stand; 0 while it is a draft. */
  version: z.number().int(),
  /** Of the version as it stands; of a draft, as they would be now. Null where a draft cannot be booked as it is. */
  terms: Agreed.nullable(),
  /** Of `terms`, in hexadecimal: sent back with whatever accepts them. */
  sha256: z.string().nullable(),
  /** Why a draft cannot be booked as it is; null where it can. */
  problem: z
    .object({
      code: z.string(),
      message: z.string(),
      nearest: z.object({ first: z.string(), last: z.string() }).nullable(),
    })
    .nullable(),
  /** Until when the dates are kept if its buyer pays by bank transfer, where they are kept for less now; null: nothing to choose. */
  transferUntil: z.string().nullable(),
  /** How long the buyer may hold the dates of a draft without asking; 0: not at all. */
  holdDays: z.number().int(),
  /** What of it is a colleague's to decide, for its buyer's people; null: nothing. */
  approval: Approval.nullable(),
  /** As the buyer asked. */
  request: z.object({
    unitId,
    from: z.string(),
    to: z.string(),
    quantity: z.number().int(),
    extras: z.array(z.string()),
    brand: z.string(),
    note: z.string(),
    sponsor: z.string().nullable(),
    isAgency: z.boolean().optional(),
  }),
  /** Oldest first. */
  versions: z.array(
    z.object({
      version: z.number().int(),
      proposedBy: z.enum(SIDES),
      createdAt: z.string(),
      sha256: z.string(),
      terms: Agreed,
      accepted: z.array(z.object({ side: z.enum(SIDES), name: z.string().nullable(), at: z.string() })),
    }),
  ),
  /** Oldest first. */
  events: z.array(
    z.object({
      step: z.string(),
      from: z.enum(BOOKING_STATUSES),
      to: z.enum(BOOKING_STATUSES),
      actor: z.enum(BOOKING_ACTORS),
      /** Who; null for the clock and for money. */
      name: z.string().nullable(),
      version: z.number().int(),
      reason: z.string().nullable(),
      at: z.string(),
    }),
  ),
  money: Money,
  documents: z.array(
    z.object({
      id: z.number().int(),
      kind: z.enum(['insertion-order', 'invoice', 'receipt', 'credit-note']),
      /** As it is on the document. */
      title: z.string(),
      number: z.string(),
      totalCents: cents,
      createdAt: z.string(),
      url: z.string(),
    }),
  ),
  /** What would come back, and what stays owed, if it were cancelled now; null where nobody can. */
  cancelling: z
    .object({ refundCents: cents, keptCents: cents, dueCents: cents, creditCents: cents, rule: z.string() })
    .nullable(),
  conversationId: z.number().int().nullable(),
  /** The agent that prepared it; null: the buyer's own hand. */
  preparedBy: z.string().nullable(),
  bookedAt: z.string().nullable(),
})
export type Booking = z.infer<typeof Booking>

const refusals = [
  'booking-not-found',
  'wrong-step',
  'terms-changed',
  'price-changed',
  'dates-taken',
  'term-not-sold',
  'not-bookable',
  'verify-email-first',
  'hold-limit',
  'booking-limit',
  'request-first',
  'below-minimum',
  'approval-needed',
] as const

export const bookingRoutes = defineRoutes({
  createBooking: {
    method: 'POST',
    path: '/api/bookings',
    scope: 'bookings:prepare',
    summary: 'A draft of a booking in my open order; takes nothing and binds nobody',
    needsAccount: true,
    needs: 'buy',
    isIdempotent: true,
    changesListings: true,
    body: DraftInput,
    output: Booking,
    status: 201,
    refusals: ['listing-not-found', 'not-bookable', 'term-not-sold'],
  },
  listBookings: {
    method: 'GET',
    path: '/api/bookings',
    scope: 'bookings:read',
    summary: 'Bookings of mine, as buyer or as seller; those that wait for somebody first, by deadline',
    needsAccount: true,
    query: z.object({
      side: z.enum(SIDES).default('buyer'),
      status: queryList(BOOKING_STATUSES).optional(),
      /** Those of one plan of mine as buyer stand together, where the first of them would. */
      groupBy: z.enum(['plan']).optional(),
      cursor: z.string().max(60).optional(),
      limit: queryInteger(1, 100).optional(),
    }),
    output: z.object({
      items: z.array(BookingSummary),
      nextCursor: z.string().nullable(),
      /** Of all my bookings on this side. */
      counts: z.partialRecord(z.enum(BOOKING_STATUSES), z.number().int()),
      plans: BookedPlans,
    }),
  },
  getBooking: {
    method: 'GET',
    path: '/api/bookings/:id',
    scope: 'bookings:read',
    summary: 'One booking of mine with its terms, history, money and documents',
    needsAccount: true,
    params: IdParams,
    output: Booking,
    refusals: ['booking-not-found'],
  },
  takeBookingStep: {
    method: 'POST',
    path: '/api/bookings/:id/steps',
    summary: 'Move a booking of mine: one of its `steps`, for the version that was read',
    needsAccount: true,
    isIdempotent: true,
    changesListings: true,
    params: IdParams,
    body: Step,
    output: Booking,
    refusals,
  },
  chooseTransfer: {
    method: 'PUT',
    path: '/api/bookings/:id/transfer',
    summary: 'Pay a booking of mine by bank transfer: its dates are kept for the days that takes',
    needsAccount: true,
    needs: 'buy',
    params: IdParams,
    output: Booking,
    refusals: ['booking-not-found', 'wrong-step'],
  },
  previewProposal: {
    method: 'POST',
    path: '/api/bookings/:id/previews',
    summary: 'The terms that a proposal would make; writes nothing',
    needsAccount: true,
    isCostly: true,
    params: IdParams,
    body: Proposed,
    output: Agreed,
    refusals: ['booking-not-found', 'term-not-sold', 'dates-taken', 'not-bookable'],
  },
})
