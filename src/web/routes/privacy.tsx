import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { LegalPage } from '../features/content/legal-page.tsx'
import { legalQuery } from '../features/content/queries.ts'
import { pageHead } from '../platform/head.ts'

export const Route = createFileRoute('/privacy')({
  loader: async ({ context: { queryClient } }) => {
    await queryClient.query({ ...legalQuery('privacy'), staleTime: 'static' })
  },
  head: (context) =>
    pageHead(context, {
      title: 'Privacy Policy',
      description:
        'What Placard knows about you, why, who sees it, how long it is kept and what you can ask for. Last updated March 15, 2025.',
      path: '/privacy',
    }),
  component: PrivacyPage,
})

function PrivacyPage() {
  const { data } = useSuspenseQuery(legalQuery('privacy'))
  const links = (
    <>
      <li>
        <Link to="/terms">Terms of Use</Link>
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
