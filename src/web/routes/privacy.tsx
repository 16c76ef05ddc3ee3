import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { LegalLinks, LegalPage } from '../features/content/content/legal-page.tsx'
import { legalQuery } from '../features/content/content/queries.ts'
import { withHead } from '../platform/page-head.tsx'

export const Route = createFileRoute('/privacy')({
  loader: async ({ context: { queryClient } }) => {
    await queryClient.query({ ...legalQuery('privacy'), staleTime: 'static' })
  },
  component: withHead(
    {
      title: 'Privacy Policy',
      description:
        'What Placard knows about you, why, who sees it, how long it is kept and what you can ask for. Last updated March 15, 2025.',
      path: '/privacy',
    },
    PrivacyPage,
  ),
})

function PrivacyPage() {
  const { data } = useSuspenseQuery(legalQuery('privacy'))
  const links = <LegalLinks text="/terms" faq="/help/privacy-faq" />
  return <LegalPage legal={data} links={links} />
}
