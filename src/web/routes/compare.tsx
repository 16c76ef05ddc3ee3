import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { CompareScreen } from '../features/discovery/comparison/compare-screen.tsx'
import { type CompareState, parseCompareState } from '../features/discovery/comparison/compare-state.ts'
import { comparisonQuery } from '../features/discovery/comparison/queries.ts'
import { AddToPlanHost } from '../features/planning/plans/add-to-plan-host.tsx'
import { compared } from '../listing-parts/compared.ts'
import { searchedDays } from '../listing-parts/searched-days.ts'
import { withHead } from '../platform/page-head.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { LoadingState } from '../ui/loading-state.tsx'

export const Route = createFileRoute('/compare')({
  // read by the page: this file is part of every page
  validateSearch: (search: CompareState) => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const state = parseCompareState({ ...deps })
    if (import.meta.env.SSR && state.ids) await context.queryClient.prefetchQuery(comparisonQuery(state))
  },
  component: withHead(
    {
      title: 'Compare spaces',
      description: 'Advertising spaces side by side: price by the month, audience, terms.',
      path: '/compare',
      noindex: true,
    },
    ComparePage,
  ),
})

const NOTHING = { spaces: [], gone: [] }

function ComparePage() {
  const state = parseCompareState({ ...Route.useSearch() })
  useChosen(state)
  const { data, error, refetch } = useQuery({ ...comparisonQuery(state), enabled: Boolean(state.ids) })
  if (!state.ids) return <CompareScreen state={state} compared={NOTHING} />
  if (error) return <ErrorState headingLevel={1} title={error.message} onRetry={() => void refetch()} />
  if (!data) return <LoadingState label="Loading spaces..." />
  return (
    <>
      <CompareScreen state={state} compared={data} />
      <AddToPlanHost />
    </>
  )
}

/** Without ids in the address, those chosen in this browser, for the days of its last search. */
function useChosen({ ids }: CompareState) {
  const navigate = useNavigate()
  useEffect(() => {
    const chosen = [...compared.snapshot()].join()
    if (!ids && chosen)
      void navigate({ to: '/compare', search: { ids: chosen, ...searchedDays.snapshot() }, replace: true })
  }, [ids, navigate])
}
