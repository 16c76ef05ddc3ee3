import type { Context } from 'hono'
import { listingRoutes } from '#contract/listings.ts'
import type { AppContext } from '../../context.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { App, RequestEnv } from '../../platform/http/env.ts'
import { toJsonList } from '../../platform/http/json-text.ts'
import { mount } from '../../platform/http/mount.ts'
import { requireAdmin } from '../../platform/http/require-actor.ts'
import type { ListingPage } from '../search/listing-search.ts'
import { listSubmissions } from './list-submissions.ts'
import { canViewListing } from './policy.ts'
import { presentListing } from './present.ts'
import { findListing } from './queries.ts'
import { toFeatures } from './to-features.ts'

export function mountListings(app: App, context: AppContext): void {
  const { db, config, search } = context
  mount(app, listingRoutes, {
    async listListings({ query, c }) {
      if (query.includeStatus === 'all') requireAdmin(c)
      const page =
        query.includeStatus === 'all' ? await listSubmissions(context, query) : await search.list(query)
      setPaging(c, page)
      return toJsonList(page.listings)
    },

    async exportListings({ query, c }) {
      const page = await search.list(query)
      setPaging(c, page)
      c.header('content-type', 'application/geo+json')
      return c.body(JSON.stringify(toFeatures(page.listings)))
    },

    mapListings({ query }) {
      return search.map(query)
    },

    async getListing({ params, actor }) {
      const row = await findListing(db, params.id)
      if (!row || !canViewListing(actor, row)) throw new AppError('listing-not-found')
      return presentListing(row, config)
    },
  })
}

function setPaging(c: Context<RequestEnv>, { total, nextCursor }: ListingPage): void {
  c.header('x-total-count', String(total))
  if (nextCursor) c.header('link', nextLink(c, nextCursor))
}

/** RFC 8288: the same search, continued. */
function nextLink(c: Context<RequestEnv>, cursor: string): string {
  const url = new URL(c.req.url)
  url.searchParams.set('cursor', cursor)
  return `<${url.pathname}${url.search}>; rel="next"`
}
