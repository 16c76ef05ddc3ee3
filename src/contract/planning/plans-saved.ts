import { z } from 'zod'
import { BOOKING_MODES } from '#domain/booking/booking-terms.ts'
import { BOOKING_STATUSES } from '#domain/booking/lifecycle.ts'
import { MAX_ID } from '#domain/limits.ts'
import { PLAN_NAME_LENGTH } from '#domain/planning/limits.ts'
import { isPrintable } from '../accounts/accounts.ts'
import { inOrder, NOT_IN_ORDER, quantity, unitId } from '../booking/bookings-fields.ts'
import { Nearest } from '../booking/quotes.ts'
import { asName, DateOnly, IdParams, visible } from '../common.ts'
import { Listing } from '../listings/listings.ts'
import { defineRoutes } from '../route.ts'
import { BasisTotals, budget, NearestShops, PlanInputs, Residents, SolvedPlan } from './plans.ts'

const id = z.number().int().min(1).max(MAX_ID)
const cents = z.number().int()
const Success = z.object({ success: z.boolean() })

const PlanName = asName(
  z
    .string('Give the plan a name')
    .trim()
    .check(...visible(1, 'Give the plan a name'))
    .max(PLAN_NAME_LENGTH, `Name must be at most ${PLAN_NAME_LENGTH} characters`)
    .refine(isPrintable, 'Name must not contain unprintable characters'),
  'thing',
)

const dates = { from: DateOnly, to: DateOnly, quantity: quantity.default(1) }

/** A space and some dates; they become the whole periods that the space is sold in. */
export const PlanLineInput = z
  .object({
    listingId: id,
    /** Null: the unit that costs least. */
    unitId: unitId.nullable().default(null),
    ...dates,
  })
  .refine(inOrder, NOT_IN_ORDER)
export type PlanLineInput = z.input<typeof PlanLineInput>

/** What a line costs as of now, or why it cannot be had. */
const LinePrice = z.discriminatedUnion('state', [
  z.object({ state: z.literal('priced'), totalCents: cents, mode: z.enum(BOOKING_MODES) }),
  z.object({
    state: z.literal('refused'),
    message: z.string(),
    /** The nearest range that is free. */
    nearest: Nearest,
    /** Of what others have; null where waiting is of no use. `needsBrand`: the plan does not say yet what is advertised. */
    waitlist: z.object({ isJoined: z.boolean(), needsBrand: z.boolean() }).nullable(),
  }),
  /** It is in an order, or further: the price is that of the booking. */
  z.object({
    state: z.literal('ordered'),
    bookingId: id,
    status: z.enum(BOOKING_STATUSES),
    totalCents: cents,
  }),
])
export type LinePrice = z.infer<typeof LinePrice>

export const SavedPlanLine = z.object({
  id,
  listingId: id,
  /** Null: it is not offered any more. */
  listing: Listing.nullable(),
  unitId: unitId.nullable(),
  first: z.string(),
  last: z.string(),
  quantity: z.number().int(),
  nearestShops: NearestShops,
  /** Why the planner chose it; null where a person did. */
  why: z.string().nullable(),
  /** All-in, when it was added. */
  addedCents: cents,
  price: LinePrice,
  /** The booking of this line ended without being carried out; the line can be booked again. */
  ended: z.object({ bookingId: id, status: z.enum(BOOKING_STATUSES) }).nullable(),
})
export type SavedPlanLine = z.infer<typeof SavedPlanLine>

export const PlanHead = z.object({
  id,
  name: z.string(),
  /** A total for the dates, all-in; null where none was said. */
  budgetCents: cents.nullable(),
  /** Instant (ISO 8601). */
  updatedAt: z.string(),
})
export type PlanHead = z.infer<typeof PlanHead>

export const PlanSummary = PlanHead.extend({
  lines: z.number().int(),
  /** First and last day of all lines; null without lines. */
  first: z.string().nullable(),
  last: z.string().nullable(),
  /** Lines that were booked or asked for, by how their bookings stand. */
  bookings: z.array(z.object({ status: z.enum(BOOKING_STATUSES), lines: z.number().int() })),
  /** What was decided on it last, through a link; null: nothing. */
  decision: z
    .object({
      decision: z.enum(['approved', 'changes-requested']),
      authorName: z.string(),
      version: z.number().int(),
    })
    .nullable(),
})
export type PlanSummary = z.infer<typeof PlanSummary>

export const SavedPlan = PlanHead.extend({
  /** What the planner was asked; null for a plan made by hand. */
  inputs: PlanInputs.nullable(),
  /** When it was made for its budget; null where no planner made it, or its lines were changed since. */
  certificate: SolvedPlan.shape.certificate,
  /** Instant (ISO 8601). */
  createdAt: z.string(),
  lines: z.array(SavedPlanLine),
  /** Of the lines that can be had, as of now. */
  totalCents: cents,
  totals: BasisTotals,
  residents: Residents,
})
export type SavedPlan = z.infer<typeof SavedPlan>

export const LineParams = z.object({ ...IdParams.shape, lineId: IdParams.shape.id })
const LINE_REFUSALS = [
  'plan-not-found',
  'listing-not-found',
  'not-bookable',
  'term-not-sold',
  'dates-taken',
] as const

