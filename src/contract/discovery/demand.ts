import { z } from 'zod'
import { AD_TYPES } from '#domain/vocabulary.ts'
import { defineRoutes } from '../route.ts'

export const DEMAND_SPANS = ['7', '30', '90'] as const
export type DemandSpan = (typeof DEMAND_SPANS)[number]

const Days = z.enum(DEMAND_SPANS).default('30')
const count = z.number().int()

/** Searches of one area and medium; once an asker, area, medium and day. */
const Cell = z.object({
  /** South-west corner; it spans a tenth of a degree. */
  lat: z.number(),
  lng: z.number(),
  /** The nearest town: "Boston, MA"; empty away from the United States. */
  place: z.string(),
  /** Null: any medium. */
  adType: z.enum(AD_TYPES).nullable(),
  searches: count,
  /** With fewer than three spaces found; null: fewer than five, which are told to nobody. */
  unmet: count.nullable(),
})
export type DemandCell = z.infer<typeof Cell>

export const MarketNumbers = z.object({
  days: z.number().int(),
  media: z.array(
    z.object({
      adType: z.enum(AD_TYPES),
      /** On the market now. */
      spaces: count,
      sellers: count,
      appearances: count,
      views: count,
      saves: count,
      enquiries: count,
      requests: count,
      bookings: count,
    }),
  ),
  /** Searches that named no medium count for none. */
  searches: z.array(z.object({ adType: z.enum(AD_TYPES).nullable(), searches: count, unmet: count })),
  /** Searches that are kept under a name. */
  savedSearches: count,
  /** Most unmet first; areas with fewer than five searches are left out. */
  cells: z.array(Cell),
})
export type MarketNumbers = z.infer<typeof MarketNumbers>

const Csv = z.string()

export const demandRoutes = defineRoutes({
  getMarketNumbers: {
    method: 'GET',
    path: '/api/admin/market',
    summary: 'Supply, demand, and searches that found fewer than three spaces, by area and medium',
    needsAdmin: true,
    query: z.object({ days: Days }),
    output: MarketNumbers,
  },
  exportDemand: {
    method: 'GET',
    path: '/api/admin/market.csv',
    summary: 'Searches by area and medium, as CSV',
    needsAdmin: true,
    query: z.object({ days: Days }),
    output: Csv,
    answers: { 'text/csv': Csv },
  },
})
