import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#web/platform/head.ts'
import { ProsePage } from '#web/ui/prose.tsx'

export const Route = createFileRoute('/about')({
  head: (context) =>
    pageHead(context, {
      title: 'About Placard',
      description:
        'Placard is a marketplace for local advertising space around Puget Sound, run by a Washington social purpose company.',
      path: '/about',
    }),
  component: AboutPage,
})

function AboutPage() {
  return (
    <ProsePage
      title="About Placard"
      lead="Placard is a marketplace for local advertising space around Puget Sound, run by a Washington social purpose company."
    >
      <p>
        Local businesses deserve to know what is for rent on their own street, and what it costs. Placard puts
        billboards, print, digital, radio, event and social placements on one map.
      </p>
    </ProsePage>
  )
}
