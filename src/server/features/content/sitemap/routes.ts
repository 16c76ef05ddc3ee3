import { DAY_MS } from '#domain/dates.ts'
import { accountPath, helpContactPath, listingPath, sellerPath } from '#domain/paths.ts'
import type { AppContext } from '../../../context.ts'
import type { App } from '../../../platform/http/env.ts'
import { listPublic, listSellers } from './queries.ts'
import { listStaticPaths } from './static-paths.ts'

/** The protocol's limit of URLs per file. */
const MAX_URLS = 50_000
const MAX_SELLERS = 10_000
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

  app.get('/sitemap.xml', async (c) => {
    const sellers = await listSellers(db, MAX_SELLERS)
    const listings = await listPublic(db, MAX_URLS - listStaticPaths().length - sellers.length)
    const urls = [
      ...listStaticPaths().map((path) => toUrl(config.PUBLIC_URL + path)),
      ...sellers.map(({ id }) => toUrl(`${config.PUBLIC_URL}${sellerPath(id)}`)),
      ...listings.map((row) => toUrl(`${config.PUBLIC_URL}${listingPath(row.id)}`, row.updated_at)),
    ]
    const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
    return c.body(xml, 200, { 'content-type': 'application/xml; charset=utf-8', 'cache-control': HOUR })
  })
}

function toUrl(address: string, changedAt?: Date): string {
  const escaped = address.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const lastmod = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
  return `  <url><loc>${escaped}</loc>${lastmod}</url>`
}
