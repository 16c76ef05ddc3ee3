import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#web/platform/head.ts'
import { ProsePage } from '#web/ui/prose.tsx'

export const Route = createFileRoute('/find-ads')({
  head: (context) =>
    pageHead(context, {
      title: 'Find Ad Opportunities',
      description: 'Search every space on the map.',
      path: '/find-ads',
    }),
  component: FindAdsPage,
})

function FindAdsPage() {
  return (
    <ProsePage title="Find Ad Opportunities" lead="Search every space on the map.">
      <p>Use the search on the home page to find spaces by place, price, medium and audience.</p>
    </ProsePage>
  )
}
