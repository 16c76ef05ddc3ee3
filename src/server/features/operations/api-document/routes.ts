import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { CLIENT_PATH } from '#domain/open-examples.ts'
import type { AppContext } from '../../../context.ts'
import type { App } from '../../../platform/http/env.ts'
import { JsonText } from '../../../platform/http/json-text.ts'
import { sessionCookieName } from '../../../platform/http/session-cookie.ts'

const FILE = join(import.meta.dirname, '../../../../../docs/openapi.json')
const CLIENT = join(import.meta.dirname, '../../../../../client')
/** The official client for TypeScript, and its types. */
const CLIENT_FILES = ['placard.ts', 'placard-api.d.ts'] as const
const CACHE = 'public, max-age=3600'

interface Packed {
  plain: JsonText
  gzipped: JsonText
}

/** Serves the OpenAPI document generated from the contract, compressed once. */
export function mountApiDocument(app: App, { config }: AppContext): void {
  let packed: Packed | undefined
  mountClient(app)

  app.get('/api', (c) => {
    c.header('link', '</api/openapi.json>; rel="service-desc"')
    return c.json({ name: 'Placard', openapi: '/api/openapi.json' })
  })

  app.get('/api/openapi.json', (c) => {
    packed ??= pack(config)
    const takesGzip = /\bgzip\b/.test(c.req.header('accept-encoding') ?? '')
    const { body, tag } = takesGzip ? packed.gzipped : packed.plain
    return c.body(body, 200, {
      'content-type': 'application/json',
      'cache-control': CACHE,
      etag: `"${tag}"`,
      vary: 'Accept-Encoding',
      ...(takesGzip && { 'content-encoding': 'gzip' }),
    })
  })
}

function mountClient(app: App): void {
  for (const name of CLIENT_FILES) {
    let text: JsonText | undefined
    app.get(`${CLIENT_PATH}/${name}`, (c) => {
      text ??= new JsonText(readFileSync(join(CLIENT, name), 'utf8'))
      return c.body(text.body, 200, {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': CACHE,
        etag: `"${text.tag}"`,
      })
    })
  }
}

/** The file belongs to no machine: this server's address and cookie are filled in. Minified: line breaks are only for diffs. */
function pack(config: AppContext['config']): Packed {
  const document = JSON.parse(readFileSync(FILE, 'utf8'))
  document.servers = [{ url: config.PUBLIC_URL }]
  document.components.securitySchemes.session.name = sessionCookieName(config)
  const text = JSON.stringify(document)
  return { plain: new JsonText(text), gzipped: new JsonText(new Uint8Array(gzipSync(text, { level: 9 }))) }
}
