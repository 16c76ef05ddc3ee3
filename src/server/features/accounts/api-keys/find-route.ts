import type { Context } from 'hono'
import { matchedRoutes } from 'hono/route'
import { allRoutes } from '#contract/index.ts'
import type { Route } from '#contract/route.ts'
import type { RequestEnv } from '../../../platform/http/env.ts'

const ROUTES: ReadonlyMap<string, Route> = new Map(
  Object.values<Route>(allRoutes).map((route) => [`${route.method} ${route.path}`, route] as const),
)

/** What a request will be answered by. */
export interface RouteMatch {
  /** Method and pattern; null where nothing answers. */
  name: string | null
  /** Null for what is not of the contract, too: forms of pages without scripts. */
  route: Route | null
}

/** The first handler that is no middleware, found before it runs: whatever else answers an address, a key needs its scope. */
export function findRoute(c: Context<RequestEnv>): RouteMatch {
  const handler = matchedRoutes(c).find(({ method }) => method !== 'ALL')
  if (!handler) return { name: null, route: null }
  const name = `${handler.method} ${handler.path}`
  return { name, route: ROUTES.get(name) ?? null }
}
