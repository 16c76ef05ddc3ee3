import { z } from 'zod'
import { LIMITS } from '#domain/limits.ts'
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

/** Who offers spaces under a name that begins as typed. */
export const SuggestedSeller = SellerProfile.pick({ id: true, name: true, company: true, spaces: true })

const SellerQuery = z.object({
  q: z.string().trim().min(2).max(LIMITS.company.max),
  limit: queryInteger(1, 10).optional(),
})

export const sellerRoutes = defineRoutes({
  suggestSellers: {
    method: 'GET',
    path: '/api/sellers',
    summary: 'Sellers with public spaces whose name or company begins with the letters typed so far',
    isCostly: true,
    query: SellerQuery,
    output: z.array(SuggestedSeller),
  },
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
