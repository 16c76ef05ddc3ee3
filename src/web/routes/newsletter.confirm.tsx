import { createFileRoute } from '@tanstack/react-router'
import { NewsletterLinkPage } from '../features/content/newsletter/link-page.tsx'
import { loadLink, parseLinkSearch } from '../features/content/newsletter/load-link.ts'
import { api } from '../platform/api.ts'
import { withHead } from '../platform/page-head.tsx'

export const Route = createFileRoute('/newsletter/confirm')({
  validateSearch: parseLinkSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadLink(deps),
  component: withHead(
    {
      title: 'Confirm your subscription',
      description: 'Press the button to get the newsletter, about once a month.',
      path: '/newsletter/confirm',
      noindex: true,
    },
    ConfirmPage,
  ),
})

function ConfirmPage() {
  const { token } = Route.useSearch()
  const act = () => api('POST /api/newsletter/confirm', { body: { token } })
  return (
    <NewsletterLinkPage
      title="Confirm your subscription"
      lead="Press the button to get the newsletter, about once a month."
      label="Confirm"
      works={Route.useLoaderData().works}
      act={act}
    />
  )
}
