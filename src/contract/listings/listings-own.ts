import { z } from 'zod'
import { listSteps } from '#domain/lifecycle.ts'
import { LISTING_LIFECYCLE, LISTING_STATUSES, OFFERED_LISTING_STEPS } from '#domain/listings/listing.ts'
import { Id, IdParams } from '../common.ts'
import { defineRoutes } from '../route.ts'
import { CROSS_POST_STATUSES } from './cross-posting.ts'
import { Listing, ListingFeatures } from './listings.ts'
import { ListingSet } from './listings-changes.ts'
import { NewListing } from './listings-form.ts'

const STEPS: string[] = listSteps(LISTING_LIFECYCLE, { actor: 'seller' })

const SellerStep = z.string().refine((step): boolean => STEPS.includes(step), {
  message: `must be one of: ${STEPS.join(', ')}`,
})

/** How a listing is on a sister site. */
export const OwnSite = z.object({
  id: z.string(),
  name: z.string(),
  status: z.enum(CROSS_POST_STATUSES),
  /** The site reads its feed instead of accepting posts: public listings are in it. */
  isFed: z.boolean(),
  /** It was not taken yet, and is tried again. */
  isRetried: z.boolean(),
  /** It was taken off, and is being withdrawn there. */
  isRemoved: z.boolean(),
  url: z.string().nullable(),
})

/** A seller's own listing: its latest version, with the steps available next. */
export const OwnListing = z.object({
  /** Includes changes still pending review. */
  listing: Listing,
  /** The pin is at the middle of the place that the location names: nobody has put it where the space is. */
  isPinRough: z.boolean(),
  /** The pending revision and its date; the approved version stays public meanwhile. */
  revision: z.object({ fields: z.array(z.string()), since: z.string() }).nullable(),
  /** Why the last revision was rejected; null when it was not, or there was none. */
  revisionRefusal: z.string().nullable(),
  steps: z.array(z.enum(OFFERED_LISTING_STEPS)),
  canEdit: z.boolean(),
  /** Of a draft: fields of the form that are missing or wrong, as they were typed; empty for all else. */
  unfinished: z.record(z.string(), z.unknown()),
  /** Sister sites it is posted on, or will be once it is public. */
  sites: z.array(OwnSite),
  /** Page views, favorites, enquiries, requests to book and bookings of the last thirty days, oldest first; empty for listings that were never public. */
  views: z.array(
    z.object({
      day: z.string(),
      views: z.number().int(),
      saves: z.number().int(),
      enquiries: z.number().int(),
      requests: z.number().int(),
      bookings: z.number().int(),
    }),
  ),
})
export type OwnListing = z.infer<typeof OwnListing>

/** The form, and the `updatedAt` of the version edited. */
const ListingEdit = z.intersection(
  NewListing,
  z.object({ updatedAt: z.iso.datetime('Say which version was edited: updatedAt') }),
)

export const MAX_BULK_CHANGES = 100

/** One listing of a bulk edit: a partial update. */
const BulkChange = z.object({
  id: Id,
  updatedAt: z.iso.datetime('Say which version was edited: updatedAt'),
  set: ListingSet.optional(),
  /** Sister sites, all of them; absent keeps those it has. */
  sites: z.array(z.string().max(40)).max(20).optional(),
  step: SellerStep.optional(),
})
export type BulkChange = z.input<typeof BulkChange>

export const BulkResult = z.object({
  id: z.number().int(),
  outcome: z.enum(['saved', 'conflict', 'refused']),
  /** Why it was not saved; empty on success. */
  message: z.string(),
  /** The same by field of the form, where it is about one. */
  fields: z.record(z.string(), z.string()).optional(),
  /** Its current version; null when it is not (or no longer) the caller's. */
  space: OwnListing.nullable(),
})
export type BulkResult = z.infer<typeof BulkResult>

/** What a duplicate may take along besides the words. */
export const DUPLICATED_PARTS = ['photos', 'dates', 'sites'] as const
export type DuplicatedPart = (typeof DUPLICATED_PARTS)[number]

/** With Placard's own number, by which an import finds the space again. */
const OwnFeatures = ListingFeatures.extend({
  features: z.array(
    ListingFeatures.shape.features.element.extend({
      properties: Listing.extend({ placardNumber: z.number().int(), unitId: z.string().nullable() }),
    }),
  ),
})

