import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { BlogIndex } from '../features/content/content/blog.tsx'
import { postsQuery } from '../features/content/content/queries.ts'
import { pageHead } from '../platform/head.ts'

export const Route = createFileRoute('/blog/')({
  loader: async ({ context: { queryClient } }) => {
    await queryClient.query({ ...postsQuery, staleTime: 'static' })
  },
  head: (context) => {
    const head = pageHead(context, {
      title: 'Blog',
      description: 'Plain notes on buying and selling local advertising space around Puget Sound.',
      path: '/blog',
    })
    const feed = {
      rel: 'alternate',
      type: 'application/atom+xml',
      title: 'Placard blog',
      href: '/blog/feed.xml',
    }
    return { ...head, links: [...head.links, feed] }
  },
  component: BlogPage,
})

function BlogPage() {
  const { data } = useSuspenseQuery(postsQuery)
  return <BlogIndex posts={data} />
}
