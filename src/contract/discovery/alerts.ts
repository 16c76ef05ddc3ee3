import { z } from 'zod'
import { CADENCES, CHANGES } from '#domain/discovery/alert-rules.ts'
import { INTERVALS, LISTING_TYPES } from '#domain/vocabulary.ts'
import { IdParams } from '../common.ts'
import { defineRoutes } from '../route.ts'
import { SpaceCard } from './market.ts'
import { ListingFilters } from './search.ts'

/** How a saved search tells what it finds. */
export const Alert = z.object({
  cadence: z.enum(CADENCES),
  /** What is told; the page of the search shows everything. */
  changes: z.array(z.enum(CHANGES)),
  /** Spaces found since its page was last looked at. */
  news: z.number().int(),
  /** It found so much that it comes daily now. */
  isSlowed: z.boolean(),
})
export type Alert = z.infer<typeof Alert>

export const AlertInput = z.object({
  cadence: z.enum(CADENCES),
  changes: z
    .array(z.enum(CHANGES))
    .max(CHANGES.length)
    .min(1, 'Choose at least one kind of news')
    .transform((changes) => CHANGES.filter((change) => changes.includes(change))),
})
export type AlertInput = z.infer<typeof AlertInput>

/** A space that a search has found, as it was then. */
const Hit = z.object({
  id: z.number().int(),
  kind: z.enum([...CHANGES, 'fits-now', 'gone']),
  /** The space as it is now; null when it is not public any more. */
  space: SpaceCard.nullable(),
  listingId: z.number().int(),
  title: z.string(),
  /** Of the space as it is now: its price falls in this unit. */
  interval: z.enum(INTERVALS),
  listingType: z.enum(LISTING_TYPES),
  /** Integer US cents: all-in where there are days, else by the month, of a space for sale as it is. */
  cents: z.number().int(),
  wasCents: z.number().int().nullable(),
  /** First and last day of what the total is for, of a search by days. */
  days: z.object({ first: z.string(), last: z.string() }).nullable(),
  foundAt: z.string(),
  /** Found since the last look. */
  isNew: z.boolean(),
})
export type Hit = z.infer<typeof Hit>

export const SearchNews = z.object({
  id: z.number().int(),
  name: z.string(),
  search: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  alert: Alert,
  /** When its page was last looked at. */
  since: z.string(),
  hits: z.array(Hit),
  /** Names the next page; null on the last. */
  nextCursor: z.string().nullable(),
})
export type SearchNews = z.infer<typeof SearchNews>

const Cursor = z.object({ cursor: z.string().max(20).optional() })

export const alertRoutes = defineRoutes({
  changeAlert: {
    method: 'PUT',
    path: '/api/saved-searches/:id/alert',
    summary: 'Say how a saved search tells what it finds',
    needsAccount: true,
    params: IdParams,
    body: AlertInput,
    output: Alert,
    refusals: ['not-found', 'invalid-input'],
  },
  getSearchNews: {
    method: 'GET',
    path: '/api/saved-searches/:id/news',
    summary: 'What a saved search has found, newest first, and what of it is new since the last look',
    needsAccount: true,
    params: IdParams,
    query: Cursor,
    output: SearchNews,
    refusals: ['not-found'],
  },
  markSearchSeen: {
    method: 'POST',
    path: '/api/saved-searches/:id/seen',
    summary: 'Its page was looked at: what it has found until now is not new any more',
    needsAccount: true,
    params: IdParams,
    /** The newest hit that was on the page: what is found meanwhile stays new. */
    body: z.object({ until: z.iso.datetime('must be an instant') }),
    output: z.object({ success: z.literal(true) }),
    refusals: ['not-found'],
  },
  getSearchPace: {
    method: 'GET',
    path: '/api/alerts/pace',
    summary: 'How many spaces a week a search would have found over the last 30 days',
    isCostly: true,
    query: ListingFilters,
    output: z.object({ perWeek: z.number() }),
  },
  unsubscribeAlerts: {
    method: 'POST',
    path: '/api/alerts/unsubscribe',
    summary:
      'No more mails of the searches of one mail; `?token=` and any body, as mail programs send it (RFC 8058). With `to=weekly` once a week instead.',
    query: z.object({ token: z.string().max(500).optional(), to: z.enum(['weekly']).optional() }),
    output: z.object({ success: z.literal(true), message: z.string() }),
    refusals: ['not-found'],
  },
})
