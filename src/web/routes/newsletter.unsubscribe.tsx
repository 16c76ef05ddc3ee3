import { createFileRoute } from '@tanstack/react-router'
import { NewsletterLinkPage } from '../features/content/newsletter/link-page.tsx'
import { loadLink, parseLinkSearch } from '../features/content/newsletter/load-link.ts'
import { api } from '../platform/api.ts'
import { pageHead } from '../platform/head.ts'

export const Route = createFileRoute('/newsletter/unsubscribe')({
  validateSearch: parseLinkSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadLink(deps),
  head: (context) =>
    pageHead(context, {
      title: 'Unsubscribe',
      description: 'Press the button to stop the newsletter.',
      path: '/newsletter/unsubscribe',
      noindex: true,
    }),
  component: UnsubscribePage,
})

function UnsubscribePage() {
  const { token } = Route.useSearch()
  const act = () => api('POST /api/newsletter/unsubscribe', { query: { token } })
  return (
    <NewsletterLinkPage
      title="Unsubscribe"
      lead="Press the button to stop the newsletter."
      label="Unsubscribe"
      works={Route.useLoaderData().works}
      act={act}
    />
  )
}
