import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#web/platform/head.ts'
import { ProsePage } from '#web/ui/prose.tsx'

export const Route = createFileRoute('/help/')({
  head: (context) =>
    pageHead(context, {
      title: 'Help Center',
      description: 'Answers for buyers and sellers.',
      path: '/help',
    }),
  component: HelpIndexPage,
})

function HelpIndexPage() {
  return (
    <ProsePage title="Help Center" lead="Answers for buyers and sellers.">
      <p>
        Search by city, neighborhood or zip code on the home page. Open a space to see its facts and its
        seller.
      </p>
    </ProsePage>
  )
}
