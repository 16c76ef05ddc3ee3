import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { LegalPage } from '../features/content/legal-page.tsx'
import { legalQuery } from '../features/content/queries.ts'
import { pageHead } from '../platform/head.ts'

export const Route = createFileRoute('/terms')({
  loader: async ({ context: { queryClient } }) => {
    await queryClient.query({ ...legalQuery('terms'), staleTime: 'static' })
  },
  head: (context) =>
    pageHead(context, {
      title: 'Terms of Use',
      description:
        'The rules for using Placard: accounts, listings, transactions, liability and disputes. Effective March 15, 2025.',
      path: '/terms',
    }),
  component: TermsPage,
})

function TermsPage() {
  const { data } = useSuspenseQuery(legalQuery('terms'))
  const links = (
    <>
      <li>
        <Link to="/privacy">Privacy Policy</Link>
      </li>
      <li>
        <Link to="/help/terms-faq">Terms FAQ</Link>
      </li>
      <li>
        <Link to="/help/contact">Contact Support</Link>
      </li>
      <li>
        <Link to="/help" search={{}}>
          Help Center
        </Link>
      </li>
    </>
  )
  return <LegalPage legal={data} links={links} />
}
