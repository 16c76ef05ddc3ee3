import { z } from 'zod'
import { MAX_ID } from '#domain/limits.ts'
import { AD_TYPES } from '#domain/vocabulary.ts'
import { defineRoutes } from '../route.ts'

const ListingId = z.number().int().min(1).max(MAX_ID)
/** A page that shows more at once has sent them in portions. */
const MAX_AT_ONCE = 100

/** What a page tells of itself, and of nobody who reads it. */
export const Counts = z.object({
  /** Spaces of which half a card was in sight for a second, in results. */
  appearances: z.array(ListingId).max(MAX_AT_ONCE).optional(),
  /** Spaces whose phone or form was used. */
  contacts: z.array(ListingId).max(MAX_AT_ONCE).optional(),
  /** What was looked for: a point of the area, media (all, when empty), and how many spaces were found. */
  search: z
    .object({
      lat: z.number().min(-90).max(90),
      lng: z.number().min(-180).max(180),
      adTypes: z.array(z.enum(AD_TYPES)).max(AD_TYPES.length),
      found: z.number().int().min(0),
    })
    .optional(),
})
export type Counts = z.infer<typeof Counts>

export const countRoutes = defineRoutes({
  count: {
    method: 'POST',
    path: '/api/counts',
    summary:
      'What a page has shown: totals by space and hour, and by area and day, are kept, and nothing of who read it',
    body: Counts,
    output: z.null(),
    status: 204,
    refusals: ['rate-limited'],
  },
})
