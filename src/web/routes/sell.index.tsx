import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import { ownCountsQuery, spacesQuery } from '../features/listings/listings/own/queries.ts'
import { parseSpacesSearch, type SpacesSearch } from '../features/listings/listings/own/spaces-search.ts'
import { WorkspaceScreen } from '../features/listings/listings/own/workspace-screen.tsx'
import { findMe } from '../platform/auth/me-query.ts'
import { withHead } from '../platform/page-head.tsx'
import { SellerNav } from './-seller-nav.tsx'

export const Route = createFileRoute('/sell/')({
  // read by the page: this file is part of every page
  validateSearch: (search: SpacesSearch) => search,
  loaderDeps: ({ search }) => ({ ...search }),
  loader: async ({ context: { queryClient }, deps }) => {
    // the page itself shows a failure, with a retry button, and reads the next page of the table on its own
    if (!import.meta.env.SSR || !(await findMe(queryClient))) return
    await Promise.allSettled([
      queryClient.query(ownCountsQuery),
      queryClient.query(spacesQuery(parseSpacesSearch(deps))),
    ])
  },
  component: withHead(
    {
      title: 'Your spaces',
      description: 'Your listings, their review and what to do next.',
      path: '/sell',
      noindex: true,
    },
    WorkspacePage,
  ),
})

function WorkspacePage() {
  const given = Route.useSearch()
  const search = useMemo(() => parseSpacesSearch({ ...given }), [given])
  const navigate = Route.useNavigate()
  return (
    <WorkspaceScreen
      nav={<SellerNav />}
      search={search}
      onSearch={(next) => void navigate({ search: next })}
    />
  )
}
