import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { blogPath, postPath } from '#domain/paths.ts'
import { PostPage } from '../features/content/content/blog.tsx'
import { postQuery } from '../features/content/content/queries.ts'
import { blogPosting, breadcrumbs, graph } from '../features/content/content/structured-data.ts'
import type { Page } from '../platform/head.ts'
import { loadOr404 } from '../platform/load-or-404.ts'
import { withHead } from '../platform/page-head.tsx'

export const Route = createFileRoute('/blog/$slug')({
  loader: ({ context: { queryClient }, params }) => loadOr404(queryClient, postQuery(params.slug)),
  component: withHead(useHead, BlogPostPage),
})

function useHead(): Page {
  const post = Route.useLoaderData()
  return {
    title: post.title,
    description: post.description,
    path: postPath(post.slug),
    type: 'article',
    jsonLd: (url) =>
      graph(
        blogPosting(url, post),
        breadcrumbs(url, ['Blog', blogPath()], [post.title, postPath(post.slug)]),
      ),
  }
}

function BlogPostPage() {
  const { slug } = Route.useParams()
  const { data } = useSuspenseQuery(postQuery(slug))
  return <PostPage post={data} />
}
