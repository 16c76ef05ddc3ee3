import { z } from 'zod'
import { listSteps } from '#domain/lifecycle.ts'
import { LIMITS, MAX_ID } from '#domain/limits.ts'
import { LISTING_LIFECYCLE, LISTING_STATUSES, OFFERED_LISTING_STEPS } from '#domain/listings/listing.ts'
import { AD_TYPES, INTERVALS, LISTING_TYPES } from '#domain/vocabulary.ts'
import { asName, DateOnly, queryInteger, queryList, visible } from '../common.ts'
import { defineRoutes } from '../route.ts'
import { OwnSite } from './listings-own.ts'

/** Page size limit of the table of own spaces. */
export const MAX_SPACE_PAGE = 200
export const MAX_SPACE_CHANGES = 100
/** More than one seller holds; a bound of what one answer carries. */
export const MAX_SPACE_IDS = 50_000

export const SPACE_SORTS = ['newest', 'title', 'type', 'place', 'price', 'status', 'views', 'free'] as const
export type SpaceSort = (typeof SPACE_SORTS)[number]

/** A row of the seller's table: what is decided by at a glance, with changes that wait for review. */
export const SpaceRow = z.object({
  id: z.number().int(),
  /** The seller's own number. */
  unitId: z.string().nullable(),
  title: z.string(),
  /** The structure it is a face of, and how many faces are kept of it. */
  structure: z.object({ id: z.number().int(), faces: z.number().int() }).nullable(),
  adType: z.enum(AD_TYPES),
  listingType: z.enum(LISTING_TYPES),
  place: z.string(),
  address: z.string().nullable(),
  price: z.number().int(),
  interval: z.enum(INTERVALS),
  status: z.enum(LISTING_STATUSES),
  imageUrl: z.string(),
  availableFrom: z.string().nullable(),
  availableTo: z.string().nullable(),
  sites: z.array(OwnSite),
  /** Page views of the last thirty days; null for what was never public. */
  views: z.number().int().nullable(),
  /** The first day on which something of it is available; null when there is none. */
  freeFrom: z.string().nullable(),
  /** That day is today. */
  isFree: z.boolean(),
  /** The next day on which something of it is taken. */
  takenFrom: z.string().nullable(),
  /** Instant it came into the status it has. */
  since: z.string(),
  /** Columns of a change that waits for review. */
  waiting: z.array(z.string()),
  /** Why it, or its last change, was not approved. */
  refusal: z.string().nullable(),
  /** Of a draft: how many fields are missing. */
  unfinished: z.number().int(),
  steps: z.array(z.enum(OFFERED_LISTING_STEPS)),
  canEdit: z.boolean(),
  updatedAt: z.string(),
})
export type SpaceRow = z.infer<typeof SpaceRow>

const SPACE_FILTER = {
  /** Without it, all but what is archived. */
  status: queryList(LISTING_STATUSES).optional(),
  adType: queryList(AD_TYPES).optional(),
  /** Faces of one structure. */
  structure: queryInteger(1, MAX_ID).optional(),
  /** Words in title, place, address or unit id; `#12` is one listing. */
  q: z.string().trim().max(LIMITS.searchText.max).optional(),
  /** A place, and a size among the facts, as they are written. */
  place: z.string().max(LIMITS.locationText.max).optional(),
  size: z.string().max(200).optional(),
  /** Monthly price in whole dollars. */
  minPrice: queryInteger(0, LIMITS.priceDollars.max).optional(),
  maxPrice: queryInteger(0, LIMITS.priceDollars.max).optional(),
  /** Something of it is available on this day or before. */
  freeBy: DateOnly.optional(),
  photos: z.enum(['none']).optional(),
}

const Choices = z.array(z.object({ name: z.string(), spaces: z.number().int() }))
/** What own spaces can be filtered by, most spaces first. */
export const SpaceChoices = z.object({ places: Choices, sizes: Choices })
export type SpaceChoices = z.infer<typeof SpaceChoices>

const STEPS: string[] = listSteps(LISTING_LIFECYCLE, { actor: 'seller' })
const Day = z.string().max(10).nullable()
const Site = z.string().max(40)
/** Names one press upon many things. */
export const Act = z.string().regex(/^[\w-]{8,64}$/, 'names no press')

/** Fields of the form that can be set on many as they are typed. */
export const MANY_FIELDS = [
  'description',
  'venue',
  'locationDetails',
  'minContract',
  'setupFee',
  'paymentTerms',
] as const