export const savedPlanRoutes = defineRoutes({
  listPlans: {
    method: 'GET',
    path: '/api/plans',
    scope: 'plans:read',
    summary: 'My plans, the last changed first',
    needsAccount: true,
    output: z.array(PlanSummary),
  },
  createPlan: {
    method: 'POST',
    path: '/api/plans',
    scope: 'plans:write',
    summary:
      'Keep a plan: solved for a budget as `solve` does, with one space, or empty; takes nothing and binds nobody',
    needsAccount: true,
    needs: 'plan',
    isIdempotent: true,
    isCostly: true,
    body: z
      .object({
        /** Without one the plan is called after its place and dates. */
        name: PlanName.optional(),
        inputs: PlanInputs.optional(),
        line: PlanLineInput.optional(),
      })
      .refine(({ name, inputs }) => name !== undefined || inputs !== undefined, {
        path: ['name'],
        message: 'Give the plan a name',
      })
      .refine(({ inputs, line }) => inputs === undefined || line === undefined, {
        path: ['line'],
        message: 'is added once the plan is made',
      }),
    output: SavedPlan,
    status: 201,
    refusals: ['conflict', 'rate-limited', 'area-too-large', 'unavailable', ...LINE_REFUSALS],
  },
  getPlan: {
    method: 'GET',
    path: '/api/plans/:id',
    scope: 'plans:read',
    summary: 'A plan of mine, each line priced as of now',
    needsAccount: true,
    isCostly: true,
    params: IdParams,
    output: SavedPlan,
    refusals: ['plan-not-found'],
  },
  changePlan: {
    method: 'PATCH',
    path: '/api/plans/:id',
    summary: 'Rename a plan, or set its budget',
    needsAccount: true,
    needs: 'plan',
    params: IdParams,
    body: z.object({ name: PlanName.optional(), budget: budget.nullable().optional() }),
    output: PlanHead,
    refusals: ['plan-not-found'],
  },
  copyPlan: {
    method: 'POST',
    path: '/api/plans/:id/copies',
    summary:
      'Plan again: a new plan of the same spaces on what can be had today, each line saying what has changed; takes nothing',
    needsAccount: true,
    needs: 'plan',
    isIdempotent: true,
    isCostly: true,
    params: IdParams,
    output: z.object({
      plan: SavedPlan,
      /** Spaces of the plan before that the new one is without, and why. */
      left: z.array(z.object({ title: z.string().nullable(), message: z.string() })),
    }),
    status: 201,
    refusals: ['plan-not-found', 'plan-empty', 'conflict'],
  },
  deletePlan: {
    method: 'DELETE',
    path: '/api/plans/:id',
    summary: 'Delete a plan; its bookings stay',
    needsAccount: true,
    needs: 'plan',
    params: IdParams,
    output: Success,
    refusals: ['plan-not-found'],
  },
  addPlanLine: {
    method: 'POST',
    path: '/api/plans/:id/lines',
    scope: 'plans:write',
    summary: 'Add a space with dates to a plan',
    needsAccount: true,
    needs: 'plan',
    isIdempotent: true,
    isCostly: true,
    params: IdParams,
    body: PlanLineInput,
    output: SavedPlan,
    status: 201,
    refusals: ['conflict', ...LINE_REFUSALS],
  },
  changePlanLine: {
    method: 'PATCH',
    path: '/api/plans/:id/lines/:lineId',
    scope: 'plans:write',
    summary: 'Move the dates of a line, or change how many it books',
    needsAccount: true,
    needs: 'plan',
    isCostly: true,
    params: LineParams,
    body: z.object(dates).refine(inOrder, NOT_IN_ORDER),
    output: SavedPlan,
    refusals: ['conflict', 'line-requested', ...LINE_REFUSALS],
  },
  replacePlanLine: {
    method: 'POST',
    path: '/api/plans/:id/lines/:lineId/replacement',
    summary:
      'Put the best other space of the same medium and days in the place of a line that is not requested',
    needsAccount: true,
    needs: 'plan',
    isCostly: true,
    params: LineParams,
    output: SavedPlan,
    refusals: [
      'plan-not-found',
      'line-requested',
      'conflict',
      'rate-limited',
      'area-too-large',
      'unavailable',
    ],
  },
  removePlanLine: {
    method: 'DELETE',
    path: '/api/plans/:id/lines/:lineId',
    scope: 'plans:write',
    summary: 'Take a line out of a plan; its booking stays',
    needsAccount: true,
    needs: 'plan',
    params: LineParams,
    output: Success,
    refusals: ['plan-not-found'],
  },
  orderPlan: {
    method: 'POST',
    path: '/api/plans/:id/order',
    summary: 'Put all lines that can be had into my open order, each once; takes nothing and binds nobody',
    needsAccount: true,
    needs: 'buy',
    isCostly: true,
    changesListings: true,
    params: IdParams,
    output: z.object({
      plan: SavedPlan,
      added: z.number().int(),
      /** Lines that could not be put into it, and why. */
      refused: z.array(z.object({ lineId: id, message: z.string() })),
    }),
    refusals: ['plan-not-found', 'plan-empty'],
  },
})
