import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { blogPath, postPath } from '#domain/paths.ts'
import { PostPage } from '../features/content/content/blog.tsx'
import { postQuery } from '../features/content/content/queries.ts'
import { blogPosting, breadcrumbs, graph } from '../features/content/content/structured-data.ts'
import { pageHead } from '../platform/head.ts'
import { loadOr404 } from '../platform/load-or-404.ts'

export const Route = createFileRoute('/blog/$slug')({
  loader: ({ context: { queryClient }, params }) => loadOr404(queryClient, postQuery(params.slug)),
  head: (context) => {
    const post = context.loaderData
    if (!post)
      return pageHead(context, { title: 'Not found', description: '', path: blogPath(), noindex: true })
    return pageHead(context, {
      title: post.title,
      description: post.description,
      path: postPath(post.slug),
      type: 'article',
      jsonLd: (url) =>
        graph(
          blogPosting(url, post),
          breadcrumbs(url, ['Blog', blogPath()], [post.title, postPath(post.slug)]),
        ),
    })
  },
  component: BlogPostPage,
})

function BlogPostPage() {
  const { slug } = Route.useParams()
  const { data } = useSuspenseQuery(postQuery(slug))
  return <PostPage post={data} />
}
