import { createFileRoute } from '@tanstack/react-router'
import { HowItWorks } from '../features/content/content/how-it-works.tsx'
import { withHead } from '../platform/page-head.tsx'

export const Route = createFileRoute('/how-it-works')({
  component: withHead(
    {
      title: 'How It Works',
      description:
        'Find or list local advertising space: search the map, compare what each space offers, write to the seller. For buyers and sellers, step by step.',
      path: '/how-it-works',
    },
    HowItWorks,
  ),
})
