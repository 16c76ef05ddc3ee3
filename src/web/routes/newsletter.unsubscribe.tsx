import { createFileRoute } from '@tanstack/react-router'
import { NewsletterLinkPage } from '../features/content/newsletter/link-page.tsx'
import { api } from '../platform/api.ts'
import { pageHead } from '../platform/head.ts'
import { linkWorks } from '../platform/link-works.ts'

export const Route = createFileRoute('/newsletter/unsubscribe')({
  validateSearch: (search: Record<string, unknown>) => ({ token: String(search.token ?? '') }),
  loaderDeps: ({ search }) => search,
  loader: async ({ deps: { token } }) => ({
    works: await linkWorks(() => api('POST /api/newsletter/link', { body: { token } })),
  }),
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
