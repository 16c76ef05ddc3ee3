import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { helpArticlePath, helpCategoryPath, helpPath } from '#domain/paths.ts'
import { ArticlePage } from '../features/content/content/article-page.tsx'
import { articleQuery } from '../features/content/content/queries.ts'
import { breadcrumbs, graph, helpArticle } from '../features/content/content/structured-data.ts'
import { useCountView } from '../features/content/content/use-count-view.ts'
import type { Page } from '../platform/head.ts'
import { loadOr404 } from '../platform/load-or-404.ts'
import { withHead } from '../platform/page-head.tsx'
import { Alert } from '../ui/alert.tsx'

const FALLBACK = 'ai-buyer-agent'

export const Route = createFileRoute('/help/articles/$slug')({
  loader: ({ context: { queryClient }, params }) =>
    loadOr404(queryClient, articleQuery(params.slug), articleQuery(FALLBACK)),
  component: withHead(useHead, HelpArticlePage),
  notFoundComponent: withHead(
    {
      title: 'Help article not found',
      description: 'The guide to the AI Buyer Agent is shown instead.',
      path: helpArticlePath(FALLBACK),
      noindex: true,
    },
    UnknownArticle,
  ),
})

function useHead(): Page {
  const article = Route.useLoaderData()
  const { title, description, link, category } = article
  return {
    title,
    description,
    path: link,
    type: 'article',
    jsonLd: (url) =>
      graph(
        helpArticle(url, article),
        breadcrumbs(
          url,
          ['Help Center', helpPath()],
          [category.title, helpCategoryPath(category.slug)],
          [title, link],
        ),
      ),
  }
}

function HelpArticlePage() {
  const { slug } = Route.useParams()
  const { data } = useSuspenseQuery(articleQuery(slug))
  useCountView(slug)
  return <ArticlePage article={data} />
}

function UnknownArticle() {
  const { data } = useSuspenseQuery(articleQuery(FALLBACK))
  const notice = (
    <Alert tone="warning" title="There is no such help article" className="mt-6">
      It may have moved. This is the guide to the AI Buyer Agent instead; every article is in the help center.
    </Alert>
  )
  return <ArticlePage article={data} notice={notice} />
}
