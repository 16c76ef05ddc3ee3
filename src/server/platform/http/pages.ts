import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'
import type { AppContext } from '../../context.ts'
import type { RequestEnv } from './env.ts'
import { contentSecurityPolicy, tileOrigin } from './security.ts'

/** What the page renderer is handed with each request; the pages' side declares the same shape. */
interface PageContext {
  nonce: string
  /** The visitor's Cookie header, for what the first paint must know (the chosen theme). */
  cookie: string | undefined
  /** The API without HTTP: pages read through the same contract on the server and in the browser. */
  api: (path: string, init?: RequestInit) => Promise<Response>
  settings: {
    publicUrl: string
    tileUrl: string
    satelliteUrl: string
    isDev: boolean
    sentryDsn: string | null
  }
}

interface PageRenderer {
  fetch(request: Request, options: { context: PageContext }): Promise<Response>
}

const ROOT = join(import.meta.dirname, '../../../..')
const YEAR = 'public, max-age=31536000, immutable'

/** Everything that is not the API: built assets, public files, and pages rendered on the server. */
export async function servePages(app: Hono<RequestEnv>, context: AppContext): Promise<void> {
  const { config } = context
  const load = config.isDev ? await loadFromVite(app) : await loadBuilt(app)
  const origins = [tileOrigin(config.MAP_TILE_URL), tileOrigin(config.MAP_SATELLITE_URL)]
  const settings = {
    publicUrl: config.PUBLIC_URL,
    tileUrl: config.MAP_TILE_URL,
    satelliteUrl: config.MAP_SATELLITE_URL,
    isDev: config.isDev,
    sentryDsn: config.SENTRY_DSN ?? null,
  }
  const policy = { tileOrigins: origins, reportsTo: config.SENTRY_DSN }
  app.on(['GET', 'HEAD'], '*', async (c) => {
    const nonce = randomBytes(16).toString('base64')
    const cookie = c.req.header('cookie')
    let isDown = false
    const api = async (path: string, init?: RequestInit) => {
      const headers = new Headers(init?.headers)
      headers.set('x-request-id', c.var.requestId)
      if (cookie) headers.set('cookie', cookie)
      const response = await app.request(path, { ...init, headers })
      if (response.status === 503) isDown = true
      return response
    }
    // a request of its own: a visitor who leaves early would have the renderer report an error
    const request = new Request(c.req.url, { method: c.req.method, headers: c.req.raw.headers })
    const page = await (await load()).fetch(request, { context: { nonce, cookie, api, settings } })
    if (page.status === 200 && c.req.method === 'GET')
      context.pageCounter.count(c.req.path, c.req.raw.headers)
    const headers = new Headers(page.headers)
    if (!config.isDev) headers.set('content-security-policy', contentSecurityPolicy(nonce, policy))
    if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-cache')
    if (isDown) headers.set('retry-after', '5')
    return new Response(page.body, { status: isDown ? 503 : page.status, headers })
  })
}

async function loadBuilt(app: Hono<RequestEnv>): Promise<() => Promise<PageRenderer>> {
  const root = join(ROOT, 'dist/client')
  const hashed = serveStatic<RequestEnv>({
    root,
    precompressed: true,
    onFound: (_path, c) => c.header('cache-control', YEAR),
  })
  app.use('/assets/*', hashed)
  app.get('/assets/*', (c) => c.text('Not found', 404))
  const files = serveStatic<RequestEnv>({
    root,
    precompressed: true,
    onFound: (_p, c) => c.header('cache-control', 'public, max-age=3600'),
  })
  app.get('*', (c, next) => (/\.[a-z0-9]{2,12}$/i.test(c.req.path) ? files(c, next) : next()))
  const built = (await import(join(ROOT, 'dist/server/server.js'))) as { default: PageRenderer }
  return async () => built.default
}

/** Development: the bundler serves modules with hot reload, and the renderer is asked for anew with each request. */
async function loadFromVite(app: Hono<RequestEnv>): Promise<() => Promise<PageRenderer>> {
  const { createServer, isRunnableDevEnvironment } = await import('vite')
  const vite = await createServer({ root: ROOT, server: { middlewareMode: true }, appType: 'custom' })
  app.use('*', async (c, next) => {
    const { incoming, outgoing } = c.env as unknown as import('@hono/node-server').HttpBindings
    if (!incoming) return next()
    const answered = await new Promise<boolean>((done) => {
      outgoing.once('close', () => done(true))
      vite.middlewares(incoming, outgoing, () => done(false))
    })
    if (!answered) return next()
    const { RESPONSE_ALREADY_SENT } = await import('@hono/node-server/utils/response')
    return RESPONSE_ALREADY_SENT
  })
  const ssr = vite.environments.ssr!
  if (!isRunnableDevEnvironment(ssr)) throw new Error('The bundler cannot render pages here.')
  return async () => (await ssr.runner.import('virtual:tanstack-start-server-entry')).default as PageRenderer
}
