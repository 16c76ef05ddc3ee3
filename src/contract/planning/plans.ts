import { z } from 'zod'
import { crossesItself } from '#domain/crosses-itself.ts'
import { SEARCH_FILTERS } from '#domain/discovery/search/search-filters.ts'
import { LIMITS, MAX_ID } from '#domain/limits.ts'
import { PLAN_GOALS } from '#domain/planning/goals.ts'
import { MAX_PLAN_BUDGET, MAX_PLAN_LINES, SELLER_SHARE, SHOP_MILES } from '#domain/planning/limits.ts'
import { AD_TYPES, AUDIENCE_BASES, AUDIENCES } from '#domain/vocabulary.ts'
import { DateOnly, queryParameter } from '../common.ts'
import { Listing } from '../listings/listings.ts'
import { defineRoutes } from '../route.ts'

const ids = (max: number) => z.array(z.number().int().min(1).max(MAX_ID)).max(max).default([])

const latitude = z.number().min(-90).max(90)
const longitude = z.number().min(-180).max(180)
const Box = z
  .object({ west: longitude, south: latitude, east: longitude, north: latitude })
  .refine(({ south, north }) => south < north, { path: ['north'], message: 'must be north of south' })

const WantedMedium = z.object({
  adType: z.enum(AD_TYPES),
  /** Exactly so many lines; at least one without. */
  count: z.number().int('must be a whole number').min(1).max(MAX_PLAN_LINES).optional(),
  /** Percent of the budget, ± 10. */
  share: z.number().min(1).max(100).optional(),
})

/** US dollars: a total for the dates, all-in. */
export const budget = z
  .number('must be a number')
  .min(1, 'must be at least $1')
  .max(MAX_PLAN_BUDGET, 'must be at most $10,000,000')

export const PlanInputs = z
  .object({
    /** A place, as the search box reads it. */
    place: queryParameter(SEARCH_FILTERS.location).optional(),
    /** Or a box, in degrees. */
    bounds: Box.optional(),
    /** Or an outline that was drawn, not closed: it goes before the others. */
    polygon: z
      .array(z.object({ lat: latitude, lng: longitude }))
      .min(3, 'needs at least three corners')
      .max(LIMITS.polygonPoints, `has at most ${LIMITS.polygonPoints} corners`)
      .refine((ring) => !crossesItself(ring), { message: 'The edge of the area must not cross itself.' })
      .optional(),
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
      })
      .refine((media) => media.reduce((sum, { count = 1 }) => sum + count, 0) <= MAX_PLAN_LINES, {
        message: `A plan holds ${MAX_PLAN_LINES} lines.`,
      })
      .refine((media) => media.reduce((sum, { share = 0 }) => sum + share, 0) <= 100, {
        message: 'Shares of the budget must add up to 100 percent at most.',
      }),
    /** Many places, or many contacts in the same ones; the first if nothing is said. */
    goal: z.enum(PLAN_GOALS).optional(),
    audiences: z.array(z.enum(AUDIENCES)).max(AUDIENCES.length).default([]),
    /** Percent of the budget that one seller may have at most; all of it, if nothing is said. */
    sellerShare: z.number().min(SELLER_SHARE.min).max(SELLER_SHARE.max).default(SELLER_SHARE.max),
    /** So many miles around my shops people count in full, and farther away for less; everybody alike without it. */
    shopMiles: z.number().min(SHOP_MILES.min).max(SHOP_MILES.max).optional(),
    /** Spaces that are in the plan whatever they bring, and whatever else is left out; each counts once. */
    pinned: ids(MAX_PLAN_LINES).transform((pinned) => [...new Set(pinned)]),
    refused: z
      .object({
        adTypes: z.array(z.enum(AD_TYPES)).max(AD_TYPES.length).default([]),
        sellers: ids(50),
        listings: ids(200),
      })
      .default({ adTypes: [], sellers: [], listings: [] }),
  })
  .refine((asked) => [asked.place, asked.bounds, asked.polygon].some((where) => where !== undefined), {
    path: ['place'],
    message: 'is needed: name a place, or draw an area',
  })
  .refine(({ media, refused }) => media.every(({ adType }) => !refused.adTypes.includes(adType)), {
    path: ['refused'],
    message: 'A medium cannot be wanted and left out.',
  })
  .refine(({ refused }) => new Set(refused.adTypes).size < AD_TYPES.length, {
    path: ['refused'],
    message: 'Leave at least one medium in.',
  })
  .refine(({ pinned, refused }) => pinned.every((id) => !refused.listings.includes(id)), {
    path: ['pinned'],
    message: 'A space cannot be kept and left out.',
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'must not be before the first day' })
export type PlanInputs = z.infer<typeof PlanInputs>

