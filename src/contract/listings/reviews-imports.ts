import { z } from 'zod'
import { MAX_ID } from '#domain/limits.ts'
import { AD_TYPES, INTERVALS } from '#domain/vocabulary.ts'
import { IdParams } from '../common.ts'
import { defineRoutes } from '../route.ts'

/** More than one file holds; a bound of what one request carries. */
const MAX_LEFT_OUT = 1000

/** A space of an import that waits for review. */
export const ImportedSpace = z.object({
  id: z.number().int(),
  unitId: z.string().nullable(),
  title: z.string(),
  adType: z.enum(AD_TYPES),
  price: z.number().int(),
  interval: z.enum(INTERVALS),
  place: z.string(),
})
export type ImportedSpace = z.infer<typeof ImportedSpace>

const Counted = z.array(z.object({ name: z.string(), spaces: z.number().int() }))

/** One import in the review queue. */
export const ImportReview = z.object({
  /** Of the import. */
  id: z.number().int(),
  fileName: z.string(),
  createdAt: z.string(),
  seller: z.object({ id: z.number().int(), username: z.string(), name: z.string().nullable() }),
  /** Spaces of it that wait. */
  waiting: z.number().int(),
  /** The newest version among them: what was changed after it is not approved unseen. */
  seenAt: z.string().nullable(),
  /** The last approval of it, with what failed and why (at most fifty). */
  run: z
    .object({
      isRunning: z.boolean(),
      total: z.number().int(),
      approved: z.number().int(),
      refused: z.number().int(),
      leftOut: z.number().int(),
      failures: z.array(z.object({ id: z.number().int(), title: z.string(), problem: z.string() })),
    })
    .nullable(),
})
export type ImportReview = z.infer<typeof ImportReview>

/** What a reviewer looks at instead of each of its spaces. */
export const ImportDigest = z.object({
  kinds: Counted,
  /** The places with most of them, and all others as one. */
  markets: Counted,
  sample: z.array(ImportedSpace.extend({ why: z.enum(['first', 'odd', 'priciest']) })),
  /** Spaces beside one that is listed already, with a similar title. */
  duplicates: z.array(ImportedSpace),
  warnings: z.array(z.object({ text: z.string(), spaces: z.number().int() })),
})
export type ImportDigest = z.infer<typeof ImportDigest>

export const importReviewRoutes = defineRoutes({
  listImportReviews: {
    method: 'GET',
    path: '/api/admin/imports',
    summary: 'Imports with spaces that wait for review, or approved within the last day; admins only',
    needsAdmin: true,
    output: z.array(ImportReview),
  },
  getImportDigest: {
    method: 'GET',
    path: '/api/admin/imports/:id',
    summary: 'Kinds, markets, a sample, possible doubles and warnings of an import; admins only',
    needsAdmin: true,
    params: IdParams,
    output: ImportDigest,
  },
  listImportSpaces: {
    method: 'GET',
    path: '/api/admin/imports/:id/spaces',
    summary:
      'Spaces of an import that wait, a hundred at a time; X-Total-Count and Link: rel="next" say how many more; admins only',
    needsAdmin: true,
    params: IdParams,
    query: z.object({ cursor: z.string().max(20).optional() }),
    output: z.array(ImportedSpace),
  },
  approveImport: {
    method: 'POST',
    path: '/api/admin/imports/:id/approve',
    summary: 'Approve all spaces of an import that wait, but for some, as one job; admins only',
    needsAdmin: true,
    params: IdParams,
    body: z.object({
      seenAt: z.iso.datetime('Say which version was reviewed: seenAt'),
      leaveOut: z.array(z.number().int().min(1).max(MAX_ID)).max(MAX_LEFT_OUT).default([]),
    }),
    output: ImportReview,
    refusals: ['conflict'],
  },
})
