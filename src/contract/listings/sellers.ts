import { z } from 'zod'
import { IdParams, queryInteger } from '../common.ts'
import { SpaceCard } from '../discovery/market.ts'
import { defineRoutes } from '../route.ts'
import { SellerAnswers } from './listings.ts'

/** Who offers spaces, as anybody sees them. People without a public space are nobody here. */
export const SellerProfile = z.object({
  id: z.number().int(),
  name: z.string(),
  company: z.string().nullable(),
  /** Instant (ISO 8601) the account was made. */
  memberSince: z.string(),
  /** The one thing that is checked of an account: a link sent to its e-mail address was opened. */
  isEmailVerified: z.boolean(),
  answers: SellerAnswers,
  /** Public ones. */
  spaces: z.number().int(),
  /** The newest of them, as many as a search shows by their ids. */
  newestIds: z.array(z.number().int()),
})
export type SellerProfile = z.infer<typeof SellerProfile>

export const sellerRoutes = defineRoutes({
  getSeller: {
    method: 'GET',
    path: '/api/sellers/:id',
    summary: 'Who offers public spaces',
    params: IdParams,
    output: SellerProfile,
    refusals: ['not-found'],
  },
  listSellerSpaces: {
    method: 'GET',
    path: '/api/sellers/:id/listings',
    summary: "A seller's public spaces, newest first. Total in X-Total-Count, next page in Link.",
    isCostly: true,
    params: IdParams,
    query: z.object({ limit: queryInteger(1, 100).optional(), cursor: z.string().max(20).optional() }),
    output: z.array(SpaceCard),
    refusals: ['not-found'],
  },
})
