import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { helpPath, helpTopicPath } from '#domain/paths.ts'
import { helpTopicQuery } from '../features/content/content/queries.ts'
import { breadcrumbs } from '../features/content/content/structured-data.ts'
import { TopicPage } from '../features/content/content/topic-page.tsx'
import type { Page } from '../platform/head.ts'
import { loadOr404 } from '../platform/load-or-404.ts'
import { withHead } from '../platform/page-head.tsx'

export const Route = createFileRoute('/help/topics/$topic')({
  loader: ({ context: { queryClient }, params }) => loadOr404(queryClient, helpTopicQuery(params.topic)),
  component: withHead(useHead, HelpTopicPage),
})

function useHead(): Page {
  const topic = Route.useLoaderData()
  return {
    title: `${topic.title}: help`,
    description: topic.description,
    path: helpTopicPath(topic.slug),
    jsonLd: (url) => breadcrumbs(url, ['Help Center', helpPath()], [topic.title, helpTopicPath(topic.slug)]),
  }
}

function HelpTopicPage() {
  const { topic } = Route.useParams()
  const { data } = useSuspenseQuery(helpTopicQuery(topic))
  return <TopicPage topic={data} />
}
