import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { NewPlanScreen } from '../features/planning/plans/new-plan-screen.tsx'
import { type PlanSearch, parsePlanSearch } from '../features/planning/plans/plan-search.ts'
import { shopsQuery } from '../features/planning/shops/queries.ts'
import { ShopMilesField } from '../features/planning/shops/shop-miles-field.tsx'
import { useAuth } from '../platform/auth/auth-context.ts'
import { withHead } from '../platform/page-head.tsx'
import { PlanAreaMap, PlanMap } from './-plan-map.tsx'

export const Route = createFileRoute('/plans/new')({
  // read by the page: this file is part of every page
  validateSearch: (search: PlanSearch) => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    // in the browser the page asks on its own, and shows a failure
    if (!import.meta.env.SSR) return
    const { loadSolved } = await import('../features/planning/plans/load-plans.ts')
    await loadSolved(context.queryClient, deps)
  },
  component: withHead(
    {
      title: 'Plan a campaign',
      description:
        'From a budget to the spaces to book: billboards, print, radio and more, with one total and the reasons for each.',
      path: '/plans/new',
    },
    NewPlanPage,
  ),
})

function NewPlanPage() {
  const search = parsePlanSearch({ ...Route.useSearch() })
  const navigate = Route.useNavigate()
  const { user } = useAuth()
  const { data: shops } = useQuery({ ...shopsQuery, enabled: user !== null })
  return (
    <NewPlanScreen
      search={search}
      map={(items) => <PlanMap items={items} marks={shops} />}
      areaMap={(area) => <PlanAreaMap {...area} />}
      shops={<ShopMilesField miles={search.shops} />}
      onAsk={(next) => void navigate({ search: next, resetScroll: false })}
    />
  )
}
