import { z } from 'zod'
import { MAX_ID } from '#domain/limits.ts'
import { PLAN_TEXTS, SHARE_DAYS } from '#domain/planning/limits.ts'
import { SHARE_RIGHTS } from '#domain/planning/share-rights.ts'
import { AD_TYPES } from '#domain/vocabulary.ts'
import { isPrintable } from '../accounts/accounts.ts'
import { asName, Id, IdParams, toWords, visible } from '../common.ts'
import { defineRoutes } from '../route.ts'
import { BasisTotals } from './plans.ts'
import { PlanFileQuery } from './plans-exports.ts'

const id = z.number().int().min(1).max(MAX_ID)
const cents = z.number().int()
const can = z.enum(SHARE_RIGHTS)
/** A file. */
const Bytes = z.string()
const FORMS = ['application/json', 'application/x-www-form-urlencoded'] as const

/** Of a link: whoever holds it may read the plan. */
const TokenParams = z.object({ token: z.string().max(100) })

const AuthorName = asName(
  z
    .string('Please say who you are')
    .trim()
    .check(...visible(1, 'Please say who you are'))
    .max(PLAN_TEXTS.author, `Name must be at most ${PLAN_TEXTS.author} characters`)
    .refine(isPrintable, 'Name must not contain unprintable characters'),
  'person',
)

const words = z
  .string()
  .overwrite(toWords)
  .trim()
  .max(PLAN_TEXTS.comment, `At most ${PLAN_TEXTS.comment} characters`)
const CommentBody = words.check(...visible(1, 'Please write something'))

const PlanShare = z.object({
  id,
  can,
  showsPrices: z.boolean(),
  /** Instants (ISO 8601). */
  createdAt: z.string(),
  expiresAt: z.string(),
})
export type PlanShare = z.infer<typeof PlanShare>

const PlanComment = z.object({
  id,
  authorName: z.string(),
  /** Of whoever shares the plan. */
  isOwner: z.boolean(),
  /** The space that it is about, as it was called then; null: the whole plan. */
  about: z.string().nullable(),
  body: z.string(),
  at: z.string(),
})
export type PlanComment = z.infer<typeof PlanComment>

const PlanDecision = z.object({
  id,
  decision: z.enum(['approved', 'changes-requested']),
  authorName: z.string(),
  note: z.string(),
  /** Of the plan, as it was read. */
  version: z.number().int(),
  at: z.string(),
  /** What has changed since, in words. */
  since: z.array(z.string()),
})
export type PlanDecision = z.infer<typeof PlanDecision>

/** What is shared of a plan, and what was said of it; the oldest first. */
export const PlanSharing = z.object({
  /** That work: neither revoked nor expired. */
  shares: z.array(PlanShare),
  comments: z.array(PlanComment),
  decisions: z.array(PlanDecision),
})
export type PlanSharing = z.infer<typeof PlanSharing>

/** A plan as whoever holds its link reads it: nothing of who sells, nothing of who keeps it. */
export const SharedPlan = z.object({
  name: z.string(),
  can,
  showsPrices: z.boolean(),
  /** The last that was kept, and what has changed since, in words. */
  version: z.number().int(),
  since: z.array(z.string()),
  /** Of the plan as it is read now, sealed for this link: sent back with a decision. */
  sha256: z.string(),
  lines: z.array(
    z.object({
      id,
      listingId: id,
      /** Null: not offered any more. */
      title: z.string().nullable(),
      medium: z.enum(AD_TYPES).nullable(),
      place: z.string().nullable(),
      /** As the page of the space has them. */
      coordinates: z.object({ lat: z.number(), lng: z.number() }).nullable(),
      first: z.string(),
      last: z.string(),
      quantity: z.number().int(),
      isFree: z.boolean(),
      /** Null: it cannot be had, or prices are not shown. */
      totalCents: cents.nullable(),
    }),
  ),
  /** Null: prices are not shown. */
  totalCents: cents.nullable(),
  totals: BasisTotals.nullable(),
  comments: z.array(PlanComment),
  decisions: z.array(PlanDecision),
})
export type SharedPlan = z.infer<typeof SharedPlan>

export const ShareInput = z.object({
  can: can.default('comment'),
  showsPrices: z.boolean().default(true),
  days: z
    .number()
    .int('must be a whole number')
    .min(SHARE_DAYS.min)
    .max(SHARE_DAYS.max)
    .default(SHARE_DAYS.default),
})
export type ShareInput = z.input<typeof ShareInput>

