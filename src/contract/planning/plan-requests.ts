import { z } from 'zod'
import { BOOKING_TEXTS } from '#domain/booking/terms.ts'
import { MAX_ID } from '#domain/limits.ts'
import { MAX_PLAN_LINES } from '#domain/planning/limits.ts'
import { REQUEST_STATES, REQUEST_STEPS } from '#domain/planning/request-words.ts'
import { approvalMessage, bookingText } from '../booking/bookings-fields.ts'
import { Agreed } from '../booking/bookings-terms.ts'
import { Nearest } from '../booking/quotes.ts'
import { asName, IdParams, visible } from '../common.ts'
import { defineRoutes } from '../route.ts'

const id = z.number().int().min(1).max(MAX_ID)
const step = z.enum(REQUEST_STEPS)
const sha256 = z.string().regex(/^[0-9a-f]{64}$/, 'is not a hash')

/** A line as it would be sent: its terms to read, and what its space allows. */
const PreviewLine = z.object({
  lineId: id,
  title: z.string().nullable(),
  /** Null where it cannot be requested. */
  offer: z
    .object({
      terms: Agreed,
      /** Of the terms: sent back with the press. */
      sha256,
      /** What the buyer can do, the first unless they choose another. */
      steps: z.array(step),
      /** Of a hold. */
      holdDays: z.number().int(),
    })
    .nullable(),
  /** Why it cannot be requested. */
  problem: z.object({ message: z.string(), nearest: Nearest }).nullable(),
})
export type PreviewLine = z.infer<typeof PreviewLine>

export const PlanPreview = z.object({ lines: z.array(PreviewLine) })
export type PlanPreview = z.infer<typeof PlanPreview>

/** The last press that sent lines of a plan, and what has become of each. */
export const PlanRequest = z.object({
  id,
  at: z.string(),
  /** False while lines wait for their turn. */
  isDone: z.boolean(),
  lines: z.array(
    z.object({
      lineId: id,
      step,
      state: z.enum(REQUEST_STATES),
      /** Why it was refused. */
      message: z.string().nullable(),
      /** Above what its sender may spend: colleagues can be asked for it. */
      isAbove: z.boolean(),
      bookingId: id.nullable(),
    }),
  ),
})
export type PlanRequest = z.infer<typeof PlanRequest>

const LatestRequest = z.object({ request: PlanRequest.nullable() })

export const PlanRequestInput = z.object({
  brand: asName(
    bookingText(BOOKING_TEXTS.brand).check(...visible(1, 'Please say what is advertised')),
    'thing',
  ),
  note: bookingText(BOOKING_TEXTS.note).default(''),
  /** Null: it is no political advertisement. */
  sponsor: asName(bookingText(BOOKING_TEXTS.sponsor).check(...visible(1, 'Please name the sponsor')), 'thing')
    .nullable()
    .default(null),
  isAgency: z.boolean().default(false),
  lines: z
    .array(z.object({ lineId: id, step, sha256 }))
    .min(1, 'Choose at least one space')
    .max(MAX_PLAN_LINES)
    .refine((lines) => new Set(lines.map(({ lineId }) => lineId)).size === lines.length, {
      message: 'must name each line once',
    }),
})
export type PlanRequestInput = z.input<typeof PlanRequestInput>

export const planRequestRoutes = defineRoutes({
  previewPlanRequest: {
    method: 'POST',
    path: '/api/plans/:id/requests/preview',
    summary:
      'The terms of each line of a plan of mine that is not requested yet, and what can be done with it',
    needsAccount: true,
    isCostly: true,
    params: IdParams,
    body: z.object({ isAgency: z.boolean().default(false) }),
    output: PlanPreview,
    refusals: ['plan-not-found'],
  },
  sendPlanRequest: {
    method: 'POST',
    path: '/api/plans/:id/requests',
    summary:
      'Send lines of a plan of mine to their sellers by one press, each by its own step; accepts the terms that were read of what is booked',
    needsAccount: true,
    needs: 'buy',
    isIdempotent: true,
    isCostly: true,
    params: IdParams,
    body: PlanRequestInput,
    output: LatestRequest,
    status: 202,
    refusals: ['plan-not-found', 'plan-changed', 'line-requested', 'rate-limited'],
  },
  askForPlan: {
    method: 'POST',
    path: '/api/plans/:id/requests/approvals',
    summary:
      'Ask colleagues for the lines that I sent last and that are above what I may spend, each on the terms that I have read',
    needsAccount: true,
    needs: 'buy',
    isCostly: true,
    params: IdParams,
    body: z.object({ message: approvalMessage }),
    output: LatestRequest,
    status: 201,
    refusals: ['plan-not-found', 'wrong-step'],
  },
  getPlanRequest: {
    method: 'GET',
    path: '/api/plans/:id/requests',
    summary: 'What has become of the lines that I sent last of a plan of mine',
    needsAccount: true,
    params: IdParams,
    output: LatestRequest,
    refusals: ['plan-not-found'],
  },
})
