import { searchRoutes } from '#contract/discovery/search.ts'
import { toFeatures } from '#domain/geo-json.ts'
import type { AppContext } from '../../../context.ts'
import type { App } from '../../../platform/http/env.ts'
import { setPageHeaders } from '../../../platform/http/id-cursor.ts'
import { toJsonList } from '../../../platform/http/json-text.ts'
import { mount } from '../../../platform/http/mount.ts'
import { requireAdmin } from '../../../platform/http/require-actor.ts'
import { listSubmissions } from '../../listings/listings/queries.ts'

export function mountSearch(app: App, context: AppContext): void {
  const { search } = context
  mount(app, searchRoutes, {
    async listListings({ query, c }) {
      if (query.includeStatus === 'all') requireAdmin(c)
      const page =
        query.includeStatus === 'all' ? await listSubmissions(context, query) : await search.list(query)
      setPageHeaders(c, page)
      return toJsonList(page.listings)
    },

    async exportListings({ query, c }) {
      const page = await search.list(query)
      setPageHeaders(c, page)
      c.header('content-type', 'application/geo+json')
      return c.body(JSON.stringify(toFeatures(page.listings, (listing) => listing)))
    },

    mapListings({ query }) {
      return search.map(query)
    },
  })
}
