import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type Page, pageHead } from './head.ts'

const root = getRouteApi('__root__')

/** React moves all of it into the document's head, and takes it away together with the page. */
export function PageHead(page: Page) {
  const { title, meta, canonical, jsonLd } = pageHead(root.useLoaderData()?.settings.publicUrl ?? '', page)
  return (
    <>
      <title>{title}</title>
      {meta.map((one) => (
        <meta key={one.name ?? one.property} {...one} />
      ))}
      {canonical && <link rel="canonical" href={canonical} />}
      {jsonLd && <script type="application/ld+json">{jsonLd}</script>}
    </>
  )
}

/**
 * A page with its title, description, canonical link and social tags: `component: withHead({ … }, Page)`. The option `head` of
 * the router would put the words of all pages into the scripts of each; what belongs to a component loads with it.
 */
export function withHead(head: Page | (() => Page), Body: () => ReactNode): () => ReactNode {
  const useHead = typeof head === 'function' ? head : () => head
  return function PageWithHead() {
    return (
      <>
        <PageHead {...useHead()} />
        <Body />
      </>
    )
  }
}
