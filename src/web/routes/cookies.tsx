import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { LegalLinks, LegalPage } from '../features/content/content/legal-page.tsx'
import { legalQuery } from '../features/content/content/queries.ts'
import { withHead } from '../platform/page-head.tsx'

export const Route = createFileRoute('/cookies')({
  loader: async ({ context: { queryClient } }) => {
    await queryClient.query({ ...legalQuery('cookies'), staleTime: 'static' })
  },
  component: withHead(
    {
      title: 'Cookies and Counting',
      description:
        'Two cookies of our own, no trackers, and pages counted without following anyone. Last updated March 15, 2025.',
      path: '/cookies',
    },
    CookiesPage,
  ),
})

function CookiesPage() {
  const { data } = useSuspenseQuery(legalQuery('cookies'))
  const links = <LegalLinks text="/privacy" faq="/help/privacy-faq" />
  return <LegalPage legal={data} links={links} />
}
