import { z } from 'zod'
import { MEASURES } from '#domain/ground/funnel.ts'
import { LISTING_STATUSES } from '#domain/listings/listing.ts'
import { AD_TYPES } from '#domain/vocabulary.ts'
import { IdParams, queryInteger } from '../common.ts'
import { defineRoutes } from '../route.ts'

export const NUMBER_SPANS = ['7', '28', '90'] as const
export type NumberSpan = (typeof NUMBER_SPANS)[number]
export const NUMBER_SORTS = ['title', ...MEASURES] as const
export type NumberSort = (typeof NUMBER_SORTS)[number]

const count = z.number().int()
const Counts = z.object({
  /** Shown in results. */
  appearances: count,
  views: count,
  saves: count,
  contacts: count,
  enquiries: count,
  viewings: count,
  requests: count,
  bookings: count,
})

/** Integer US cents, tax included, by when it was posted in the books. */
const Income = z.object({
  agreedCents: count,
  creditedCents: count,
  paidCents: count,
  refundedCents: count,
})
export type Income = z.infer<typeof Income>

const IncomeGroups = z.array(z.object({ name: z.string(), income: Income }))

const Space = z.object({
  id: z.number().int(),
  title: z.string(),
  adType: z.enum(AD_TYPES),
  status: z.enum(LISTING_STATUSES),
})

const Groups = z.array(z.object({ name: z.string(), spaces: z.number().int(), counts: Counts }))

export const MyNumbers = z.object({
  days: z.number().int(),
  /** How many spaces there are on all pages. */
  total: z.number().int(),
  totals: Counts,
  /** Of as many days before those. */
  before: Counts,
  /** Sums by ad type and by place, most seen first; of places the first twenty. */
  kinds: Groups,
  markets: Groups,
  spaces: z.array(Space.extend({ counts: Counts })),
  /** Null: nothing was agreed or paid in either span. */
  income: z
    .object({
      totals: Income,
      /** Of as many days before those. */
      before: Income,
      /** Sums by ad type and by place, most agreed first; of places the first twenty. */
      kinds: IncomeGroups,
      markets: IncomeGroups,
    })
    .nullable(),
})
export type MyNumbers = z.infer<typeof MyNumbers>

export const SpaceNumbers = z.object({
  days: z.number().int(),
  space: Space,
  /** By Pacific day, oldest first, days without any included. */
  byDay: z.array(z.object({ day: z.string(), counts: Counts })),
  funnel: z.array(
    z.object({
      measure: z.enum(MEASURES),
      count,
      of: z.enum(MEASURES).nullable(),
      /** Null: too few cases to say. */
      share: z.number().nullable(),
    }),
  ),
  /** Null: not enough similar spaces of others to compare with. */
  similar: z
    .object({
      /** Which ones: "22 billboards within 25 km at $450 to $1,350 a month". */
      words: z.string(),
      medians: Counts,
      spaces: z.array(z.object({ id: z.number().int(), title: z.string() })),
    })
    .nullable(),
})
export type SpaceNumbers = z.infer<typeof SpaceNumbers>

const Days = z.enum(NUMBER_SPANS).default('28')
const Csv = z.string()

export const numberRoutes = defineRoutes({
  getMyNumbers: {
    method: 'GET',
    path: '/api/my/numbers',
    scope: 'inventory:read',
    summary: 'What is counted of my spaces, fifty a page; visitors are not told apart afterwards',
    needsAccount: true,
    isCostly: true,
    query: z.object({
      days: Days,
      sort: z.enum(NUMBER_SORTS).default('appearances'),
      dir: z.enum(['asc', 'desc']).default('desc'),
      page: queryInteger(1, 1000).optional(),
    }),
    output: MyNumbers,
  },
  exportMyNumbers: {
    method: 'GET',
    path: '/api/my/numbers.csv',
    scope: 'inventory:read',
    summary: 'The same of all my spaces, as CSV',
    needsAccount: true,
    isCostly: true,
    query: z.object({ days: Days }),
    output: Csv,
    answers: { 'text/csv': Csv },
  },
  getSpaceNumbers: {
    method: 'GET',
    path: '/api/my/numbers/:id',
    scope: 'inventory:read',
    summary: 'One of my spaces: by day, as a funnel, beside the median of similar spaces of others',
    needsAccount: true,
    isCostly: true,
    params: IdParams,
    query: z.object({ days: Days }),
    output: SpaceNumbers,
    refusals: ['listing-not-found'],
  },
  exportSpaceNumbers: {
    method: 'GET',
    path: '/api/my/numbers/:id/days.csv',
    summary: 'One of my spaces by day, as CSV',
    needsAccount: true,
    isCostly: true,
    params: IdParams,
    query: z.object({ days: Days }),
    output: Csv,
    answers: { 'text/csv': Csv },
    refusals: ['listing-not-found'],
  },
})