/** One change made to many spaces, each by the rules of single edits. */
export const SpaceChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('price'), dollars: z.union([z.number(), z.string().max(20)]) }),
  z.object({
    kind: z.literal('percent'),
    /** -10 is ten percent less; rounded to whole dollars. */
    percent: z
      .number('Say by how many percent')
      .min(-95, 'At most 95% less')
      .max(900, 'At most 900% more')
      .refine((percent) => percent !== 0, 'Say by how many percent'),
  }),
  z.object({ kind: z.literal('from'), day: Day }),
  z.object({ kind: z.literal('until'), day: Day }),
  z.object({
    kind: z.enum(['add-tag', 'remove-tag']),
    tag: z
      .string()
      .trim()
      .check(...visible(1))
      .max(LIMITS.tag.max),
  }),
  z.object({ kind: z.enum(['add-site', 'remove-site']), site: Site }),
  z.object({
    kind: z.enum(['add-feature', 'remove-feature']),
    feature: z
      .string()
      .trim()
      .check(...visible(1))
      .max(LIMITS.feature.max),
  }),
  /** A fact by its label; without a value it is taken out. */
  z.object({
    kind: z.literal('fact'),
    label: z
      .string()
      .trim()
      .check(...visible(1, 'Name the fact'))
      .max(LIMITS.specificationLabel.max),
    value: z.string().trim().max(LIMITS.specificationValue.max),
  }),
  /** A field of the form that means the same for every space; empty: nothing is said any more. */
  z.object({
    kind: z.literal('field'),
    field: z.enum(MANY_FIELDS),
    value: z.string().trim().max(5000),
  }),
  /** The structure with the seller's number, made where there is none; null: it stands on none. */
  z.object({
    kind: z.literal('structure'),
    number: z
      .string()
      .trim()
      .check(...visible(1, 'Name the structure'))
      .max(40, 'At most 40 characters')
      .nullable(),
  }),
  /** Each on the structure that its facts name. */
  z.object({ kind: z.literal('structure-by-fact') }),
  /** What one press changed goes back to what it was, where nobody has changed it since. */
  z.object({ kind: z.literal('undo'), act: Act }),
  z.object({
    kind: z.literal('step'),
    step: z
      .string()
      .refine((step): boolean => STEPS.includes(step), { message: `must be one of: ${STEPS.join(', ')}` }),
  }),
])
export type SpaceChange = z.infer<typeof SpaceChange>

export const SpaceChangeResult = z.object({
  id: z.number().int(),
  title: z.string(),
  outcome: z.enum(['saved', 'unchanged', 'refused']),
  /** Why it was not changed; empty on success. */
  message: z.string(),
})
export type SpaceChangeResult = z.infer<typeof SpaceChangeResult>

/** A view of the table: what its address holds, under a name. What of it can be read is the page's to decide. */
export const SpaceView = z.object({
  name: asName(
    z
      .string('Give the view a name')
      .trim()
      .check(...visible(1, 'Give the view a name'))
      .max(40, 'Name must be at most 40 characters'),
    'thing',
  ),
  search: z
    .record(z.string().max(40), z.union([z.string().max(1000), z.number()]))
    .refine((search) => Object.keys(search).length <= 30, 'Too many filters'),
})
export type SpaceView = z.infer<typeof SpaceView>
export const MAX_SPACE_VIEWS = 20

/** Which table of own spaces: the spaces themselves, or what is free of them. */
const SCREEN = { screen: z.enum(['spaces', 'avails']).optional() }
export type SpaceScreen = 'spaces' | 'avails'

export const spaceRoutes = defineRoutes({
  listSpaceViews: {
    method: 'GET',
    path: '/api/my/space-views',
    summary: 'My saved views of the table of own spaces or of the grid of what is free, the oldest first',
    needsAccount: true,
    query: z.object(SCREEN),
    output: z.array(SpaceView),
  },
  keepSpaceViews: {
    method: 'PUT',
    path: '/api/my/space-views',
    summary: 'Keep these views of the table of own spaces or of the grid in place of those that are kept',
    needsAccount: true,
    query: z.object(SCREEN),
    body: z.object({ views: z.array(SpaceView).max(MAX_SPACE_VIEWS) }),
    output: z.array(SpaceView),
  },
  listSpaces: {
    method: 'GET',
    path: '/api/my/spaces',
    scope: 'inventory:read',
    summary: 'A page of the table of own spaces, sorted and filtered. Total in X-Total-Count.',
    needsAccount: true,
    query: z.object({
      ...SPACE_FILTER,
      sort: z.enum(SPACE_SORTS).optional(),
      dir: z.enum(['asc', 'desc']).optional(),
      limit: queryInteger(1, MAX_SPACE_PAGE).optional(),
      page: queryInteger(1, 10_000).optional(),
    }),
    output: z.array(SpaceRow),
  },
  listSpaceIds: {
    method: 'GET',
    path: '/api/my/spaces/ids',
    summary: 'The ids of all own spaces that match, in the order of the table',
    needsAccount: true,
    query: z.object(SPACE_FILTER),
    output: z.object({ ids: z.array(z.number().int()) }),
  },
  listSpaceChoices: {
    method: 'GET',
    path: '/api/my/spaces/choices',
    summary: 'Places and sizes of own spaces, at most two hundred of each',
    needsAccount: true,
    output: SpaceChoices,
  },
  changeSpaces: {
    method: 'POST',
    path: '/api/my/spaces/changes',
    scope: 'inventory:write',
    summary:
      'One change to many own spaces: price, percent, dates, tags, sites, facts, fields, a structure or a step, or taking back what one press changed; each is told how it went. Sent again under the same Idempotency-Key it changes none twice.',
    needsAccount: true,
    needs: 'spaces',
    isIdempotent: true,
    body: z.object({
      ids: z
        .array(z.number().int().min(1).max(MAX_ID))
        .min(1, 'Choose spaces')
        .max(MAX_SPACE_CHANGES, `At most ${MAX_SPACE_CHANGES} spaces at once`),
      change: SpaceChange,
      /** Kept with what is changed: the change `undo` names it. */
      act: Act.optional(),
    }),
    output: z.array(SpaceChangeResult),
    changesListings: true,
    refusals: ['rate-limited'],
  },
})
