import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import type { PublicSettings } from '#contract/page-context.ts'
import type { Config } from '../../config.ts'
import { GuestPages } from '../pages/guest-pages.ts'
import { hashInline } from '../pages/inline-hashes.ts'
import { sendPacked } from '../pages/packed-page.ts'
import type { PageChanges } from '../pages/page-changes.ts'
import { areUnchanged, createReader } from '../pages/page-reads.ts'
import { type LoadRenderer, loadBuilt, loadFromVite } from '../pages/page-renderer.ts'
import { findPlainAddress } from '../pages/plain-address.ts'
import type { App, RequestEnv } from './env.ts'
import { refusePage } from './read-limits.ts'
import { contentSecurityPolicy, tileOrigin } from './security.ts'

/** Longer ones are not cached: nobody else will ask for an outline of a thousand corners. */
const MAX_ADDRESS = 1_000
const HTML = { accept: 'text/html' }

type RequestContext = Context<RequestEnv>

export interface PageOptions {
  config: Config
  changes: PageChanges
  /** Whether this Cookie header names a session, valid or not. */
  hasSession: (cookie: string | undefined) => boolean
  /** Whether the page at an address asks in the name of its visitor, so that it is rendered for each of them. */
  isOfOne: (address: string) => boolean
  /** Called after a page view. */
  onRead: (path: string, headers: Headers) => void
  /** Loads the page renderer; by default the built one. */
  load?: ((app: App) => Promise<LoadRenderer>) | undefined
}

/** Everything but the API: built assets, public files, and server-rendered pages. */
export async function servePages(
  app: App,
  { config, changes, hasSession, isOfOne, onRead, load: loadFrom }: PageOptions,
): Promise<void> {
  const load = await (loadFrom ?? (config.isDev ? loadFromVite : loadBuilt))(app)
  const origin = new URL(config.PUBLIC_URL).origin
  const settings: PublicSettings = {
    publicUrl: config.PUBLIC_URL,
    tileUrl: config.MAP_TILE_URL,
    satelliteUrl: config.MAP_SATELLITE_URL,
    isDev: config.isDev,
    sentryDsn: config.SENTRY_DSN ?? null,
  }
  const policy = {
    tileOrigins: [tileOrigin(config.MAP_TILE_URL), tileOrigin(config.MAP_SATELLITE_URL)],
    reportsTo: config.SENTRY_DSN,
    isSecure: origin.startsWith('https:'),
  }

  const render = async (request: Request, own: Parameters<typeof createReader>[1]) => {
    const nonce = randomBytes(16).toString('base64url')
    const reader = createReader(app, own)
    const page = await (await load()).fetch(request, { context: { nonce, api: reader.call, settings } })
    const headers = new Headers(page.headers)
    const location = headers.get('location')
    // redirects stay relative, whatever host name we were reached by
    if (location?.startsWith(`${origin}/`)) headers.set('location', location.slice(origin.length))
    return { nonce, reader, page, headers }
  }

  const renderForGuest = async (address: string) => {
    const { nonce, reader, page, headers } = await render(new Request(origin + address, { headers: HTML }), {
      headers: {},
    })
    const { html, scripts, styles } = hashInline(await page.text(), nonce)
    headers.set('content-security-policy', contentSecurityPolicy({ scripts, styles }, policy))
    const isDown = reader.isDown()
    if (isDown) headers.set('retry-after', '5')
    const status = isDown ? 503 : page.status
    const isKept = status === 200 && !headers.has('set-cookie')
    return { status, headers: Object.fromEntries(headers), html, reads: isKept ? reader.reads() : null }
  }

  const renderForOne = async (c: RequestContext, address: string) => {
    const cookie = c.req.header('cookie')
    const own = {
      headers: { 'x-request-id': c.var.requestId, ...(cookie ? { cookie } : {}) },
      visitor: { address: c.var.clientAddress, headers: c.req.raw.headers },
    }
    // a separate request: aborting the visitor's own would make the renderer report an error
    const request = new Request(origin + address, { method: c.req.method, headers: c.req.raw.headers })
    const { nonce, reader, page, headers } = await render(request, own)
    const sources = [`'nonce-${nonce}'`]
    if (!config.isDev)
      headers.set(
        'content-security-policy',
        contentSecurityPolicy({ scripts: sources, styles: sources }, policy),
      )
    headers.set('cache-control', 'private, no-cache')
    if (reader.isDown()) headers.set('retry-after', '5')
    return new Response(page.body, { status: reader.isDown() ? 503 : page.status, headers })
  }

  const guests = new GuestPages({
    changes,
    render: renderForGuest,
    areUnchanged: (reads) => areUnchanged(app, reads),
  })
  const findForGuest = async (c: RequestContext, address: string) => {
    const isGuest = !hasSession(c.req.header('cookie')) && !c.req.header('authorization')
    if (config.isDev || !isGuest || address.length > MAX_ADDRESS || isOfOne(address)) return undefined
    const page = await guests.find(address)
    if (!page) return undefined
    if ('html' in page)
      return new Response(page.html, { status: page.status, headers: privately(page.headers) })
    return sendPacked(page, (name) => c.req.header(name))
  }

  app.on(['GET', 'HEAD'], '*', async (c) => {
    const refused = refusePage(c)
    if (refused) return refused
    const address = toReadable(toAddress(c.req.url))
    const plain = findPlainAddress(address)
    if (plain !== null) return c.redirect(plain, 308)
    const response = (await findForGuest(c, address)) ?? (await renderForOne(c, address))
    const isRead = response.status === 200 || response.status === 304
    if (isRead && c.req.method === 'GET') onRead(c.req.path, c.req.raw.headers)
    return response
  })
}

function privately(headers: Record<string, string>): Record<string, string> {
  return { ...headers, 'cache-control': 'private, no-cache' }
}

/** Path and query of an absolute address. */
function toAddress(url: string): string {
  return url.slice(url.indexOf('/', url.indexOf('//') + 2))
}

/** A path that is not encoded text names no page, and is looked for as it stands ("/50%"). */
function toReadable(address: string): string {
  const end = address.indexOf('?') < 0 ? address.length : address.indexOf('?')
  const path = address.slice(0, end)
  try {
    decodeURI(path)
    return address
  } catch {
    return path.replaceAll('%', '%25') + address.slice(end)
  }
}
