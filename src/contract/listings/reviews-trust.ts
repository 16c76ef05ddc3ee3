import { z } from 'zod'
import { TRUST_LACKS } from '#domain/listings/trust.ts'
import { INTERVALS } from '#domain/vocabulary.ts'
import { IdParams } from '../common.ts'
import { defineRoutes } from '../route.ts'

/** Whether what a seller submits goes live after the automatic checks, and what that rests on. */
export const SellerTrust = z.object({
  state: z.enum(['never', 'trusted', 'ended', 'ended-by-report']),
  /** When it was granted, or ended. */
  since: z.string().nullable(),
  /** Username. */
  grantedBy: z.string().nullable(),
  facts: z.object({
    approved: z.number().int(),
    decided: z.number().int(),
    refused: z.number().int(),
    upheldReports: z.number().int(),
  }),
  /** What the record lacks: nobody may grant it, and while it is so nothing goes live by it. */
  lacks: z.array(z.enum(TRUST_LACKS)),
})
export type SellerTrust = z.infer<typeof SellerTrust>

export const TrustOverview = z.object({
  sellers: z.array(
    z.object({
      id: z.number().int(),
      username: z.string(),
      name: z.string(),
      since: z.string(),
      /** Spaces that went live so. */
      live: z.number().int(),
    }),
  ),
  /** The oldest hundred of those to look at; `total` counts all. */
  sample: z.array(
    z.object({
      listingId: z.number().int(),
      title: z.string(),
      place: z.string(),
      price: z.number().int(),
      interval: z.enum(INTERVALS),
      sellerUsername: z.string(),
      at: z.string(),
    }),
  ),
  total: z.number().int(),
})
export type TrustOverview = z.infer<typeof TrustOverview>

export const trustRoutes = defineRoutes({
  readTrust: {
    method: 'GET',
    path: '/api/admin/trust',
    summary: 'Sellers who are trusted, and the sample of what went live without a person; admins only',
    needsAdmin: true,
    output: TrustOverview,
  },
  changeTrust: {
    method: 'PUT',
    path: '/api/admin/sellers/:id/trust',
    summary: 'Trust a seller with the record for it, or no longer; admins only',
    needsAdmin: true,
    params: IdParams,
    body: z.object({ isTrusted: z.boolean('Say whether the seller is trusted: isTrusted') }),
    output: SellerTrust,
    refusals: ['not-found', 'forbidden', 'conflict'],
  },
  lookAtSample: {
    method: 'POST',
    path: '/api/admin/trust/:id/looked',
    summary: 'Somebody looked at a space that went live without a person and leaves it; admins only',
    needsAdmin: true,
    params: IdParams,
    output: z.object({ success: z.literal(true) }),
    refusals: ['not-found'],
  },
})
