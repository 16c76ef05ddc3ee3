import { createFileRoute, Link } from '@tanstack/react-router'
import { FaqPage } from '../features/content/content/faq-page.tsx'
import { faqQuery } from '../features/content/content/queries.ts'
import { breadcrumbs, graph, questions } from '../features/content/content/structured-data.ts'
import { pageHead } from '../platform/head.ts'

export const Route = createFileRoute('/help/privacy-faq')({
  loader: ({ context: { queryClient } }) =>
    queryClient.query({ ...faqQuery('privacy'), staleTime: 'static' }),
  head: (context) =>
    pageHead(context, {
      title: 'Privacy FAQ',
      description: 'Ten questions about what Placard knows about you, why, and what you can do about it.',
      path: '/help/privacy-faq',
      jsonLd: (url) =>
        graph(
          questions(url, '/help/privacy-faq', context.loaderData ?? { items: [] }),
          breadcrumbs(url, ['Help Center', '/help'], ['Privacy FAQ', '/help/privacy-faq']),
        ),
    }),
  component: PrivacyFaqPage,
})

function PrivacyFaqPage() {
  const link = (
    <Link to="/privacy" className="link">
      Full Privacy Policy
    </Link>
  )
  return <FaqPage slug="privacy" link={link} />
}
