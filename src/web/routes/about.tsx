import { createFileRoute } from '@tanstack/react-router'
import { About } from '../features/content/content/about.tsx'
import { pageHead } from '../platform/head.ts'

export const Route = createFileRoute('/about')({
  head: (context) =>
    pageHead(context, {
      title: 'About Placard',
      description:
        'Placard is a marketplace for local advertising space around Puget Sound, run by a Washington social purpose company.',
      path: '/about',
    }),
  component: About,
})