const cents = z.number().int()

/** Of the shops of whoever asks, three at most, the nearest first; none for a space that is not on the map. */
export const NearestShops = z.array(z.object({ name: z.string(), km: z.number() }))

const PlanLine = z.object({
  listing: Listing,
  /** Whole cells nearest to the dates asked for, inclusive. */
  first: z.string(),
  last: z.string(),
  /** Of these days, all-in. */
  totalCents: cents,
  /** Within these days, as its seller states them; they count contacts, not people. 0 without a figure. */
  contacts: z.number().int(),
  /** Null: no figure, which only a space that is pinned can be without. */
  basis: z.enum(AUDIENCE_BASES).nullable(),
  isPinned: z.boolean(),
  nearestShops: NearestShops,
  /** Why it is there, and what it beat. */
  why: z.string(),
  /** What that is said of. Percent of the planning score of the plan. */
  reason: z.object({
    percent: z.number(),
    /** The only one of its medium in the plan. */
    isOnly: z.boolean(),
    runnerUp: z.object({ title: z.string(), percent: z.number(), totalCents: cents }).nullable(),
  }),
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

/** How near a plan is to the best one under the same rules, by the planning score. */
const PlanCertificate = z.object({ percent: z.number().int(), says: z.string() })
export type PlanCertificate = z.infer<typeof PlanCertificate>

/** Who lives in the place that a plan is for; null of a drawn area, or where it is not known. */
export const Residents = z.object({ place: z.string(), people: z.number().int() }).nullable()

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
  /** The least budget that buys anything; null where this one does, or nothing can be had. */
  neededCents: cents.nullable(),
  missing: z.array(z.object({ adType: z.enum(AD_TYPES), lines: z.number().int() })),
  /** Media whose share of the budget could not be reached: what they lack of it, at its lower end. */
  unmetShares: z.array(z.object({ adType: z.enum(AD_TYPES), cents })),
  /** Spaces that were to be kept and are not in the plan. */
  unavailable: z.array(
    z.object({
      listingId: z.number().int(),
      /** Null where it is not on offer any more. */
      title: z.string().nullable(),
      why: z.string(),
    }),
  ),
  /** Where spaces are left out because one seller may have a share of the budget only; null where none are. */
  sellerLimit: z
    .object({
      percent: z.number(),
      cents: z.number(),
      spaces: z.number().int(),
      says: z.string(),
    })
    .nullable(),
  /** By kind of audience figure; figures of two kinds are not added up. */
  totals: BasisTotals,
  residents: Residents,
  leftOut: z.array(z.object({ reason: z.string(), label: z.string(), count: z.number().int() })),
  /** Null without lines. */
  certificate: PlanCertificate.nullable(),
  /** Of how the score is weighed. */
  scoreVersion: z.number().int(),
})
export type SolvedPlan = z.infer<typeof SolvedPlan>

export const PlanCurve = z.object({
  place: z.string().nullable(),
  from: z.string(),
  to: z.string(),
  /** Twelve, by budget, the one asked for among them; each a plan of its own, no worse than those before it. */
  points: z.array(
    z.object({
      budgetCents: cents,
      totalCents: cents,
      /** In the order in which they were chosen. */
      listingIds: z.array(z.number().int()),
      /** Percent of the planning score of the best of these plans. */
      share: z.number(),
      /** Of the best possible for this budget, at least. */
      certificate: z.number().int(),
    }),
  ),
  /** Places among the points, from 0; null where the budgets do not get there. The first budget that buys anything. */
  entry: z.number().int().nullable(),
  /** From here on another dollar brings less than half of what the first ones do. */
  solid: z.number().int().nullable(),
  /** From here on, less than a tenth. */
  saturated: z.number().int().nullable(),
  unavailable: SolvedPlan.shape.unavailable,
  scoreVersion: z.number().int(),
})
export type PlanCurve = z.infer<typeof PlanCurve>

export const planRoutes = defineRoutes({
  solvePlan: {
    method: 'POST',
    path: '/api/plans/solve',
    summary:
      'A budget, dates and a place → the spaces to book, why, and how near that is to the best. Stores nothing.',
    isCostly: true,
    body: PlanInputs,
    output: SolvedPlan,
    refusals: ['rate-limited', 'area-too-large', 'unavailable'],
  },
  drawCurve: {
    method: 'POST',
    path: '/api/plans/curve',
    summary: 'The same for twelve budgets around the one given: what more money brings. Stores nothing.',
    isCostly: true,
    body: PlanInputs,
    output: PlanCurve,
    refusals: ['rate-limited', 'area-too-large', 'unavailable'],
  },
})
