import type { Context } from 'hono'
import { listingRoutes } from '#contract/listings.ts'
import { MAX_PAGE_SIZE } from '#domain/limits.ts'
import type { App } from '../../app.ts'
import type { AppContext } from '../../context.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { RequestEnv } from '../../platform/http/env.ts'
import { mount } from '../../platform/http/mount.ts'
import { mapListings } from './map-listings.ts'
import { canListEveryStatus, canViewListing } from './policy.ts'
import { presentListing } from './present.ts'
import { findListing, searchListings } from './queries.ts'

export function mountListings(app: App, { db }: AppContext): void {
  mount(app, listingRoutes, {
    async listListings({ query, actor, c }) {
      if (query.includeStatus === 'all' && !canListEveryStatus(actor)) {
        throw new AppError(actor ? 'forbidden' : 'sign-in-required')
      }
      const page = await searchListings(db, query, query.limit ?? MAX_PAGE_SIZE)
      c.header('x-total-count', String(page.total))
      if (page.nextCursor) c.header('link', nextLink(c, page.nextCursor))
      return page.rows.map(presentListing)
    },

    mapListings({ query }) {
      return mapListings(db, query, query.zoom ?? 10)
    },

    async getListing({ params, actor }) {
      const row = await findListing(db, params.id)
      if (!row || !canViewListing(actor, row)) throw new AppError('listing-not-found')
      return presentListing(row)
    },
  })
}

/** RFC 8288: the same search, continued. */
function nextLink(c: Context<RequestEnv>, cursor: string): string {
  const url = new URL(c.req.url)
  url.searchParams.set('cursor', cursor)
  return `<${url.pathname}${url.search}>; rel="next"`
}
