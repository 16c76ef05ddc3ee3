import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { helpCategoryPath, helpPath } from '#domain/paths.ts'
import { CategoryPage } from '../features/content/content/category-page.tsx'
import { helpCategoryQuery } from '../features/content/content/queries.ts'
import { breadcrumbs, graph, questions } from '../features/content/content/structured-data.ts'
import { pageHead } from '../platform/head.ts'
import { loadOr404 } from '../platform/load-or-404.ts'
import { Alert } from '../ui/alert.tsx'

const FALLBACK = 'for-advertisers'

export const Route = createFileRoute('/help/$category')({
  loader: ({ context: { queryClient }, params }) =>
    loadOr404(queryClient, helpCategoryQuery(params.category), helpCategoryQuery(FALLBACK)),
  head: (context) => {
    const category = context.loaderData
    if (!category)
      return pageHead(context, {
        title: 'Help category not found',
        description: 'Help for advertisers is shown instead.',
        path: helpCategoryPath(FALLBACK),
        noindex: true,
      })
    return pageHead(context, {
      title: `${category.title}: help`,
      description: category.description,
      path: category.link,
      jsonLd: (url) =>
        graph(
          questions(url, category.link, category.faq),
          breadcrumbs(url, ['Help Center', helpPath()], [category.title, category.link]),
        ),
    })
  },
  component: HelpCategoryPage,
  notFoundComponent: UnknownCategory,
})

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
