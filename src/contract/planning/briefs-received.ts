import { z } from 'zod'
import { BOOKING_LIMITS } from '#domain/booking/booking-terms.ts'
import { BRIEF_LIMITS, OFFER_DAYS, RECIPIENT_STATES } from '#domain/planning/briefs.ts'
import { HoldCellsInput } from '../booking/avails.ts'
import { bookingText, Floor } from '../booking/bookings-fields.ts'
import { IdParams } from '../common.ts'
import { defineRoutes } from '../route.ts'
import { Answer, AnswerLine, BriefFacts, cents, id, text } from './briefs-fields.ts'

const FORMS = ['application/json', 'application/x-www-form-urlencoded'] as const

const ReceivedSummary = BriefFacts.pick({ id: true, title: true, answerBy: true, isOpen: true }).extend({
  buyer: z.string(),
  state: z.enum(RECIPIENT_STATES),
})
export type ReceivedSummary = z.infer<typeof ReceivedSummary>

/** A space of the seller's that fits. */
const FittingSpace = z.object({
  listingId: id,
  unitId: id.nullable(),
  title: z.string(),
  place: z.string(),
  first: z.string(),
  last: z.string(),
  /** All-in at the rate card; null: it cannot be had in these days. */
  totalCents: cents.nullable(),
  problem: z.string().nullable(),
})

/** A brief as one of its sellers reads it: no other seller is named. */
export const ReceivedBrief = BriefFacts.extend({
  buyer: z.string(),
  answer: Answer,
  /** What it is answered with; drafts, and what was sent. */
  lines: z.array(AnswerLine.extend({ spaceCents: cents.nullable() })),
  fitting: z.array(FittingSpace),
})
export type ReceivedBrief = z.infer<typeof ReceivedBrief>

const priced = z.number().int().min(0).max(BOOKING_LIMITS.cents)

export const AnswerInput = z.object({
  lines: z
    .array(
      z.object({
        id,
        /** For the space, before tax and required extras; null: the rate card. */
        spaceCents: priced.nullable().default(null),
        /** By the columns of the brief. */
        cells: z.array(bookingText(BRIEF_LIMITS.cell)).max(BRIEF_LIMITS.columns).default([]),
      }),
    )
    .min(1, 'Choose at least one space')
    .max(BRIEF_LIMITS.lines),
  note: bookingText(BRIEF_LIMITS.note).default(''),
  /** Of the brief as it was read: what has changed since has to be read first. */
  version: z.number().int().min(1).optional(),
  validDays: z.number().int().min(OFFER_DAYS.min).max(OFFER_DAYS.max).default(OFFER_DAYS.default),
})
export type AnswerInput = z.input<typeof AnswerInput>

export const BriefCellsInput = z.object({ cells: HoldCellsInput.shape.cells })

const REFUSALS = ['not-found', 'brief-closed'] as const

export const receivedBriefRoutes = defineRoutes({
  listReceivedBriefs: {
    method: 'GET',
    path: '/api/my/briefs',
    summary: 'Briefs that buyers sent to me, the newest first',
    needsAccount: true,
    output: z.array(ReceivedSummary),
  },
  getReceivedBrief: {
    method: 'GET',
    path: '/api/my/briefs/:id',
    summary: 'A brief that was sent to me, with my answer and those of my spaces that fit',
    needsAccount: true,
    isCostly: true,
    params: IdParams,
    output: ReceivedBrief,
    refusals: ['not-found'],
  },
  addBriefLines: {
    method: 'POST',
    path: '/api/my/briefs/:id/lines',
    summary: 'Put chosen cells of my spaces into my answer, a line for each run of them; sends nothing',
    needsAccount: true,
    needs: 'sell',
    isCostly: true,
    changesListings: true,
    params: IdParams,
    body: BriefCellsInput,
    output: ReceivedBrief,
    status: 201,
    refusals: [...REFUSALS, 'listing-not-found', 'conflict'],
  },
  answerBrief: {
    method: 'PUT',
    path: '/api/my/briefs/:id/answer',
    summary:
      'Send my answer, or change it while the brief is open; lines that it does not name are taken out',
    needsAccount: true,
    needs: 'sell',
    isCostly: true,
    params: IdParams,
    body: AnswerInput,
    output: ReceivedBrief,
    refusals: [
      ...REFUSALS,
      'listing-not-found',
      'not-bookable',
      'term-not-sold',
      'dates-taken',
      'verify-email-first',
      'rate-limited',
      'below-minimum',
    ],
  },
  previewBriefPrices: {
    method: 'POST',
    path: '/api/my/briefs/:id/previews',
    summary: 'Which prices of my answer are below what the rate card asks at least; changes nothing',
    needsAccount: true,
    needs: 'sell',
    isCostly: true,
    params: IdParams,
    body: z.object({
      lines: z.array(z.object({ id, spaceCents: priced })).max(BRIEF_LIMITS.lines),
    }),
    /** Null: it is not below, or the space cannot be had. */
    output: z.object({ lines: z.array(z.object({ id, floor: Floor.nullable() })) }),
    refusals: ['not-found'],
  },
  declineBrief: {
    method: 'POST',
    path: '/api/my/briefs/:id/refusals',
    summary: 'Decline a brief with a sentence for its buyer; an answer that was sent is taken back',
    needsAccount: true,
    needs: 'sell',
    params: IdParams,
    accepts: FORMS,
    body: z.object({ reason: text(BRIEF_LIMITS.reason, 'Please say why, in a sentence') }),
    output: ReceivedBrief,
    refusals: [...REFUSALS],
  },
  proposeFromBrief: {
    method: 'POST',
    path: '/api/my/briefs/:id/proposals',
    summary:
      'Begin a proposal to the buyer of a brief with the spaces of my answer, sent or not; the answer stays as it is, and nothing is sent',
    needsAccount: true,
    needs: 'sell',
    isIdempotent: true,
    keyIn: 'optional-header',
    isCostly: true,
    changesListings: true,
    params: IdParams,
    accepts: FORMS,
    body: z.object({}),
    output: z.object({ proposalId: id }),
    status: 201,
    refusals: ['not-found', 'listing-not-found', 'conflict', 'rate-limited'],
  },
  askAboutBrief: {
    method: 'POST',
    path: '/api/my/briefs/:id/questions',
    summary: 'Ask the buyer of a brief something, in the conversation about one of my spaces',
    needsAccount: true,
    needs: 'talk',
    isCostly: true,
    params: IdParams,
    accepts: FORMS,
    body: z.object({ text: text(BRIEF_LIMITS.question, 'Please write your question') }),
    output: z.object({ conversationId: id }),
    status: 201,
    refusals: [...REFUSALS, 'conflict', 'forbidden', 'rate-limited'],
  },
})
