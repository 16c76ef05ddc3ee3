import { z } from 'zod'
import { REVIEW_LIMITS, REVIEW_PARTS, REVIEW_STATES } from '#domain/booking/review/review-rules.ts'
import { LIMITS } from '#domain/limits.ts'
import { SIDES } from '#domain/messaging/conversation.ts'
import { countVisible } from '#domain/visible-text.ts'
import { IdParams, queryInteger } from '../common.ts'
import { defineRoutes } from '../route.ts'
import { bookingText } from './bookings-fields.ts'

const stars = z.number('Please choose').int().min(1).max(5)
const partsOf = <K extends string>(keys: readonly K[]) =>
  z.object(Object.fromEntries(keys.map((key) => [key, stars])) as Record<K, typeof stars>)

const Parts = z.record(z.string(), stars)
const SIGNED = 'What is public of its author: a company, or a first name and an initial'

export const Reply = z.object({ body: z.string(), createdAt: z.string(), state: z.enum(REVIEW_STATES) })

/** As anybody reads it. */
export const PublicReview = z.object({
  id: z.number().int(),
  author: z.string().meta({ description: SIGNED }),
  overall: stars,
  parts: Parts,
  body: z.string(),
  /** Of the space. */
  title: z.string(),
  /** Its last day, `YYYY-MM-DD`. */
  last: z.string(),
  reply: Reply.nullable(),
  /** Instant (ISO 8601) it was published. */
  shownAt: z.string(),
})
export type PublicReview = z.infer<typeof PublicReview>

/** As one of its two sides reads it. */
export const OwnReview = PublicReview.omit({ shownAt: true }).extend({
  side: z.enum(SIDES),
  state: z.enum(REVIEW_STATES),
  /** False: it is shown, and moves no average. */
  counts: z.boolean(),
  /** Of a moderator, where it is hidden. */
  reason: z.string().nullable(),
  shownAt: z.string().nullable(),
})
export type OwnReview = z.infer<typeof OwnReview>

export const RatingSummary = z.object({
  /** Reviews that count. */
  count: z.number().int(),
  /** With one decimal; null under three. */
  average: z.number().nullable(),
  /** How many gave 1, 2, 3, 4 and 5; null under three. */
  distribution: z.array(z.number().int()).nullable(),
})
export type RatingSummary = z.infer<typeof RatingSummary>

export const ProofRecord = z.object({ due: z.number().int(), onTime: z.number().int() })

export const BookingReview = z.object({
  side: z.enum(SIDES).nullable(),
  title: z.string(),
  /** Who is written about. */
  other: z.string(),
  window: z.enum(['never', 'soon', 'open', 'closed']),
  /** The last day to write, `YYYY-MM-DD`; null: not over yet, or while a dispute is open. */
  closesOn: z.string().nullable(),
  canWrite: z.boolean(),
  /** The other side's, and there is still time. */
  canReply: z.boolean(),
  /** As what the reader's review is signed. */
  signedAs: z.string().nullable(),
  mine: OwnReview.nullable(),
  /** Null until it is published. */
  theirs: OwnReview.nullable(),
  /** To sellers, from three on: what sellers say of this buyer. */
  ofBuyer: RatingSummary.nullable(),
})
export type BookingReview = z.infer<typeof BookingReview>

const body = bookingText(REVIEW_LIMITS.max)
  .refine(
    (text) => text === '' || countVisible(text, REVIEW_LIMITS.min) >= REVIEW_LIMITS.min,
    `Write at least ${REVIEW_LIMITS.min} characters, or nothing`,
  )
  .default('')

export const WrittenReview = z.discriminatedUnion('side', [
  z.object({ side: z.literal('buyer'), overall: stars, parts: partsOf(REVIEW_PARTS.buyer), body }),
  z.object({ side: z.literal('seller'), overall: stars, parts: partsOf(REVIEW_PARTS.seller), body }),
])
export type WrittenReview = z.infer<typeof WrittenReview>

const words = bookingText(LIMITS.reason.max).min(1, 'Please say why')

/** As a moderator reads it. */
export const DeskReview = OwnReview.extend({
  bookingId: z.number().int(),
  reference: z.string(),
  /** Usernames. */
  writer: z.string(),
  about: z.string(),
  /** Why it was reported; empty where it was held by itself. */
  reports: z.array(z.string()),
  createdAt: z.string(),
})
export type DeskReview = z.infer<typeof DeskReview>

export const sellerReviewRoutes = defineRoutes({
  getReview: {
    method: 'GET',
    path: '/api/bookings/:id/review',
    summary: 'What both sides of a booking of mine have written about each other, and whether I can',
    needsAccount: true,
    params: IdParams,
    output: BookingReview,
    refusals: ['booking-not-found'],
  },
  writeReview: {
    method: 'POST',
    path: '/api/bookings/:id/review',
    summary: 'Write what I think of the other side of a booking that is over; until it is published, anew',
    needsAccount: true,
    needs: 'talk',
    params: IdParams,
    body: WrittenReview,
    output: BookingReview,
    status: 201,
    refusals: ['booking-not-found', 'forbidden', 'review-not-open', 'review-closed', 'rate-limited'],
  },
  replyToReview: {
    method: 'POST',
    path: '/api/reviews/:id/replies',
    summary: 'Reply once, publicly, to a review about me',
    needsAccount: true,
    needs: 'talk',
    params: IdParams,
    body: z.object({ body: bookingText(REVIEW_LIMITS.reply).min(1, 'Write a reply') }),
    output: BookingReview,
    status: 201,
    refusals: ['not-found', 'review-closed', 'conflict', 'rate-limited'],
  },
  reportReview: {
    method: 'POST',
    path: '/api/reviews/:id/reports',
    summary: 'Say that something is wrong with a published review',
    needsAccount: true,
    params: IdParams,
    body: z.object({ reason: words }),
    output: z.object({ success: z.boolean() }),
    status: 201,
    refusals: ['not-found', 'rate-limited'],
  },
  listSellerReviews: {
    method: 'GET',
    path: '/api/sellers/:id/reviews',
    summary:
      'What buyers say of a seller, the newest first, what that comes to, and how much of the proof came in time',
    params: IdParams,
    query: z.object({ limit: queryInteger(1, 50).optional(), cursor: z.string().max(20).optional() }),
    output: z.object({
      rating: RatingSummary,
      /** Of the last half year: how much was due, and how much of it came by its day; null under five. */
      proof: ProofRecord.nullable(),
      items: z.array(PublicReview),
      nextCursor: z.string().nullable(),
    }),
  },
  listDeskReviews: {
    method: 'GET',
    path: '/api/admin/reviews',
    summary: 'Reviews that are held or reported, and those that are hidden; admins only',
    needsAdmin: true,
    query: z.object({ view: z.enum(['open', 'hidden']).optional(), cursor: z.string().max(20).optional() }),
    output: z.object({ items: z.array(DeskReview), nextCursor: z.string().nullable() }),
  },
  moderateReview: {
    method: 'PATCH',
    path: '/api/admin/reviews/:id',
    summary: 'Hide a review or its reply with a reason, or show it; admins only, audited',
    needsAdmin: true,
    params: IdParams,
    body: z.object({ part: z.enum(['review', 'reply']), step: z.enum(['hide', 'restore']), reason: words }),
    output: DeskReview,
    refusals: ['not-found', 'conflict'],
  },
})
