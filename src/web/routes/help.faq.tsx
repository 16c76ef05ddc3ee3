import { createFileRoute, Link } from '@tanstack/react-router'
import { FaqPage } from '../features/content/content/faq-page.tsx'
import { faqQuery } from '../features/content/content/queries.ts'
import { breadcrumbs, graph, questions } from '../features/content/content/structured-data.ts'
import type { Page } from '../platform/head.ts'
import { withHead } from '../platform/page-head.tsx'

export const Route = createFileRoute('/help/faq')({
  loader: ({ context: { queryClient } }) =>
    queryClient.query({ ...faqQuery('general'), staleTime: 'static' }),
  component: withHead(useHead, GeneralFaqPage),
})

function useHead(): Page {
  const faq = Route.useLoaderData()
  return {
    title: 'Common questions',
    description: 'Answers to what buyers and sellers of local advertising space ask most.',
    path: '/help/faq',
    jsonLd: (url) =>
      graph(
        questions(url, '/help/faq', faq),
        breadcrumbs(url, ['Help Center', '/help'], ['Common questions', '/help/faq']),
      ),
  }
}

function GeneralFaqPage() {
  const link = (
    <Link to="/help" search={{}} className="link">
      Help Center
    </Link>
  )
  return <FaqPage slug="general" link={link} />
}
