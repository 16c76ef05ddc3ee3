export interface Page {
  /** Without the product's name, which is appended. */
  title: string
  description: string
  /** Path of the canonical address, `/listing/12`; an address without a page has none. */
  path?: string
  /** The first with pixels is what a shared link shows; networks draw no SVG. Without one: the product's card. */
  images?: readonly Shown[]
  /** Open Graph type, for link previews. */
  type?: 'website' | 'article'
  /** noindex: personal pages, and those with nothing to find. */
  noindex?: boolean
  /** Its address lets somebody in: it is told to no page that it leads to. */
  hidesAddress?: boolean
  /** Structured data (JSON-LD), built from the public origin. */
  jsonLd?: (publicUrl: string) => object
}

interface Shown {
  url: string
  width?: number | null | undefined
  height?: number | null | undefined
  alt?: string
}

const CARD: Shown = {
  ...{ url: '/card.png', width: 1200, height: 630 },
  alt: 'Placard: local advertising space',
}

/** Named or of Open Graph. */
type Meta = { name?: string; property?: string; content: string }

/** Title, description, canonical link and social tags of one page, at the public origin; `PageHead` writes them. */
export function pageHead(origin: string, page: Page) {
  const title = `${page.title} | Placard`
  const meta: Meta[] = [
    { name: 'description', content: page.description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: page.description },
    { property: 'og:type', content: page.type ?? 'website' },
    ...(page.path === undefined ? [] : [{ property: 'og:url', content: origin + page.path }]),
    { property: 'og:site_name', content: 'Placard' },
    ...describeImage(page.images?.find(({ url }) => !url.endsWith('.svg')) ?? CARD, origin),
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
  if (page.noindex) meta.push({ name: 'robots', content: 'noindex' })
  if (page.hidesAddress) meta.push({ name: 'referrer', content: 'no-referrer' })
  return {
    title,
    meta,
    canonical: page.path === undefined ? null : origin + page.path,
    jsonLd: page.jsonLd ? toJsonLd(page.jsonLd(origin)) : null,
  }
}

function describeImage({ url, width, height, alt }: Shown, origin: string): Meta[] {
  const parts = {
    '': new URL(url, origin || 'http://localhost').href,
    ':width': width,
    ':height': height,
    ':alt': alt,
  }
  return Object.entries(parts).flatMap(([part, content]) =>
    content ? [{ property: `og:image${part}`, content: String(content) }] : [],
  )
}

/** The beginning of a text, in whole words. */
export function shorten(text: string, max = 160): string {
  if (text.length <= max) return text
  const cut = text.slice(0, max - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), max / 2)).replace(/[\s,;:.]+$/, '')}…`
}

/** Escapes `<` so that no text of a listing can close the script element. */
function toJsonLd(data: object): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
}
