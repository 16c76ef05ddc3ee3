import { z } from 'zod'
import { SEARCH_FILTERS } from '#domain/discovery/search/search-filters.ts'
import { MAX_COMPARED, MAX_ID } from '#domain/limits.ts'
import { queryParameter } from '../common.ts'
import { defineRoutes } from '../route.ts'
import { FoundListing } from './search.ts'

/** `ids=3,1,2` */
const ComparedIds = z
  .string()
  .transform((text) => [...new Set(text.split(',').filter(Boolean).map(Number))])
  .pipe(
    z
      .array(z.number('must be numbers').int('must be whole numbers').min(1).max(MAX_ID))
      .max(MAX_COMPARED, `must be at most ${MAX_COMPARED} ids`),
  )

export const ComparedSpaces = z.object({
  /** The public ones, in the order asked; with days, each with its all-in total for them. */
  spaces: z.array(FoundListing),
  /** Ids of none, or of spaces that are not on the market. */
  gone: z.array(z.number().int()),
})
export type ComparedSpaces = z.infer<typeof ComparedSpaces>

export const comparisonRoutes = defineRoutes({
  compareListings: {
    method: 'GET',
    path: '/api/comparison',
    scope: 'spaces:read',
    summary: `Up to ${MAX_COMPARED} public spaces side by side, with what they cost for some days`,
    isCostly: true,
    query: z.object({
      ids: ComparedIds,
      /** Days `YYYY-MM-DD`, inclusive; one without the other means that day. */
      from: queryParameter(SEARCH_FILTERS.availableFrom).optional(),
      to: queryParameter(SEARCH_FILTERS.availableTo).optional(),
    }),
    output: ComparedSpaces,
  },
})
