import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { helpPath, helpTopicPath } from '#domain/paths.ts'
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
      return pageHead(context, { title: 'Not found', description: '', path: helpPath(), noindex: true })
    return pageHead(context, {
      title: `${topic.title}: help`,
      description: topic.description,
      path: helpTopicPath(topic.slug),
      jsonLd: (url) =>
        breadcrumbs(url, ['Help Center', helpPath()], [topic.title, helpTopicPath(topic.slug)]),
    })
  },
  component: HelpTopicPage,
})

function HelpTopicPage() {
  const { topic } = Route.useParams()
  const { data } = useSuspenseQuery(helpTopicQuery(topic))
  return <TopicPage topic={data} />
}
