import { createFileRoute, Link } from '@tanstack/react-router'
import { FaqPage } from '../features/content/content/faq-page.tsx'
import { faqQuery } from '../features/content/content/queries.ts'
import { breadcrumbs, graph, questions } from '../features/content/content/structured-data.ts'
import type { Page } from '../platform/head.ts'
import { withHead } from '../platform/page-head.tsx'

export const Route = createFileRoute('/help/terms-faq')({
  loader: ({ context: { queryClient } }) => queryClient.query({ ...faqQuery('terms'), staleTime: 'static' }),
  component: withHead(useHead, TermsFaqPage),
})

function useHead(): Page {
  const faq = Route.useLoaderData()
  return {
    title: 'Terms FAQ',
    description:
      'Ten questions about the Terms of Use: who may join, what may be listed, what happens in a dispute.',
    path: '/help/terms-faq',
    jsonLd: (url) =>
      graph(
        questions(url, '/help/terms-faq', faq),
        breadcrumbs(url, ['Help Center', '/help'], ['Terms FAQ', '/help/terms-faq']),
      ),
  }
}

function TermsFaqPage() {
  const link = (
    <Link to="/terms" className="link">
      Full Terms of Use
    </Link>
  )
  return <FaqPage slug="terms" link={link} />
}
