import type { Context } from 'hono'
import { AppError } from './app-error.ts'
import type { App, RequestEnv } from './env.ts'

const VERBS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
/** The pages answer whatever address is read; other addresses are known only where something else answers them. */
const PAGES = '/*'

/**
 * What is left of a known address once none of its verbs has answered: 405 with `Allow`, or the list itself to OPTIONS
 * (RFC 9110). The verbs are read off the router, so that no route has to say them twice. Mounted after all routes and before
 * the pages, which would answer a GET.
 */
export function mountOtherVerbs(app: App): void {
  const outside = app.routes.filter(({ method, path }) => method !== 'ALL' && !path.startsWith('/api/'))
  for (const path of new Set(outside.map((route) => route.path)))
    app.all(path, (c) => answerVerbs(c, listVerbs(app, c.req.path)))
  app.all('/api/*', (c) => answerVerbs(c, listVerbs(app, c.req.path)))
  app.notFound((c) => answerVerbs(c, listVerbs(app, c.req.path, { withPages: true })))
}

function answerVerbs(c: Context<RequestEnv>, verbs: string[]): Response {
  if (verbs.length === 0) throw new AppError('not-found')
  const head = verbs.includes('GET') ? ['HEAD'] : []
  const headers = { allow: [...verbs, ...head, 'OPTIONS'].join(', ') }
  if (c.req.method === 'OPTIONS') return c.body(null, 204, headers)
  throw new AppError('method-not-allowed', { headers })
}

function listVerbs(app: App, path: string, { withPages } = { withPages: false }): string[] {
  return VERBS.filter((verb) => {
    const [matches] = app.router.match(verb, path)
    return matches.some(([[, route]]) => route.method === verb && (withPages || route.path !== PAGES))
  })
}
