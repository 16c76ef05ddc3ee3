import { createFileRoute } from '@tanstack/react-router'
import { About } from '../features/content/content/about.tsx'
import { withHead } from '../platform/page-head.tsx'

export const Route = createFileRoute('/about')({
  component: withHead(
    {
      title: 'About Placard',
      description:
        'Placard is a marketplace for local advertising space around Puget Sound, run by a Washington social purpose company.',
      path: '/about',
    },
    About,
  ),
})
