import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#web/platform/head.ts'
import { ProsePage } from '#web/ui/prose.tsx'

export const Route = createFileRoute('/blog/')({
  head: (context) =>
    pageHead(context, {
      title: 'Blog',
      description: 'Notes on local advertising around Puget Sound.',
      path: '/blog',
    }),
  component: BlogIndexPage,
})

function BlogIndexPage() {
  return (
    <ProsePage title="Blog" lead="Notes on local advertising around Puget Sound.">
      <p>The first posts are being written.</p>
    </ProsePage>
  )
}
