import type { PublicSettings } from '#contract/page-context.ts'

interface Page {
  /** Without the product's name, which is appended. */
  title: string
  description: string
  /** Path of the canonical address, `/listing/12`. */
  path: string
  image?: string | undefined
  /** Open Graph type, for link previews. */
  type?: 'website' | 'article'
  /** noindex: personal pages, and those with nothing to find. */
  noindex?: boolean
  /** Structured data (JSON-LD), built from the public origin. */
  jsonLd?: (publicUrl: string) => object
}

interface HeadContext {
  matches: readonly { loaderData?: unknown }[]
}

/** Title, description, canonical link and social tags of one page: `head: (context) => pageHead(context, {…})`. */
export function pageHead({ matches }: HeadContext, page: Page) {
  const settings = (matches[0]?.loaderData as { settings?: PublicSettings } | undefined)?.settings
  const origin = settings?.publicUrl ?? ''
  const title = `${page.title} | Placard`
  const meta: Record<string, string>[] = [
    { title },
    { name: 'description', content: page.description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: page.description },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:url', content: origin + page.path },
    { name: 'twitter:card', content: page.image ? 'summary_large_image' : 'summary' },
  ]
  if (page.image)
    meta.push({ property: 'og:image', content: new URL(page.image, origin || 'http://localhost').href })
  if (page.noindex) meta.push({ name: 'robots', content: 'noindex' })
  return {
    meta,
    links: [{ rel: 'canonical', href: origin + page.path }],
    scripts: page.jsonLd ? [{ type: 'application/ld+json', children: toJsonLd(page.jsonLd(origin)) }] : [],
  }
}

/** Escapes `<` so that no text of a listing can close the script element. */
function toJsonLd(data: object): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
}
