import { z } from 'zod'
import { MAX_ID } from '#domain/limits.ts'
import { AD_TYPES } from '#domain/vocabulary.ts'
import { IdParams } from '../common.ts'
import { defineRoutes } from '../route.ts'
import { SavedPlan } from './plans-saved.ts'

const id = z.number().int().min(1).max(MAX_ID)
const cents = z.number().int()

const VersionHead = z.object({
  version: z.number().int(),
  /** Why it was kept: a link was made, somebody decided, or its owner wanted it. */
  cause: z.enum(['shared', 'decided', 'kept']),
  /** Instant (ISO 8601). */
  at: z.string(),
  lines: z.number().int(),
  totalCents: cents,
  /** Since the version before it, in words. */
  changes: z.array(z.string()),
})
export type VersionHead = z.infer<typeof VersionHead>

/** A plan as it stood when the version was kept, at the prices of that moment. */
export const PlanVersion = z.object({
  ...VersionHead.omit({ lines: true, changes: true }).shape,
  /** Of what is kept of it, in hex; files of the plan have that of the plan as it was read for them. */
  sha256: z.string(),
  name: z.string(),
  lines: z.array(
    z.object({
      id,
      listingId: id,
      /** Null: not offered at the time. */
      title: z.string().nullable(),
      medium: z.enum(AD_TYPES).nullable(),
      place: z.string().nullable(),
      /** Days, inclusive. */
      first: z.string(),
      last: z.string(),
      quantity: z.number().int(),
      /** Null: it could not be had. */
      totalCents: cents.nullable(),
    }),
  ),
})
export type PlanVersion = z.infer<typeof PlanVersion>

const VersionParams = z.object({
  ...IdParams.shape,
  version: z.coerce.number<string | number>().int().min(1).max(32_767),
})

export const planVersionRoutes = defineRoutes({
  listPlanVersions: {
    method: 'GET',
    path: '/api/plans/:id/versions',
    summary: 'The versions of a plan of mine that were kept, the newest first',
    needsAccount: true,
    params: IdParams,
    output: z.object({ versions: z.array(VersionHead) }),
    refusals: ['plan-not-found'],
  },
  keepPlanVersion: {
    method: 'POST',
    path: '/api/plans/:id/versions',
    summary:
      'Keep a plan of mine as it stands now as a version; the last one where nothing has changed since',
    needsAccount: true,
    needs: 'plan',
    isCostly: true,
    params: IdParams,
    output: z.object({ version: z.number().int() }),
    status: 201,
    refusals: ['plan-not-found', 'plan-empty', 'conflict'],
  },
  getPlanVersion: {
    method: 'GET',
    path: '/api/plans/:id/versions/:version',
    summary: 'A version of a plan of mine, as it stood',
    needsAccount: true,
    params: VersionParams,
    output: PlanVersion,
    refusals: ['plan-not-found'],
  },
  copyPlanVersion: {
    method: 'POST',
    path: '/api/plans/:id/versions/:version/copies',
    summary:
      'Start a new plan from a version: its spaces on what can be had today, each line saying what has changed; takes nothing',
    needsAccount: true,
    needs: 'plan',
    isIdempotent: true,
    isCostly: true,
    params: VersionParams,
    output: z.object({
      plan: SavedPlan,
      /** Spaces of the version that the new plan is without. */
      left: z.array(z.object({ title: z.string().nullable(), message: z.string() })),
    }),
    status: 201,
    refusals: ['plan-not-found', 'plan-empty', 'conflict'],
  },
})
