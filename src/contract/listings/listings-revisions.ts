import { z } from 'zod'
import { LIMITS, MAX_ID } from '#domain/limits.ts'
import { IdParams, toWords } from '../common.ts'
import { defineRoutes } from '../route.ts'
import { Listing } from './listings.ts'

/** A change to a public space that waits for review. */
export const Revision = z.object({
  id: z.number().int(),
  listing: Listing,
  /** A preview of the listing with the changes. */
  proposed: Listing,
  fields: z.array(z.string()),
  createdAt: z.string(),
})
export type Revision = z.infer<typeof Revision>

export const revisionRoutes = defineRoutes({
  getWaitingChange: {
    method: 'GET',
    path: '/api/listings/:id/change',
    summary:
      'The change of a public space that waits for review, as buyers would see it; for its seller and admins',
    needsAccount: true,
    params: IdParams,
    output: Revision,
    refusals: ['not-found'],
  },
  listRevisions: {
    method: 'GET',
    path: '/api/admin/revisions',
    summary:
      'Changes to public spaces that wait for review, newest first. Total in X-Total-Count, next page in Link.',
    needsAdmin: true,
    query: z.object({ cursor: z.string().max(20).optional() }),
    output: z.array(Revision),
  },
  decideRevision: {
    method: 'PATCH',
    path: '/api/admin/revisions/:id',
    summary: 'Approve a change, which makes it public, or reject it with a reason',
    needsAdmin: true,
    params: IdParams,
    body: z.discriminatedUnion('status', [
      z.object({ status: z.literal('approved') }),
      z.object({
        status: z.literal('rejected'),
        reason: z
          .string('Rejection reason is required')
          .overwrite(toWords)
          .trim()
          .min(1, 'Rejection reason is required')
          .max(LIMITS.locationDetails.max),
      }),
    ]),
    output: z.object({ success: z.literal(true) }),
    changesListings: true,
    refusals: ['conflict'],
  },
  decideRevisions: {
    method: 'POST',
    path: '/api/admin/revisions/decide',
    summary: 'Approve or reject several changes to public spaces; each stands for itself; admins only',
    needsAdmin: true,
    body: z
      .object({
        status: z.enum(['approved', 'rejected'], 'must be one of: approved, rejected'),
        reason: z.string().overwrite(toWords).trim().max(LIMITS.locationDetails.max).nullish(),
        revisions: z.array(z.number().int().min(1).max(MAX_ID)).min(1).max(LIMITS.decisions.max),
      })
      .refine(({ status, reason }) => status !== 'rejected' || reason, {
        path: ['reason'],
        message: 'Rejection reason is required',
      }),
    output: z.object({
      decided: z.array(z.number().int()),
      refused: z.array(z.object({ id: z.number().int(), message: z.string() })),
    }),
    changesListings: true,
    refusals: ['conflict'],
  },
})
