import { createFileRoute, Link } from '@tanstack/react-router'
import { FaqPage } from '../features/content/content/faq-page.tsx'
import { faqQuery } from '../features/content/content/queries.ts'
import { breadcrumbs, graph, questions } from '../features/content/content/structured-data.ts'
import type { Page } from '../platform/head.ts'
import { withHead } from '../platform/page-head.tsx'

export const Route = createFileRoute('/help/privacy-faq')({
  loader: ({ context: { queryClient } }) =>
    queryClient.query({ ...faqQuery('privacy'), staleTime: 'static' }),
  component: withHead(useHead, PrivacyFaqPage),
})

function useHead(): Page {
  const faq = Route.useLoaderData()
  return {
    title: 'Privacy FAQ',
    description: 'Ten questions about what Placard knows about you, why, and what you can do about it.',
    path: '/help/privacy-faq',
    jsonLd: (url) =>
      graph(
        questions(url, '/help/privacy-faq', faq),
        breadcrumbs(url, ['Help Center', '/help'], ['Privacy FAQ', '/help/privacy-faq']),
      ),
  }
}

function PrivacyFaqPage() {
  const link = (
    <Link to="/privacy" className="link">
      Full Privacy Policy
    </Link>
  )
  return <FaqPage slug="privacy" link={link} />
}
