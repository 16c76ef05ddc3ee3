import { z } from 'zod'
import { LIMITS, MAX_ID } from '#domain/limits.ts'
import { LISTING_STATUSES } from '#domain/listings/listing.ts'
import { TRUST_CHECKS } from '#domain/listings/trust.ts'
import { USER_STATUSES } from '#domain/vocabulary.ts'
import { IdParams, toWords } from '../common.ts'
import { defineRoutes } from '../route.ts'
import { Listing } from './listings.ts'
import { SellerTrust } from './reviews-trust.ts'

const REASON_REQUIRED = 'Rejection reason is required'
const reason = z
  .string(REASON_REQUIRED)
  .overwrite(toWords)
  .trim()
  .max(LIMITS.reason.max, `The reason must be at most ${LIMITS.reason.max} characters`)

/** `updatedAt` of the version that was reviewed. */
const seenVersion = z.iso.datetime('Say which version was reviewed: updatedAt')

/**
 * Optimistic locking: `active` and `rejected` name the version that was reviewed; another or none is refused with the stored
 * one. `rejected` needs a reason, and so does taking a listing down (`archived`), which no edit by its seller may delay.
 */
export const ListingDecision = z
  .object({
    status: z.enum(['active', 'rejected', 'archived'], 'must be one of: active, rejected, archived'),
    updatedAt: seenVersion.optional(),
    rejectionReason: reason.nullish(),
    reason: reason.nullish(),
  })
  .superRefine(({ status, rejectionReason, reason: given }, context) => {
    const issue = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message })
    if (status === 'rejected' && !rejectionReason) issue('rejectionReason', REASON_REQUIRED)
    if (status === 'archived' && !given) issue('reason', 'A reason is required')
  })
export type ListingDecision = z.infer<typeof ListingDecision>

/** A listing to decide, in the version that was reviewed. */
const SeenListing = z.object({ id: z.number().int().min(1).max(MAX_ID), updatedAt: seenVersion })
export type SeenListing = z.infer<typeof SeenListing>

/** A possible duplicate: nearby, with a similar title or with the same picture. */
export const DuplicateHint = z.object({
  id: z.number().int(),
  title: z.string(),
  location: z.string(),
  status: z.enum(LISTING_STATUSES),
  sellerUsername: z.string(),
  /** Trigram similarity of the titles, 0 to 1. */
  titleSimilarity: z.number(),
  hasSamePicture: z.boolean(),
})
export type DuplicateHint = z.infer<typeof DuplicateHint>

export const ListingEvent = z.object({
  from: z.enum(LISTING_STATUSES).nullable(),
  to: z.enum(LISTING_STATUSES),
  reason: z.string().nullable(),
  /** Username; null for the system and for erased accounts. */
  actor: z.string().nullable(),
  at: z.string(),
})

/** Context for a reviewer, besides the listing itself. */
export const ListingReview = z.object({
  listing: Listing,
  seller: z.object({
    id: z.number().int(),
    username: z.string(),
    email: z.string(),
    status: z.enum(USER_STATUSES),
    createdAt: z.string(),
    /** Listings by status. */
    listings: z.record(z.string(), z.number().int()),
    trust: SellerTrust,
  }),
  /** Of a trusted seller: the automatic checks that it did not pass. */
  heldBack: z.array(z.enum(TRUST_CHECKS)),
  duplicates: z.array(DuplicateHint),
  events: z.array(ListingEvent),
  /** An edit of it that waits for review. */
  revisionId: z.number().int().nullable(),
  /** The pending listing that comes after it in the queue; the newest when it is the last. */
  nextPendingId: z.number().int().nullable(),
})
export type ListingReview = z.infer<typeof ListingReview>

/** `edits`: pending revisions of public listings; `prices`: unusual ones that nobody has looked at. */
export const ListingCounts = z.record(z.enum([...LISTING_STATUSES, 'edits', 'prices']), z.number().int())
export type ListingCounts = z.infer<typeof ListingCounts>

/** Nine of ten of the latest decisions came within this; null while there are too few to say. */
export const ReviewPace = z.object({
  hours: z.number().nullable(),
  /** Whether spaces of whoever asks go live after the automatic checks. */
  isTrusted: z.boolean(),
})

export const reviewRoutes = defineRoutes({
  getReviewPace: {
    method: 'GET',
    path: '/api/review-pace',
    summary: 'How long a submitted space has waited for its decision lately, as measured',
    needsAccount: true,
    output: ReviewPace,
  },
  countListings: {
    method: 'GET',
    path: '/api/admin/listings/counts',
    summary: 'Listings by status; admins only',
    needsAdmin: true,
    query: z.object({ q: z.string().trim().max(LIMITS.searchText.max).optional() }),
    output: ListingCounts,
  },
  decideListings: {
    method: 'POST',
    path: '/api/admin/listings/decide',
    summary: 'Approve or reject several pending listings; each stands for itself; admins only',
    needsAdmin: true,
    body: z
      .object({
        status: z.enum(['active', 'rejected'], 'must be one of: active, rejected'),
        rejectionReason: reason.nullish(),
        listings: z.array(SeenListing).min(1).max(LIMITS.decisions.max),
      })
      .refine(({ status, rejectionReason }) => status !== 'rejected' || rejectionReason, {
        path: ['rejectionReason'],
        message: REASON_REQUIRED,
      }),
    output: z.object({
      decided: z.array(z.number().int()),
      /** `current`: the stored listing, when another version was reviewed. */
      refused: z.array(z.object({ id: z.number().int(), message: z.string(), current: Listing.optional() })),
    }),
    changesListings: true,
    refusals: ['conflict'],
  },
  reviewListing: {
    method: 'GET',
    path: '/api/admin/listings/:id',
    summary: 'A listing with its seller, its history and what may be its double; admins only',
    needsAdmin: true,
    params: IdParams,
    output: ListingReview,
    refusals: ['listing-not-found'],
  },
  decideListing: {
    method: 'PATCH',
    path: '/api/admin/listings/:id',
    summary: 'Approve or reject a pending listing, or take one down; admins only',
    needsAdmin: true,
    params: IdParams,
    body: ListingDecision,
    output: Listing,
    changesListings: true,
    refusals: ['conflict', 'listing-not-found', 'bookings-open'],
  },
})
