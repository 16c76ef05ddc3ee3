import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { LegalLinks, LegalPage } from '../features/content/content/legal-page.tsx'
import { legalQuery } from '../features/content/content/queries.ts'
import { withHead } from '../platform/page-head.tsx'

export const Route = createFileRoute('/terms')({
  loader: async ({ context: { queryClient } }) => {
    await queryClient.query({ ...legalQuery('terms'), staleTime: 'static' })
  },
  component: withHead(
    {
      title: 'Terms of Use',
      description:
        'The rules for using Placard: accounts, listings, transactions, liability and disputes. Effective March 15, 2025.',
      path: '/terms',
    },
    TermsPage,
  ),
})

function TermsPage() {
  const { data } = useSuspenseQuery(legalQuery('terms'))
  const links = <LegalLinks text="/privacy" faq="/help/terms-faq" />
  return <LegalPage legal={data} links={links} />
}
