import { postPath } from '#domain/paths.ts'
import type { AppContext } from '../../../context.ts'
import type { App } from '../../../platform/http/env.ts'
import { escapeXml } from '../../../platform/http/escape-xml.ts'
import { createPdfCache } from '../../../platform/pdf/pdf-cache.ts'
import { getLibrary, type LibraryLegal, type LibraryPost } from './library.ts'

const HOUR = 'public, max-age=3600'

/** Generated files: the legal texts as PDF, the blog as an Atom feed (RFC 4287). */
export function mountDocuments(app: App, { config }: AppContext): void {
  const library = getLibrary(config.PLATFORM_FEE_BP)
  const getPdf = createPdfCache((text: LibraryLegal) => renderPdf(text, config.PUBLIC_URL), {
    keyOf: ({ slug }) => slug,
    max: library.legal.size,
  })

  for (const text of library.legal.values()) {
    app.get(`/${text.slug}.pdf`, async (c) => {
      return c.body(new Uint8Array(await getPdf(text)), 200, {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="placard-${text.slug}-${text.date}.pdf"`,
        'cache-control': HOUR,
      })
    })
  }

  app.get('/blog/feed.xml', (c) => {
    const posts = [...library.posts.values()]
    return c.body(toFeed(posts, config.PUBLIC_URL), 200, {
      'content-type': 'application/atom+xml; charset=utf-8',
      'cache-control': HOUR,
    })
  })
}

/** The PDF library is larger than everything else here, so it is loaded on first use. */
async function renderPdf(text: LibraryLegal, publicUrl: string): Promise<Buffer> {
  const { renderLegalPdf } = await import('./pdf.ts')
  return renderLegalPdf(text, publicUrl)
}

function toFeed(posts: LibraryPost[], publicUrl: string): string {
  const updated = `${posts[0]?.published ?? '2025-01-01'}T00:00:00Z`
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:base="${escapeXml(publicUrl)}/">
  <title>Placard blog</title>
  <subtitle>Plain notes on buying and selling local advertising around Puget Sound.</subtitle>
  <id>${escapeXml(publicUrl)}/blog</id>
  <link href="${escapeXml(publicUrl)}/blog"/>
  <link rel="self" href="${escapeXml(publicUrl)}/blog/feed.xml"/>
  <updated>${updated}</updated>
  <author><name>Placard</name></author>
${posts.map((post) => toEntry(post, publicUrl)).join('\n')}
</feed>
`
}

function toEntry(
  { slug, title, description, published, html, tags }: LibraryPost,
  publicUrl: string,
): string {
  const url = escapeXml(`${publicUrl}${postPath(slug)}`)
  return `  <entry>
    <title>${escapeXml(title)}</title>
    <id>${url}</id>
    <link href="${url}"/>
    <published>${published}T00:00:00Z</published>
    <updated>${published}T00:00:00Z</updated>
${tags.map((tag) => `    <category term="${escapeXml(tag)}"/>`).join('\n')}
    <summary>${escapeXml(description)}</summary>
    <content type="html">${escapeXml(html)}</content>
  </entry>`
}
