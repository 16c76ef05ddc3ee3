import { z } from 'zod'
import { LANDMARK_KINDS, PLACE_KINDS } from '#domain/discovery/places/types.ts'
import { POINT } from '#domain/discovery/search/area-parameters.ts'
import { LIMITS } from '#domain/limits.ts'
import { BoundsSchema, queryInteger, queryParameter } from '../common.ts'
import { defineRoutes } from '../route.ts'

/** A place in search; see `Place` in `#domain/discovery/places/types.ts` for the meaning of each field. */
export const Place = z.object({
  name: z.string(),
  kind: z.enum(PLACE_KINDS),
  landmark: z.enum(LANDMARK_KINDS).nullable(),
  parent: z.string().nullable(),
  state: z.string().nullable(),
  /** Unambiguous name for the search box and the URL: `Capitol Hill, Seattle, WA`. */
  canonical: z.string(),
  lat: z.number(),
  lng: z.number(),
  bounds: BoundsSchema,
  radiusKm: z.number().nullable(),
  /** 0–1; below 0.6 the result is a guess. */
  confidence: z.number(),
})
export type Place = z.infer<typeof Place>

/** A place that completes what is typed, with what is on offer there. */
export const SuggestedPlace = Place.extend({ spaces: z.number().int() })

export const PlaceQuery = z.object({
  q: z
    .string()
    .trim()
    .max(LIMITS.searchText.max, `must be at most ${LIMITS.searchText.max} characters`)
    .optional(),
  near: queryParameter(POINT).optional(),
  limit: queryInteger(1, 20).optional(),
})

export const placeRoutes = defineRoutes({
  listPlaces: {
    method: 'GET',
    path: '/api/places',
    summary:
      'Cities, neighborhoods, landmarks and ZIP codes that complete the words typed so far, best first, with the number of spaces there',
    isCostly: true,
    query: PlaceQuery,
    output: z.array(SuggestedPlace),
  },
})