export const SharedCommentInput = z.object({
  name: AuthorName,
  body: CommentBody,
  /** The line that it is about; without one, or empty as a form sends it, the whole plan. */
  lineId: z.preprocess((value) => (value === '' ? undefined : value), Id.optional()),
})
export const DecisionInput = z
  .object({
    decision: PlanDecision.shape.decision,
    name: AuthorName,
    note: words.default(''),
    /** Of the plan as it was read. */
    sha256: z.string().regex(/^[0-9a-f]{64}$/, 'is not a hash'),
  })
  .refine(({ decision, note }) => decision === 'approved' || note !== '', {
    path: ['note'],
    message: 'Please say what should change',
  })
export type DecisionInput = z.input<typeof DecisionInput>

export const planShareRoutes = defineRoutes({
  listPlanShares: {
    method: 'GET',
    path: '/api/plans/:id/shares',
    summary: 'Links to a plan of mine that work, and what was said and decided through them',
    needsAccount: true,
    isCostly: true,
    params: IdParams,
    output: PlanSharing,
    refusals: ['plan-not-found'],
  },
  sharePlan: {
    method: 'POST',
    path: '/api/plans/:id/shares',
    summary: 'Make a link to a plan of mine; it is shown this once, for only its hash is kept',
    needsAccount: true,
    needs: 'plan',
    isCostly: true,
    params: IdParams,
    body: ShareInput,
    output: z.object({ url: z.string(), share: PlanShare }),
    status: 201,
    refusals: ['plan-not-found', 'plan-empty', 'conflict'],
  },
  revokePlanShare: {
    method: 'DELETE',
    path: '/api/plans/:id/shares/:shareId',
    summary: 'End a link to a plan of mine for good',
    needsAccount: true,
    needs: 'plan',
    params: z.object({ ...IdParams.shape, shareId: IdParams.shape.id }),
    output: z.object({ success: z.boolean() }),
    refusals: ['plan-not-found'],
  },
  addPlanComment: {
    method: 'POST',
    path: '/api/plans/:id/comments',
    summary: 'Answer to the comments on a plan of mine; whoever holds a link to it reads it',
    needsAccount: true,
    needs: 'plan',
    params: IdParams,
    accepts: FORMS,
    body: z.object({ body: CommentBody }),
    output: z.object({ comments: z.array(PlanComment) }),
    status: 201,
    refusals: ['plan-not-found', 'conflict', 'rate-limited'],
  },
  hidePlanComment: {
    method: 'DELETE',
    path: '/api/plans/:id/comments/:commentId',
    summary: 'Hide a comment on a plan of mine from everybody',
    needsAccount: true,
    needs: 'plan',
    params: z.object({ ...IdParams.shape, commentId: IdParams.shape.id }),
    output: z.object({ comments: z.array(PlanComment) }),
    refusals: ['plan-not-found'],
  },
  getSharedPlan: {
    method: 'GET',
    path: '/api/shared-plans/:token',
    summary: 'A plan, for whoever holds its link, priced as of now',
    isCostly: true,
    params: TokenParams,
    output: SharedPlan,
    refusals: ['plan-not-shared'],
  },
  getSharedPlanPdf: {
    method: 'GET',
    path: '/api/shared-plans/:token/plan.pdf',
    summary: 'The same as a PDF; a link without prices has none on it',
    isCostly: true,
    params: TokenParams,
    query: PlanFileQuery,
    output: Bytes,
    answers: { 'application/pdf': Bytes },
    refusals: ['plan-not-shared'],
  },
  commentOnSharedPlan: {
    method: 'POST',
    path: '/api/shared-plans/:token/comments',
    summary: 'Comment on a plan by its link, with a name; the same words again are one comment',
    isCostly: true,
    params: TokenParams,
    accepts: FORMS,
    body: SharedCommentInput,
    output: SharedPlan,
    status: 201,
    refusals: ['plan-not-shared', 'forbidden', 'conflict', 'rate-limited'],
  },
  decideOnSharedPlan: {
    method: 'POST',
    path: '/api/shared-plans/:token/decisions',
    summary:
      'Approve a plan by its link, as it was read, or ask for changes; accepts no terms and books nothing',
    isCostly: true,
    params: TokenParams,
    accepts: FORMS,
    body: DecisionInput,
    output: SharedPlan,
    status: 201,
    refusals: ['plan-not-shared', 'forbidden', 'approval-outdated', 'rate-limited'],
  },
})
