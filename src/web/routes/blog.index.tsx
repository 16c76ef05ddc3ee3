import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { BlogIndex } from '../features/content/content/blog.tsx'
import { postsQuery } from '../features/content/content/queries.ts'
import { withHead } from '../platform/page-head.tsx'

export const Route = createFileRoute('/blog/')({
  loader: async ({ context: { queryClient } }) => {
    await queryClient.query({ ...postsQuery, staleTime: 'static' })
  },
  component: withHead(
    {
      title: 'Blog',
      description: 'Plain notes on buying and selling local advertising space around Puget Sound.',
      path: '/blog',
    },
    BlogPage,
  ),
})

function BlogPage() {
  const { data } = useSuspenseQuery(postsQuery)
  return (
    <>
      <link rel="alternate" type="application/atom+xml" title="Placard blog" href="/blog/feed.xml" />
      <BlogIndex posts={data} />
    </>
  )
}
