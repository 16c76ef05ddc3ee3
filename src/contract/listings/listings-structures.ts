import { z } from 'zod'
import { FACINGS } from '#domain/listings/face.ts'
import { LISTING_STATUSES } from '#domain/listings/listing.ts'
import { INTERVALS } from '#domain/vocabulary.ts'
import { queryInteger } from '../common.ts'
import { defineRoutes } from '../route.ts'

export const STRUCTURES_PER_PAGE = 50
/** Of one structure; more are counted. */
export const MAX_FACES_SHOWN = 40

const Face = z.object({
  id: z.number().int(),
  unitId: z.string().nullable(),
  title: z.string(),
  facing: z.enum(FACINGS).nullable(),
  /** "Side A, right-hand read, 14 × 48 ft"; empty where its facts say nothing of it. */
  words: z.string(),
  price: z.number().int(),
  interval: z.enum(INTERVALS),
  status: z.enum(LISTING_STATUSES),
})

export const Structure = z.object({
  id: z.number().int(),
  /** The seller's own number. */
  number: z.string().nullable(),
  place: z.string(),
  address: z.string().nullable(),
  /** How many faces stand on it; the first of them follow. */
  total: z.number().int(),
  faces: z.array(Face),
})
export type Structure = z.infer<typeof Structure>

export const structureRoutes = defineRoutes({
  listStructures: {
    method: 'GET',
    path: '/api/my/structures',
    scope: 'inventory:read',
    summary: 'My structures with the faces that stand on them',
    needsAccount: true,
    query: z.object({ page: queryInteger(1, 1000).optional() }),
    output: z.object({
      items: z.array(Structure),
      total: z.number().int(),
      /** Spaces that name the number of a structure and stand on none yet. */
      loose: z.array(z.number().int()),
    }),
  },
})
