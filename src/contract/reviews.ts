import { z } from 'zod'
import { LIMITS, MAX_ID } from '#domain/limits.ts'
import { LISTING_STATUSES } from '#domain/listing.ts'
import { USER_STATUSES } from '#domain/vocabulary.ts'
import { IdParams } from './common.ts'
import { Listing } from './listings.ts'
import { defineRoutes } from './route.ts'

const REASON_REQUIRED = 'Rejection reason is required'
const reason = z
  .string(REASON_REQUIRED)
  .trim()
  .max(LIMITS.reason.max, `The reason must be at most ${LIMITS.reason.max} characters`)

/** Instant of the version that was looked at, as its `updatedAt` says. */
const seenVersion = z.iso.datetime('Say which version was reviewed: updatedAt')

/**
 * `active` and `rejected` name the version the reviewer saw: another one, or none, is refused with what is stored now. `rejected`
 * needs its reason, and so does taking a listing down (`archived`), which no change by its seller may delay.
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

/** A listing to decide, in the version that was looked at. */
const SeenListing = z.object({ id: z.number().int().min(1).max(MAX_ID), updatedAt: seenVersion })
export type SeenListing = z.infer<typeof SeenListing>

/** A listing that may be the same space: near it, under a similar title or with the same picture. */
export const DuplicateHint = z.object({
  id: z.number().int(),
  title: z.string(),
  location: z.string(),
  status: z.enum(LISTING_STATUSES),
  sellerUsername: z.string(),
  /** 0 to 1: how much of the titles' letters agree. */
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

/** What a reviewer wants to know beside the listing itself. */
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
  }),
  duplicates: z.array(DuplicateHint),
  events: z.array(ListingEvent),
})
export type ListingReview = z.infer<typeof ListingReview>

/** `edits`: changes to public listings that wait for review. */
export const ListingCounts = z.record(z.enum([...LISTING_STATUSES, 'edits']), z.number().int())
export type ListingCounts = z.infer<typeof ListingCounts>

export const reviewRoutes = defineRoutes({
  countListings: {
    method: 'GET',
    path: '/api/admin/listings/counts',
    summary: 'Listings by status; admins only',
    needsAdmin: true,
    query: z.object({ q: z.string().trim().max(LIMITS.searchText.max).optional() }),
    output: ListingCounts,
  },
  approveListings: {
    method: 'POST',
    path: '/api/admin/listings/approve',
    summary: 'Approve several pending listings; each stands for itself; admins only',
    needsAdmin: true,
    body: z.object({ listings: z.array(SeenListing).min(1).max(100) }),
    output: z.object({
      approved: z.array(z.number().int()),
      /** `current`: the listing as it is now, when it is not the version that was seen. */
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
    refusals: ['conflict', 'listing-not-found'],
  },
})
