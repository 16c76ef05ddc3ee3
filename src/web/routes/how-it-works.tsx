import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#web/platform/head.ts'
import { ProsePage } from '#web/ui/prose.tsx'

export const Route = createFileRoute('/how-it-works')({
  head: (context) =>
    pageHead(context, {
      title: 'How It Works',
      description:
        'Find or list local advertising space in three steps: search the map, compare what each space offers, contact the seller.',
      path: '/how-it-works',
    }),
  component: HowItWorksPage,
})

function HowItWorksPage() {
  return (
    <ProsePage
      title="How It Works"
      lead="Find or list local advertising space in three steps: search the map, compare what each space offers, contact the seller."
    >
      <p>
        Buyers search by city, neighborhood or zip code, narrow by price, medium and audience, and open a
        space to see its facts and who sells it.
      </p>
      <p>
        Sellers describe a space once. An admin reviews it before it becomes public, so that the map stays
        honest.
      </p>
    </ProsePage>
  )
}
