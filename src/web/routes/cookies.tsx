import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { LegalPage } from '../features/content/legal-page.tsx'
import { legalQuery } from '../features/content/queries.ts'
import { pageHead } from '../platform/head.ts'

export const Route = createFileRoute('/cookies')({
  loader: async ({ context: { queryClient } }) => {
    await queryClient.query({ ...legalQuery('cookies'), staleTime: 'static' })
  },
  head: (context) =>
    pageHead(context, {
      title: 'Cookies and Counting',
      description:
        'Two cookies of our own, no trackers, and pages counted without following anyone. Last updated March 15, 2025.',
      path: '/cookies',
    }),
  component: CookiesPage,
})

function CookiesPage() {
  const { data } = useSuspenseQuery(legalQuery('cookies'))
  const links = (
    <>
      <li>
        <Link to="/privacy">Privacy Policy</Link>
      </li>
      <li>
        <Link to="/help/privacy-faq">Privacy FAQ</Link>
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
