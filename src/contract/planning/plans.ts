import { z } from 'zod'
import { SEARCH_FILTERS } from '#domain/discovery/search/search-filters.ts'
import { MAX_ID } from '#domain/limits.ts'
import { AD_TYPES, AUDIENCE_BASES, AUDIENCES } from '#domain/vocabulary.ts'
import { DateOnly, queryParameter } from '../common.ts'
import { Listing } from '../listings/listings.ts'
import { defineRoutes } from '../route.ts'

const MAX_LINES = 60
const MAX_BUDGET = 10_000_000

const ids = (max: number) => z.array(z.number().int().min(1).max(MAX_ID)).max(max).default([])

const latitude = z.number().min(-90).max(90)
const longitude = z.number().min(-180).max(180)
const Box = z
  .object({ west: longitude, south: latitude, east: longitude, north: latitude })
  .refine(({ south, north }) => south < north, { path: ['north'], message: 'must be north of south' })

const WantedMedium = z.object({
  adType: z.enum(AD_TYPES),
  /** Exactly so many lines; at least one without. */
  count: z.number().int('must be a whole number').min(1).max(MAX_LINES).optional(),
  /** Percent of the budget, ± 10. */
  share: z.number().min(1).max(100).optional(),
})

/** US dollars: a total for the dates, all-in. */
export const budget = z
  .number('must be a number')
  .min(1, 'must be at least $1')
  .max(MAX_BUDGET, 'must be at most $10,000,000')

export const PlanInputs = z
  .object({
    /** A place, as the search box reads it. */
    place: queryParameter(SEARCH_FILTERS.location).optional(),
    /** Or a box, in degrees. */
    bounds: Box.optional(),
    /** First and last day. */
    from: DateOnly,
    to: DateOnly,
    budget,
    /** None: any medium. */
    media: z
      .array(WantedMedium)
      .max(AD_TYPES.length)
      .default([])
      .refine((media) => new Set(media.map(({ adType }) => adType)).size === media.length, {
        message: 'must name each medium once',
      }),
    audiences: z.array(z.enum(AUDIENCES)).max(AUDIENCES.length).default([]),
    /** Percent of the budget that one seller may have at most. */
    sellerShare: z.number().min(10).max(100).default(50),
    /** Spaces that are in the plan whatever they bring. */
    pinned: ids(MAX_LINES),
    refused: z
      .object({
        adTypes: z.array(z.enum(AD_TYPES)).max(AD_TYPES.length).default([]),
        sellers: ids(50),
        listings: ids(200),
      })
      .default({ adTypes: [], sellers: [], listings: [] }),
  })
  .refine(({ place, bounds }) => place !== undefined || bounds !== undefined, {
    path: ['place'],
    message: 'is needed: name a place, or draw an area',
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'must not be before the first day' })
export type PlanInputs = z.infer<typeof PlanInputs>

const cents = z.number().int()

const PlanLine = z.object({
  listing: Listing,
  /** Whole cells nearest to the dates asked for, inclusive. */
  first: z.string(),
  last: z.string(),
  /** Of these days, all-in. */
  totalCents: cents,
  /** Within these days, as its seller states them; they count contacts, not people. */
  contacts: z.number().int(),
  basis: z.enum(AUDIENCE_BASES),
  isPinned: z.boolean(),
  /** Why it is there, and what it beat. */
  why: z.string(),
})
export type PlanLine = z.infer<typeof PlanLine>

/** By kind of audience figure; figures of two kinds are not added up. */
export const BasisTotals = z.array(
  z.object({
    /** Null: no figure. */
    basis: z.enum(AUDIENCE_BASES).nullable(),
    spaces: z.number().int(),
    totalCents: cents,
    contacts: z.number().int(),
    cpmCents: z.number().nullable(),
  }),
)

export const SolvedPlan = z.object({
  place: z.string().nullable(),
  from: z.string(),
  to: z.string(),
  budgetCents: cents,
  totalCents: cents,
  /** In the order in which they were chosen. */
  lines: z.array(PlanLine),
  /** Why it ends. */
  stop: z.string(),
  /** What could not be had, and what would be needed; null where all was. */
  shortfall: z.string().nullable(),
  missing: z.array(z.object({ adType: z.enum(AD_TYPES), lines: z.number().int() })),
  totals: BasisTotals,
  leftOut: z.array(z.object({ reason: z.string(), label: z.string(), count: z.number().int() })),
  /** How near the plan is to the best one under the same rules, by the planning score; null without lines. */
  certificate: z.object({ percent: z.number().int(), says: z.string() }).nullable(),
  /** Of how the score is weighed. */
  scoreVersion: z.number().int(),
})
export type SolvedPlan = z.infer<typeof SolvedPlan>

export const planRoutes = defineRoutes({
  solvePlan: {
    method: 'POST',
    path: '/api/plans/solve',
    summary:
      'A budget, dates and a place → the spaces to book, why, and how near that is to the best. Stores nothing.',
    isCostly: true,
    body: PlanInputs,
    output: SolvedPlan,
    refusals: ['rate-limited', 'area-too-large'],
  },
})