export const sellingRoutes = defineRoutes({
  createListing: {
    method: 'POST',
    path: '/api/listings',
    scope: 'inventory:write',
    summary:
      'List a space; it waits for review. The same Idempotency-Key header answers the listing made the first time.',
    needsAccount: true,
    needs: 'spaces',
    isIdempotent: true,
    keyIn: 'optional-header',
    body: z.intersection(
      NewListing,
      z.object({
        /** The own draft that becomes this listing, in the version that was last saved. */
        draft: z.object({ id: Id, updatedAt: z.iso.datetime() }).optional(),
      }),
    ),
    output: Listing,
    status: 201,
    changesListings: true,
    refusals: ['rate-limited', 'conflict'],
  },
  countOwnListings: {
    method: 'GET',
    path: '/api/my/listings/counts',
    scope: 'inventory:read',
    summary: 'The spaces of whoever asks, by status',
    needsAccount: true,
    output: z.record(z.enum(LISTING_STATUSES), z.number().int()),
  },
  exportOwnListings: {
    method: 'GET',
    path: '/api/my/listings/export',
    scope: 'inventory:read',
    summary: 'All own spaces as a file: CSV that can be imported again, or GeoJSON',
    needsAccount: true,
    query: z.object({ format: z.enum(['csv', 'geojson'], 'must be csv or geojson').optional() }),
    output: z.string(),
    answers: { 'text/csv': z.string(), 'application/geo+json': OwnFeatures },
  },
  getOwnListing: {
    method: 'GET',
    path: '/api/my/listings/:id',
    scope: 'inventory:read',
    summary: 'One own space, with changes that wait for review',
    needsAccount: true,
    params: IdParams,
    output: OwnListing,
  },
  updateListing: {
    method: 'PUT',
    path: '/api/listings/:id',
    summary:
      'Change an own space. Of a public one, what buyers decide by waits for review; 409 with both versions when it was changed meanwhile.',
    needsAccount: true,
    needs: 'spaces',
    params: IdParams,
    body: ListingEdit,
    output: OwnListing,
    changesListings: true,
    refusals: ['conflict', 'listing-not-found', 'rate-limited'],
  },
  updateOwnListings: {
    method: 'PATCH',
    path: '/api/my/listings',
    scope: 'inventory:write',
    summary:
      'Change some fields, sites or the status of own spaces, by the rules of single edits: what is not named stays; each is saved or told why not',
    needsAccount: true,
    needs: 'spaces',
    body: z.object({
      changes: z
        .array(BulkChange)
        .min(1, 'Say what to change')
        .max(MAX_BULK_CHANGES, `At most ${MAX_BULK_CHANGES} spaces at once`),
    }),
    output: z.array(BulkResult),
    changesListings: true,
    refusals: ['rate-limited'],
  },
  moveListing: {
    method: 'POST',
    path: '/api/listings/:id/steps',
    scope: 'inventory:write',
    summary: 'Submit, pause, resume or archive an own space',
    needsAccount: true,
    needs: 'spaces',
    params: IdParams,
    body: z.object({ step: SellerStep }),
    output: OwnListing,
    changesListings: true,
    refusals: ['conflict', 'listing-not-found', 'bookings-open'],
  },
  duplicateListing: {
    method: 'POST',
    path: '/api/listings/:id/duplicate',
    summary:
      'A draft with what an own space says; `keep` names what comes along besides its words (photos without it, or `none`), `face=1` makes it another face of the same structure',
    needsAccount: true,
    needs: 'spaces',
    params: IdParams,
    query: z.object({
      keep: z
        .string()
        .transform((text) => text.split(','))
        .pipe(z.array(z.enum([...DUPLICATED_PARTS, 'none'])))
        .optional(),
      face: z.literal('1').optional(),
    }),
    output: OwnListing,
    status: 201,
    changesListings: true,
    refusals: ['rate-limited', 'listing-not-found'],
  },
  countView: {
    method: 'POST',
    path: '/api/listings/:id/views',
    summary: 'Count a visit of a public space; the same visitor counts once in half an hour',
    params: IdParams,
    output: z.object({ success: z.literal(true) }),
    refusals: ['listing-not-found'],
  },
})
