import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '../features/content/support/contact-page.tsx'
import { supportInfoQuery } from '../features/content/support/queries.ts'
import { withHead } from '../platform/page-head.tsx'

export const Route = createFileRoute('/help/contact')({
  validateSearch: (search: Record<string, unknown>): { sent?: string } =>
    /^PL-\d{6,9}$/.test(String(search.sent)) ? { sent: String(search.sent) } : {},
  loader: async ({ context: { queryClient } }) => {
    await queryClient.query({ ...supportInfoQuery, staleTime: 'static' })
  },
  component: withHead(
    {
      title: 'Contact Support',
      description: 'Write to Placard support. A person answers by e-mail within 24 hours.',
      path: '/help/contact',
    },
    HelpContactPage,
  ),
})

function HelpContactPage() {
  const { data } = useSuspenseQuery(supportInfoQuery)
  const { sent } = Route.useSearch()
  return <ContactPage info={data} sent={sent} />
}
