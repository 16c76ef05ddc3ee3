import { z } from 'zod'
import { LIMITS } from '#domain/limits.ts'
import { IdParams } from '../common.ts'
import { defineRoutes } from '../route.ts'

export const TRANSFER_STATES = ['open', 'accepted', 'declined', 'withdrawn'] as const

const Side = z.object({ id: z.number().int(), name: z.string() })

/** A space on its way from one organization to another, or how that ended. */
export const Transfer = z.object({
  id: z.number().int(),
  listing: z.object({ id: z.number().int(), title: z.string(), unitId: z.string().nullable() }),
  from: Side,
  to: Side,
  state: z.enum(TRANSFER_STATES),
  /** By name, for members of the side that did it; null for the other side. */
  offeredBy: z.string().nullable(),
  offeredAt: z.string(),
  decidedBy: z.string().nullable(),
  decidedAt: z.string().nullable(),
})
export type Transfer = z.infer<typeof Transfer>

export const SpaceTransfer = z.object({
  /** What has to be settled before it can go. */
  blockers: z.array(z.string()),
  open: Transfer.nullable(),
  /** Other organizations that I own: it goes there at once. */
  own: z.array(Side.extend({ username: z.string() })),
  /** How earlier ones of this space ended, latest first. */
  past: z.array(Transfer),
})
export type SpaceTransfer = z.infer<typeof SpaceTransfer>

const toRequired = 'Say to whom'
export const NewTransfer = z.object({
  /** Username of the organization, as on its page. */
  to: z
    .string(toRequired)
    .trim()
    .min(1, toRequired)
    .max(LIMITS.username.max, `must be at most ${LIMITS.username.max} characters`),
})
export type NewTransfer = z.infer<typeof NewTransfer>

const REFUSALS = ['listing-not-found', 'conflict', 'not-transferable', 'unit-id-taken'] as const

export const transferRoutes = defineRoutes({
  listTransfers: {
    method: 'GET',
    path: '/api/my/transfers',
    summary: 'Spaces that were offered to my organization or that it offered to others, latest first',
    needsAccount: true,
    output: z.array(Transfer),
  },
  getSpaceTransfer: {
    method: 'GET',
    path: '/api/my/listings/:id/transfer',
    summary: 'Whether a space of mine can go to another organization, and how that stands',
    needsAccount: true,
    params: IdParams,
    output: SpaceTransfer,
    refusals: ['listing-not-found'],
  },
  offerTransfer: {
    method: 'POST',
    path: '/api/my/listings/:id/transfer',
    summary:
      'Offer a space to another organization, whose owner has to accept it; to one that I own myself it goes at once',
    needsAccount: true,
    needs: 'organization',
    params: IdParams,
    body: NewTransfer,
    output: Transfer,
    status: 201,
    changesListings: true,
    refusals: [...REFUSALS, 'verify-email-first', 'rate-limited'],
  },
  withdrawTransfer: {
    method: 'DELETE',
    path: '/api/my/listings/:id/transfer',
    summary: 'Take the offer of a space back',
    needsAccount: true,
    needs: 'organization',
    params: IdParams,
    output: SpaceTransfer,
    refusals: ['listing-not-found', 'not-found'],
  },
  answerTransfer: {
    method: 'POST',
    path: '/api/my/transfers/:id',
    summary: 'Accept or decline a space that was offered to my organization',
    needsAccount: true,
    needs: 'organization',
    params: IdParams,
    body: z.object({ accepts: z.boolean() }),
    output: Transfer,
    changesListings: true,
    refusals: ['not-found', ...REFUSALS, 'verify-email-first'],
  },
})
