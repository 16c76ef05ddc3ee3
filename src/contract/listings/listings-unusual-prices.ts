import { z } from 'zod'
import { LISTING_STATUSES } from '#domain/listings/listing.ts'
import { INTERVALS } from '#domain/vocabulary.ts'
import { IdParams } from '../common.ts'
import { defineRoutes } from '../route.ts'

const Price = z.object({ price: z.number().int(), interval: z.enum(INTERVALS) })

/** A public space's price that changed unusually. It is live; somebody looks at it afterwards. */
export const UnusualPrice = z.object({
  id: z.number().int(),
  listingId: z.number().int(),
  title: z.string(),
  status: z.enum(LISTING_STATUSES),
  sellerUsername: z.string(),
  before: Price,
  after: Price,
  /** Instant of the latest change. */
  at: z.string(),
})
export type UnusualPrice = z.infer<typeof UnusualPrice>

export const unusualPriceRoutes = defineRoutes({
  listUnusualPrices: {
    method: 'GET',
    path: '/api/admin/unusual-prices',
    summary:
      'Prices of public spaces that changed unusually and went live, newest first; admins only. Total in X-Total-Count, next page in Link.',
    needsAdmin: true,
    query: z.object({ cursor: z.string().max(20).optional() }),
    output: z.array(UnusualPrice),
  },
  seeUnusualPrice: {
    method: 'POST',
    path: '/api/admin/unusual-prices/:id/seen',
    summary: 'Somebody looked at the new price and leaves it; admins only',
    needsAdmin: true,
    params: IdParams,
    body: z.object({ at: z.iso.datetime('Say which price was looked at: at') }),
    output: z.object({ success: z.literal(true) }),
    refusals: ['not-found', 'conflict'],
  },
})
