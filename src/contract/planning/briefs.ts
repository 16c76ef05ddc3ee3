import { z } from 'zod'
import { SEARCH_FILTERS } from '#domain/discovery/search/search-filters.ts'
import { BRIEF_LIMITS } from '#domain/planning/briefs.ts'
import { AD_TYPES } from '#domain/vocabulary.ts'
import { bookingText, inOrder, NOT_IN_ORDER } from '../booking/bookings-fields.ts'
import { asName, DateOnly, Id, IdParams, queryParameter } from '../common.ts'
import { defineRoutes } from '../route.ts'
import { Answer, AnswerLine, BriefFacts, cents, id, text } from './briefs-fields.ts'
import { budget } from './plans.ts'

const Csv = z.string()
/** A file. */
const Bytes = z.string()
const media = z.array(z.enum(AD_TYPES)).max(AD_TYPES.length)
const LineParams = z.object({ ...IdParams.shape, lineId: IdParams.shape.id })

const Counts = z.object({
  sellers: z.number().int(),
  answered: z.number().int(),
  declined: z.number().int(),
})

const BriefSummary = BriefFacts.pick({ id: true, title: true, answerBy: true, isOpen: true }).extend(
  Counts.shape,
)
export type BriefSummary = z.infer<typeof BriefSummary>

const SellerAnswer = Answer.extend({
  seller: z.object({ id, name: z.string(), username: z.string() }),
})
export type SellerAnswer = z.infer<typeof SellerAnswer>

const TakenLine = AnswerLine.extend({
  sellerId: id,
  /** The plan that it was taken into. */
  planId: id.nullable(),
})
export type BriefLine = z.infer<typeof TakenLine>

/** A brief with all answers side by side. */
export const Brief = BriefFacts.extend({
  /** Of the plan that it was made of. */
  planId: id.nullable(),
  showsBudget: z.boolean(),
  answers: z.array(SellerAnswer),
  lines: z.array(TakenLine),
})
export type Brief = z.infer<typeof Brief>

/** Whom a brief can be sent to, with what a plan says already. */
const BriefStart = z.object({
  /** Null: no place was named. */
  place: z.string().nullable(),
  plan: z
    .object({
      id,
      name: z.string(),
      media,
      from: z.string().nullable(),
      to: z.string().nullable(),
      budgetCents: cents.nullable(),
    })
    .nullable(),
  /** Those with most spaces first. */
  sellers: z.array(z.object({ id, name: z.string(), username: z.string(), spaces: z.number().int() })),
})
export type BriefStart = z.infer<typeof BriefStart>

export const BriefInput = z
  .object({
    title: asName(text(BRIEF_LIMITS.title, 'Give the brief a name'), 'thing'),
    body: text(BRIEF_LIMITS.body, 'Say what you are looking for'),
    /** A place as the search box reads it; without one, the area of the plan. */
    place: queryParameter(SEARCH_FILTERS.location).optional(),
    planId: id.nullable().default(null),
    media: media.default([]),
    from: DateOnly,
    to: DateOnly,
    budget: budget.nullable().default(null),
    showsBudget: z.boolean().default(false),
    columns: z
      .array(text(BRIEF_LIMITS.column, 'Give the column a name'))
      .max(BRIEF_LIMITS.columns, `At most ${BRIEF_LIMITS.columns} columns`)
      .refine((names) => new Set(names.map((name) => name.toLowerCase())).size === names.length, {
        message: 'Each column needs a name of its own',
      })
      .default([]),
    /** The last day on which answers are taken. */
    answerBy: DateOnly,
    sellers: z
      .array(id)
      .min(1, 'Choose at least one seller')
      .max(BRIEF_LIMITS.sellers, `Choose at most ${BRIEF_LIMITS.sellers} sellers`),
  })
  .refine(inOrder, NOT_IN_ORDER)
export type BriefInput = z.input<typeof BriefInput>

