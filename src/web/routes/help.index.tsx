import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { HelpHome } from '../features/content/content/help-home.tsx'
import { helpHomeQuery, helpSearchQuery } from '../features/content/content/queries.ts'
import { withHead } from '../platform/page-head.tsx'

const MAX_LENGTH = 200

export const Route = createFileRoute('/help/')({
  validateSearch: (search: Record<string, unknown>): { q?: string } => {
    const q = [search.q].flat()[0]
    const text = typeof q === 'string' ? q.trim().slice(0, MAX_LENGTH) : ''
    return text ? { q: text } : {}
  },
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    const [home, hits] = await Promise.all([
      queryClient.query({ ...helpHomeQuery, staleTime: 'static' }),
      deps.q ? queryClient.query({ ...helpSearchQuery(deps.q), staleTime: 'static' }) : [],
    ])
    return { hits, articles: home.categories.length }
  },
  component: withHead(
    {
      title: 'Help Center',
      description:
        'Guides for buyers and sellers of local advertising space: searching, pricing, listing, booking, accounts and law.',
      path: '/help',
    },
    HelpPage,
  ),
})

function HelpPage() {
  const { q = '' } = Route.useSearch()
  const { hits } = Route.useLoaderData()
  const { data: home } = useSuspenseQuery(helpHomeQuery)
  return <HelpHome home={home} query={q} hits={hits} />
}
