import { Hono, type MiddlewareHandler } from 'hono'
import { mountApiIndex } from './api-index.ts'
import type { AppContext } from './context.ts'
import { readSession } from './features/accounts/accounts/session-middleware.ts'
import { readKey } from './features/accounts/api-keys/key-middleware.ts'
import { readAvailability } from './features/booking/availability/read-availability.ts'
import { mountProofRoots } from './features/booking/proofs/mount-roots.ts'
import { mountDocuments } from './features/content/content/documents.ts'
import { UNSUBSCRIBE_PATH } from './features/content/newsletter/emails.ts'
import { mountSitemap } from './features/content/sitemap/routes.ts'
import { ALERTS_UNSUBSCRIBE_PATH } from './features/discovery/alerts/alert-urls.ts'
import { MCP_PATH, toRpcAnswer } from './features/edge/agents/mcp-messages.ts'
import { mountAgents } from './features/edge/agents/routes.ts'
import { STREAM_PATH } from './features/edge/live/routes.ts'
import { mountOpenFeeds } from './features/edge/open-data/routes.ts'
import { isOpenDirect, toOpenDirectErrors } from './features/edge/open-direct/to-errors.ts'
import { NOTICES_UNSUBSCRIBE_PATH } from './features/ground/notices/unsubscribe-urls.ts'
import { mountFeeds } from './features/listings/cross-posting/feeds.ts'
import { logServerError } from './features/operations/error-log/log-server-error.ts'
import { mountMedia } from './features/operations/media/routes.ts'
import { operationsApp } from './features/operations/operations/routes.ts'
import { planSolver } from './plan-means.ts'
import { compress } from './platform/http/compress.ts'
import type { App, RequestEnv } from './platform/http/env.ts'
import { answerError } from './platform/http/errors.ts'
import { findKeyRefused } from './platform/http/find-key-refused.ts'
import { mountOtherVerbs } from './platform/http/other-verbs.ts'
import { requireOwnHost } from './platform/http/own-host.ts'
import { limitReads, limitRequests } from './platform/http/read-limits.ts'
import { requestLog } from './platform/http/request.ts'
import { refuseCrossSiteWrites, securityHeaders } from './platform/http/security.ts'
import { tagAnswers } from './platform/http/tag-answers.ts'

/** Of no known length: events for as long as somebody listens, and the rows of a large import. */
const isStreamed = (path: string) => path === STREAM_PATH || /^\/api\/imports\/\d+\/left-out$/.test(path)

/** Whatever is no page, no stored file and no health check. */
const COUNTED = ['/api/*', '/calendars/*', '/payments/*', '/robots.txt', '/.well-known/*']

/** Files generated on request; expensive API reads are marked in the contract. */
const COSTLY_FILES = [
  '/sitemap.xml',
  '/sitemaps/*',
  '/blog/feed.xml',
  '/feeds/*',
  '/open/v1/*',
  MCP_PATH,
  '/:text{[a-z]+\\.pdf}',
]

/** The HTTP app without the pages: middleware first, then each feature's routes. */
export function createApp(context: AppContext): App {
  const app: App = new Hono()
  app.onError((thrown, c) => {
    const answer = answerError(thrown, c)
    const fault = answer.status === 500 ? thrown : findKeyRefused(thrown)
    if (fault) logServerError(context, fault, c)
    if (c.req.path === MCP_PATH) return toRpcAnswer(answer)
    return isOpenDirect(c.req.path) ? toOpenDirectErrors(answer, context.config.PUBLIC_URL) : answer
  })
  app.use(requestLog({ log: context.log, metrics: context.metrics, proxyHops: context.config.TRUST_PROXY }))
  app.use(securityHeaders(context.config))
  app.use(compress())
  app.use(requireOwnHost(context.config))
  app.use(async (c, next) => {
    c.set('readLimits', context.readLimits)
    await next()
  })
  for (const path of COUNTED) app.use(path, limitRequests())
  app.use('/media/*', limitRequests('media'))
  for (const path of COSTLY_FILES) app.use(path, limitReads())
  app.use(
    refuseCrossSiteWrites(context.config.PUBLIC_URL, [
      UNSUBSCRIBE_PATH,
      NOTICES_UNSUBSCRIBE_PATH,
      ALERTS_UNSUBSCRIBE_PATH,
    ]),
  )
  app.use('/api/*', tagAnswers(isStreamed))
  app.use('/calendars/*', tagAnswers())
  app.use('/open/v1/spaces/*', tagAnswers())
  app.use('/api/*', showWritesAtOnce(context))
  app.use('/api/*', readKey(context))
  app.use('/api/*', readSession(context))
  app.route('/', operationsApp(context))
  mountMedia(app, context)
  mountSitemap(app, context)
  mountDocuments(app, context)
  mountFeeds(app, context)
  mountProofRoots(app, context)
  mountOpenFeeds(app, context, (id) => readAvailability(context, id, {}))
  const solvePlan = planSolver(context)
  mountAgents(app, context, solvePlan)
  mountApiIndex(app, context, solvePlan)
  mountOtherVerbs(app)
  return app
}

/** Read-your-writes: the answer to a change of listings waits until the search index has caught up with it. */
function showWritesAtOnce({ search, log }: AppContext): MiddlewareHandler<RequestEnv> {
  return async (c, next) => {
    await next()
    if (!c.var.changesListings || !c.res.ok) return
    // the change is committed, so it is answered as a success; the index catches up later
    await search.catchUp().catch((error) => log.warn({ err: error }, 'a change is not in the search yet'))
  }
}
