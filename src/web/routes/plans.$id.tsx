import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { lazy, Suspense, useMemo } from 'react'
import { RequestResults } from '../features/planning/plan-requests/request-results.tsx'
import { SharePanel } from '../features/planning/plan-shares/share-panel.tsx'
import { PlanScreen } from '../features/planning/plans/plan-screen.tsx'
import { useAuth } from '../platform/auth/auth-context.ts'
import { openAuthDialog } from '../platform/auth/auth-dialog-store.ts'
import { findMe } from '../platform/auth/me-query.ts'
import { withHead } from '../platform/page-head.tsx'
import { SignInFirst } from '../ui/sign-in-first.tsx'

const root = getRouteApi('__root__')
const ListMap = lazy(() => import('../map/list-map.tsx').then((m) => ({ default: m.ListMap })))

export const Route = createFileRoute('/plans/$id')({
  loader: async ({ context: { queryClient }, params }) => {
    if (!(await findMe(queryClient))) return
    const { loadPlan } = await import('../features/planning/plans/load-plans.ts')
    await loadPlan(queryClient, params.id)
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

function PlanPage() {
  const { id } = Route.useParams()
  const { user } = useAuth()
  const { tileUrl, satelliteUrl } = root.useLoaderData().settings
  const tileUrls = useMemo(() => ({ roadmap: tileUrl, satellite: satelliteUrl }), [tileUrl, satelliteUrl])
  if (!user)
    return (
      <SignInFirst title="Plan" onSignIn={() => openAuthDialog('login')}>
        Sign in to see this plan.
      </SignInFirst>
    )
  return (
    <PlanScreen
      id={id}
      sharing={<SharePanel planId={Number(id)} />}
      map={(items) => (
        <Suspense>
          <ListMap items={items} label="Map of the plan" tileUrls={tileUrls} />
        </Suspense>
      )}
      results={(lineOf) => <RequestResults planId={Number(id)} lineOf={lineOf} />}
    />
  )
}
