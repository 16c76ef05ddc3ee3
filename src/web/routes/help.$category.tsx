import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { helpCategoryPath, helpPath } from '#domain/paths.ts'
import { CategoryPage } from '../features/content/content/category-page.tsx'
import { helpCategoryQuery } from '../features/content/content/queries.ts'
import { breadcrumbs, graph, questions } from '../features/content/content/structured-data.ts'
import type { Page } from '../platform/head.ts'
import { loadOr404 } from '../platform/load-or-404.ts'
import { withHead } from '../platform/page-head.tsx'
import { Alert } from '../ui/alert.tsx'

const FALLBACK = 'for-advertisers'

export const Route = createFileRoute('/help/$category')({
  loader: ({ context: { queryClient }, params }) =>
    loadOr404(queryClient, helpCategoryQuery(params.category), helpCategoryQuery(FALLBACK)),
  component: withHead(useHead, HelpCategoryPage),
  notFoundComponent: withHead(
    {
      title: 'Help category not found',
      description: 'Help for advertisers is shown instead.',
      path: helpCategoryPath(FALLBACK),
      noindex: true,
    },
    UnknownCategory,
  ),
})

function useHead(): Page {
  const category = Route.useLoaderData()
  return {
    title: `${category.title}: help`,
    description: category.description,
    path: category.link,
    jsonLd: (url) =>
      graph(
        questions(url, category.link, category.faq),
        breadcrumbs(url, ['Help Center', helpPath()], [category.title, category.link]),
      ),
  }
}

function HelpCategoryPage() {
  const { category: slug } = Route.useParams()
  const { data } = useSuspenseQuery(helpCategoryQuery(slug))
  return <CategoryPage key={data.slug} category={data} />
}

function UnknownCategory() {
  const { data } = useSuspenseQuery(helpCategoryQuery(FALLBACK))
  const notice = (
    <Alert tone="warning" title="There is no such help category" className="mt-6">
      This is the help for advertisers instead.
    </Alert>
  )
  return <CategoryPage category={data} notice={notice} />
}