export const briefRoutes = defineRoutes({
  listBriefs: {
    method: 'GET',
    path: '/api/briefs',
    summary: 'Briefs that I sent to sellers, the newest first',
    needsAccount: true,
    output: z.array(BriefSummary),
  },
  findBriefSellers: {
    method: 'GET',
    path: '/api/briefs/sellers',
    summary: 'Sellers with spaces of some media in a place or in the area of a plan of mine',
    needsAccount: true,
    isCostly: true,
    query: z.object({
      place: queryParameter(SEARCH_FILTERS.location).optional(),
      plan: Id.optional(),
      type: queryParameter(SEARCH_FILTERS.adType).optional(),
    }),
    output: BriefStart,
    refusals: ['plan-not-found'],
  },
  sendBrief: {
    method: 'POST',
    path: '/api/briefs',
    summary: 'Send one brief to several sellers, each with a notice; it books nothing and binds nobody',
    needsAccount: true,
    needs: 'plan',
    isIdempotent: true,
    isCostly: true,
    body: BriefInput,
    output: Brief,
    status: 201,
    refusals: ['plan-not-found', 'conflict', 'verify-email-first', 'rate-limited'],
  },
  getBrief: {
    method: 'GET',
    path: '/api/briefs/:id',
    summary: 'A brief of mine with the answers side by side, each line as it can be had now',
    needsAccount: true,
    isCostly: true,
    params: IdParams,
    output: Brief,
    refusals: ['not-found'],
  },
  changeBrief: {
    method: 'PATCH',
    path: '/api/briefs/:id',
    summary:
      'Change an open brief of mine and tell its sellers: its words until one has answered, more time and a note also then',
    needsAccount: true,
    needs: 'plan',
    params: IdParams,
    body: z.object({
      /** As it was read: two who change it at once do not undo each other. */
      version: z.number().int().min(1),
      title: BriefInput.shape.title.optional(),
      body: BriefInput.shape.body.optional(),
      note: bookingText(BRIEF_LIMITS.note).optional(),
      /** The last day on which answers are taken; no earlier than it was. */
      answerBy: DateOnly.optional(),
    }),
    output: Brief,
    refusals: ['not-found', 'brief-closed', 'conflict'],
  },
  deleteBrief: {
    method: 'DELETE',
    path: '/api/briefs/:id',
    summary: 'Delete a brief of mine that no seller has answered',
    needsAccount: true,
    needs: 'plan',
    params: IdParams,
    output: z.object({ success: z.boolean() }),
    refusals: ['not-found', 'conflict'],
  },
  closeBrief: {
    method: 'POST',
    path: '/api/briefs/:id/closing',
    summary: 'Take no more answers to a brief of mine; what was answered stays',
    needsAccount: true,
    needs: 'plan',
    params: IdParams,
    output: Brief,
    refusals: ['not-found'],
  },
  takeBriefLine: {
    method: 'POST',
    path: '/api/briefs/:id/lines/:lineId/plan',
    summary:
      'Take an answered space into a plan of mine: at the rate card as a line that can be requested, at a price of its seller’s as an offer that I can accept',
    needsAccount: true,
    needs: 'plan',
    isCostly: true,
    params: LineParams,
    body: z.object({
      /** Null: a new plan, called after the brief. */
      planId: id.nullable().default(null),
      /** All-in, as it was read. */
      totalCents: cents.min(0),
    }),
    output: z.object({ planId: id }),
    status: 201,
    refusals: [
      'not-found',
      'plan-not-found',
      'listing-not-found',
      'not-bookable',
      'term-not-sold',
      'dates-taken',
      'price-changed',
      'proposal-expired',
      'conflict',
      'forbidden',
    ],
  },
  exportBrief: {
    method: 'GET',
    path: '/api/briefs/:id/answers.csv',
    summary: 'The answers to a brief of mine as a table, with its own columns',
    needsAccount: true,
    isCostly: true,
    params: IdParams,
    output: Csv,
    answers: { 'text/csv': Csv },
    refusals: ['not-found'],
  },
  exportBriefWorkbook: {
    method: 'GET',
    path: '/api/briefs/:id/answers.xlsx',
    summary: 'The answers to a brief of mine as an Excel workbook',
    needsAccount: true,
    isCostly: true,
    params: IdParams,
    output: Bytes,
    answers: { 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': Bytes },
    refusals: ['not-found'],
  },
})
