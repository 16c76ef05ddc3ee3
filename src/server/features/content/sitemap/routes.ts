import { DAY_MS } from '#domain/dates.ts'
import { accountPath, helpContactPath, listingPath, sellerPath } from '#domain/paths.ts'
import type { AppContext } from '../../../context.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { App } from '../../../platform/http/env.ts'
import { listSellerFiles, listSellersIn, listSpaceFiles, listSpacesIn } from './queries.ts'
import { listStaticPaths } from './static-paths.ts'

const HOUR = 'public, max-age=3600'

export function mountSitemap(app: App, { db, config, now }: AppContext): void {
  app.get('/robots.txt', (c) => {
    const lines = [
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /admin/',
      'Disallow: /account',
      'Disallow: /sell',
    ]
    return c.text(`${lines.join('\n')}\n\nSitemap: ${config.PUBLIC_URL}/sitemap.xml\n`, 200, {
      'cache-control': HOUR,
    })
  })

  // RFC 9116: where to write about a hole; it ends within a year, so that it is never an old one
  app.get('/.well-known/security.txt', (c) => {
    const expires = new Date(now().getTime() + 180 * DAY_MS).toISOString()
    const lines = [
      `Contact: ${config.PUBLIC_URL}${helpContactPath()}`,
      `Expires: ${expires}`,
      'Preferred-Languages: en',
      `Canonical: ${config.PUBLIC_URL}/.well-known/security.txt`,
    ]
    return c.text(`${lines.join('\n')}\n`, 200, { 'cache-control': HOUR })
  })
  // where password managers lead to (W3C, a well-known address for changing passwords)
  app.get('/.well-known/change-password', (c) => c.redirect(accountPath(), 302))

  mountSitemapFiles(app, { db, config })
}

/** An index of files of at most 10,000 addresses (sitemaps.org): what changed is read, not everything. */
function mountSitemapFiles(
  app: App,
  { db, config: { PUBLIC_URL } }: Pick<AppContext, 'db' | 'config'>,
): void {
  app.get('/sitemap.xml', async (c) => {
    const [spaces, sellers] = await Promise.all([listSpaceFiles(db), listSellerFiles(db)])
    const files = [
      toEntry('sitemap', `${PUBLIC_URL}/sitemaps/pages.xml`),
      ...sellers.map((file) => toEntry('sitemap', `${PUBLIC_URL}/sitemaps/sellers-${file}.xml`)),
      ...spaces.map(({ file, updatedAt }) =>
        toEntry('sitemap', `${PUBLIC_URL}/sitemaps/spaces-${file}.xml`, updatedAt),
      ),
    ]
    return c.body(toXml('sitemapindex', files), 200, HEADERS)
  })

  app.get('/sitemaps/pages.xml', (c) =>
    c.body(
      toXml(
        'urlset',
        listStaticPaths().map((path) => toEntry('url', PUBLIC_URL + path)),
      ),
      200,
      HEADERS,
    ),
  )

  app.get('/sitemaps/:file{(?:spaces|sellers)-\\d{1,6}\\.xml}', async (c) => {
    const [kind, number = ''] = c.req.param('file').split('-')
    const file = Number.parseInt(number, 10)
    const urls =
      kind === 'spaces'
        ? (await listSpacesIn(db, file)).map((row) =>
            toEntry('url', `${PUBLIC_URL}${listingPath(row.id)}`, row.updated_at),
          )
        : (await listSellersIn(db, file)).map(({ id }) => toEntry('url', `${PUBLIC_URL}${sellerPath(id)}`))
    if (urls.length === 0) throw new AppError('not-found')
    return c.body(toXml('urlset', urls), 200, HEADERS)
  })
}

const HEADERS = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': HOUR }

function toXml(root: 'urlset' | 'sitemapindex', entries: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`
}

function toEntry(name: 'url' | 'sitemap', address: string, changedAt?: Date): string {
  const escaped = address.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const lastmod = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
  return `  <${name}><loc>${escaped}</loc>${lastmod}</${name}>`
}
