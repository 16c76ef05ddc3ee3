import { createFileRoute, Link } from '@tanstack/react-router'
import { FaqPage } from '../features/content/content/faq-page.tsx'
import { faqQuery } from '../features/content/content/queries.ts'
import { breadcrumbs, graph, questions } from '../features/content/content/structured-data.ts'
import { pageHead } from '../platform/head.ts'

export const Route = createFileRoute('/help/terms-faq')({
  loader: ({ context: { queryClient } }) => queryClient.query({ ...faqQuery('terms'), staleTime: 'static' }),
  head: (context) =>
    pageHead(context, {
      title: 'Terms FAQ',
      description:
        'Ten questions about the Terms of Use: who may join, what may be listed, what happens in a dispute.',
      path: '/help/terms-faq',
      jsonLd: (url) =>
        graph(
          questions(url, '/help/terms-faq', context.loaderData ?? { items: [] }),
          breadcrumbs(url, ['Help Center', '/help'], ['Terms FAQ', '/help/terms-faq']),
        ),
    }),
  component: TermsFaqPage,
})

function TermsFaqPage() {
  const link = (
    <Link to="/terms" className="link">
      Full Terms of Use
    </Link>
  )
  return <FaqPage slug="terms" link={link} />
}
