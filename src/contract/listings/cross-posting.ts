import { z } from 'zod'
import { asName, Id, queryInteger, toWords, visible } from '../common.ts'
import { defineRoutes } from '../route.ts'

export const CROSS_POST_STATUSES = ['queued', 'posted', 'failed', 'withdrawn'] as const

export const NetworkSite = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  description: z.string(),
  active: z.boolean(),
})
export type NetworkSite = z.infer<typeof NetworkSite>

export const ManagedSite = NetworkSite.extend({
  /** URL that posts are sent to; null when the site reads its feed instead. */
  endpoint: z.string().nullable(),
  hasSecret: z.boolean(),
  /** Cross-posts by status. */
  posts: z.record(z.string(), z.number().int()),
})
export type ManagedSite = z.infer<typeof ManagedSite>

export const CrossPost = z.object({
  id: z.number().int(),
  siteId: z.string(),
  listingId: z.number().int(),
  title: z.string(),
  status: z.enum(CROSS_POST_STATUSES),
  externalUrl: z.string().nullable(),
  attempts: z.number().int(),
  lastError: z.string().nullable(),
  updatedAt: z.string(),
})
export type CrossPost = z.infer<typeof CrossPost>

/** Status of one of a seller's listings on one sister site. */
export const OwnCrossPost = z.object({
  listingId: z.number().int(),
  site: z.object({ id: z.string(), name: z.string() }),
  status: z.enum(CROSS_POST_STATUSES),
  /** The site reads its feed instead of accepting posts: public listings are in it. */
  isFed: z.boolean(),
  externalUrl: z.string().nullable(),
  updatedAt: z.string(),
})
export type OwnCrossPost = z.infer<typeof OwnCrossPost>

const httpUrl = z
  .string()
  .trim()
  .max(500)
  .regex(/^https?:\/\/[^\s"'<>\\]+$/, 'must be an address that starts with https://')

export const SiteChange = z.object({
  name: asName(
    z
      .string()
      .trim()
      .check(...visible(1, 'Name is required'))
      .max(80),
    'thing',
  ).optional(),
  url: httpUrl.optional(),
  description: z.string().overwrite(toWords).trim().max(300).optional(),
  active: z.boolean().optional(),
  /** Empty disables posting. */
  endpoint: z.union([z.literal('').transform(() => null), httpUrl, z.null()]).optional(),
  /** Write-only. */
  secret: z.string().min(16, 'The secret must have at least 16 characters').max(200).optional(),
})
export type SiteChange = z.infer<typeof SiteChange>

const SiteId = z.object({ id: z.string().regex(/^[a-z0-9-]{2,40}$/, 'must be small letters, digits and -') })

/** `listing=1,2,3` */
const ListingIds = z
  .string('Say which listings: listing=1,2')
  .transform((text): (string | number)[] => text.split(','))
  .pipe(z.array(Id).max(100, 'At most 100 listings at once'))

export const crossPostingRoutes = defineRoutes({
  listOwnCrossPosts: {
    method: 'GET',
    path: '/api/my/cross-posts',
    summary: 'Some of my listings on the sister sites, the latest change first',
    needsAccount: true,
    query: z.object({ listing: ListingIds }),
    output: z.array(OwnCrossPost),
  },
  listSites: {
    method: 'GET',
    path: '/api/network-sites',
    summary: 'Sister sites a listing can be cross-posted to',
    output: z.array(NetworkSite),
  },
  listManagedSites: {
    method: 'GET',
    path: '/api/admin/sites',
    summary: 'Every site with its endpoint and its posts by status; admins only',
    needsAdmin: true,
    output: z.array(ManagedSite),
  },
  putSite: {
    method: 'PUT',
    path: '/api/admin/sites/:id',
    summary: 'Add a site or change one; admins only',
    needsAdmin: true,
    params: SiteId,
    body: SiteChange,
    output: ManagedSite,
    refusals: ['conflict'],
  },
  listCrossPosts: {
    method: 'GET',
    path: '/api/admin/cross-posts',
    summary: 'Cross-posts, newest first; admins only. Total in X-Total-Count, next page in Link.',
    needsAdmin: true,
    query: z.object({
      site: z.string().max(40).optional(),
      status: z.enum(CROSS_POST_STATUSES).optional(),
      limit: queryInteger(1, 200).optional(),
      cursor: z.string().max(20).optional(),
    }),
    output: z.array(CrossPost),
  },
  retryCrossPosts: {
    method: 'POST',
    path: '/api/admin/sites/:id/retry',
    summary: "Queue a site's failed posts again; admins only",
    needsAdmin: true,
    params: SiteId,
    output: z.object({ queued: z.number().int() }),
  },
})
