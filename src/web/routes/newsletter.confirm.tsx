import { createFileRoute } from '@tanstack/react-router'
import { NewsletterLinkPage } from '../features/content/newsletter/link-page.tsx'
import { api } from '../platform/api.ts'
import { pageHead } from '../platform/head.ts'
import { linkWorks } from '../platform/link-works.ts'

export const Route = createFileRoute('/newsletter/confirm')({
  validateSearch: (search: Record<string, unknown>) => ({ token: String(search.token ?? '') }),
  loaderDeps: ({ search }) => search,
  loader: async ({ deps: { token } }) => ({
    works: await linkWorks(() => api('POST /api/newsletter/link', { body: { token } })),
  }),
  head: (context) =>
    pageHead(context, {
      title: 'Confirm your subscription',
      description: 'Press the button to get the newsletter, about once a month.',
      path: '/newsletter/confirm',
      noindex: true,
    }),
  component: ConfirmPage,
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
