import { createFileRoute } from '@tanstack/react-router'
import { NewsletterLinkPage } from '../features/content/newsletter/link-page.tsx'
import { loadLink, parseLinkSearch } from '../features/content/newsletter/load-link.ts'
import { api } from '../platform/api.ts'
import { withHead } from '../platform/page-head.tsx'

export const Route = createFileRoute('/newsletter/unsubscribe')({
  validateSearch: parseLinkSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadLink(deps),
  component: withHead(
    {
      title: 'Unsubscribe',
      description: 'Press the button to stop the newsletter.',
      path: '/newsletter/unsubscribe',
      noindex: true,
    },
    UnsubscribePage,
  ),
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
