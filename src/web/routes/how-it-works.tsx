import { createFileRoute } from '@tanstack/react-router'
import { HowItWorks } from '../features/content/content/how-it-works.tsx'
import { pageHead } from '../platform/head.ts'

export const Route = createFileRoute('/how-it-works')({
  head: (context) =>
    pageHead(context, {
      title: 'How It Works',
      description:
        'Find or list local advertising space: search the map, compare what each space offers, write to the seller. For buyers and sellers, step by step.',
      path: '/how-it-works',
    }),
  component: HowItWorks,
})
