import { type QueryClient, useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { RequestResults } from '../features/planning/plan-requests/request-results.tsx'
import { SharePanel } from '../features/planning/plan-shares/share-panel.tsx'
import { addsKinds, type KindsSearch } from '../features/planning/plans/kinds-search.ts'
import { PlanScreen } from '../features/planning/plans/plan-screen.tsx'
import { shopsQuery } from '../features/planning/shops/queries.ts'
import { useAuth } from '../platform/auth/auth-context.ts'
import { openAuthDialog } from '../platform/auth/auth-dialog-store.ts'
import { findMe } from '../platform/auth/me-query.ts'
import { withHead } from '../platform/page-head.tsx'
import { SignInFirst } from '../ui/sign-in-first.tsx'
import { PlanMap } from './-plan-map.tsx'

export const Route = createFileRoute('/plans/$id')({
  // read by the page: this file is part of every page
  validateSearch: (search: KindsSearch) => search,
  loader: async ({ context: { queryClient }, params }) => {
    if (!(await findMe(queryClient))) return
    const { loadPlan } = await import('../features/planning/plans/load-plans.ts')
    await loadPlan(queryClient, params.id)
    // in the browser both come by themselves
    if (import.meta.env.SSR) await loadBeside(queryClient, Number(params.id))
  },
  component: withHead(
    {
      title: 'Plan',
      description: 'A campaign over many spaces, with one total.',
      path: '/plans',
      noindex: true,
    },
    PlanPage,
  ),
})

/** What two other features say of a plan, one after another: a page takes one connection. They show a failure themselves. */
async function loadBeside(queryClient: QueryClient, id: number): Promise<void> {
  const { requestQuery } = await import('../features/planning/plan-requests/queries.ts')
  await queryClient.query(requestQuery(id)).catch(() => null)
  const { sharingQuery } = await import('../features/planning/plan-shares/queries.ts')
  await queryClient.query(sharingQuery(id)).catch(() => null)
}

function PlanPage() {
  const { id } = Route.useParams()
  const isAdded = addsKinds(Route.useSearch())
  const { user } = useAuth()
  // wherever the links of the plan lead, these are not there
  const { data: shops } = useQuery({ ...shopsQuery, enabled: user !== null })
  if (!user)
    return (
      <SignInFirst title="Plan" onSignIn={() => openAuthDialog('login')}>
        Sign in to see this plan.
      </SignInFirst>
    )
  return (
    <PlanScreen
      id={id}
      addsKinds={isAdded}
      sharing={<SharePanel planId={Number(id)} />}
      map={(items) => <PlanMap items={items} marks={shops} />}
      results={(lineOf) => <RequestResults planId={Number(id)} lineOf={lineOf} />}
    />
  )
}
