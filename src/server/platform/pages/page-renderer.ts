import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { PageContext } from '#contract/page-context.ts'
import { required } from '#domain/required.ts'
import type { App, RequestEnv } from '../http/env.ts'

export interface PageRenderer {
  fetch(request: Request, options: { context: PageContext }): Promise<Response>
}

/** In development it is loaded again for each request. */
export type LoadRenderer = () => Promise<PageRenderer>

const ROOT = join(import.meta.dirname, '../../../..')
const YEAR = 'public, max-age=31536000, immutable'

/** Serves the built assets and public files, and loads the built page renderer. */
export async function loadBuilt(app: App): Promise<LoadRenderer> {
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

/** Development: the bundler serves modules with hot reload, and the renderer is loaded again for each request. */
export async function loadFromVite(app: App): Promise<LoadRenderer> {
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
  const ssr = required(vite.environments.ssr)
  if (!isRunnableDevEnvironment(ssr)) throw new Error('The bundler cannot render pages here.')
  return async () => (await ssr.runner.import('virtual:tanstack-start-server-entry')).default as PageRenderer
}
