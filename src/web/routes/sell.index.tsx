import { createFileRoute } from '@tanstack/react-router'
import { ownCountsQuery, spacesQuery } from '../features/listings/listings/own/queries.ts'
import { parseSpacesSearch } from '../features/listings/listings/own/spaces-search.ts'
import { WorkspaceScreen } from '../features/listings/listings/own/workspace-screen.tsx'
import { findMe } from '../platform/auth/me-query.ts'
import { pageHead } from '../platform/head.ts'
import { SellerNav } from './-seller-nav.tsx'

export const Route = createFileRoute('/sell/')({
  validateSearch: parseSpacesSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    // the page itself shows a failure, with a retry button, and reads the next page of the table on its own
    if (!import.meta.env.SSR || !(await findMe(queryClient))) return
    await Promise.allSettled([queryClient.query(ownCountsQuery), queryClient.query(spacesQuery(deps))])
  },
  head: (context) =>
    pageHead(context, {
      title: 'Your spaces',
      description: 'Your listings, their review and what to do next.',
      path: '/sell',
      noindex: true,
    }),
  component: WorkspacePage,
})

function WorkspacePage() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <WorkspaceScreen
      nav={<SellerNav />}
      search={search}
      onSearch={(next) => void navigate({ search: next })}
    />
  )
}
