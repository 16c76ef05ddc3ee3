import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { helpTopicQuery } from '../features/content/content/queries.ts'
import { breadcrumbs } from '../features/content/content/structured-data.ts'
import { TopicPage } from '../features/content/content/topic-page.tsx'
import { pageHead } from '../platform/head.ts'
import { loadOr404 } from '../platform/load-or-404.ts'

export const Route = createFileRoute('/help/topics/$topic')({
  loader: ({ context: { queryClient }, params }) => loadOr404(queryClient, helpTopicQuery(params.topic)),
  head: (context) => {
    const topic = context.loaderData
    if (!topic)
      return pageHead(context, { title: 'Not found', description: '', path: '/help', noindex: true })
    return pageHead(context, {
      title: `${topic.title}: help`,
      description: topic.description,
      path: `/help/topics/${topic.slug}`,
      jsonLd: (url) =>
        breadcrumbs(url, ['Help Center', '/help'], [topic.title, `/help/topics/${topic.slug}`]),
    })
  },
  component: HelpTopicPage,
})

function HelpTopicPage() {
  const { topic } = Route.useParams()
  const { data } = useSuspenseQuery(helpTopicQuery(topic))
  return <TopicPage topic={data} />
}
