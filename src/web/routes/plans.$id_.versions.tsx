import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { toPlanBody } from '#domain/planning/plan-body.ts'
import { readVersionNumber, type VersionSearch } from '../features/planning/plan-shares/version-words.ts'
import { VersionsScreen } from '../features/planning/plan-shares/versions-screen.tsx'
import { planQuery } from '../features/planning/plans/queries.ts'
import { useAuth } from '../platform/auth/auth-context.ts'
import { openAuthDialog } from '../platform/auth/auth-dialog-store.ts'
import { findMe } from '../platform/auth/me-query.ts'
import { withHead } from '../platform/page-head.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { LoadingState } from '../ui/loading-state.tsx'
import { SignInFirst } from '../ui/sign-in-first.tsx'

const TITLE = 'Versions of a plan'

export const Route = createFileRoute('/plans/$id_/versions')({
  // read by the page: this file is part of every page
  validateSearch: (search: VersionSearch) => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, params, deps }) => {
    if (!(await findMe(queryClient))) return
    const { loadVersions } = await import('../features/planning/plan-shares/load-versions.ts')
    const { loadPlan } = await import('../features/planning/plans/load-plans.ts')
    await loadPlan(queryClient, params.id)
    await loadVersions(queryClient, Number(params.id), deps)
  },
  component: withHead(
    { title: TITLE, description: 'What a plan was, and what has changed.', path: '/plans', noindex: true },
    VersionsPage,
  ),
})

function VersionsPage() {
  const { id } = Route.useParams()
  const search = Route.useSearch()
  const { user } = useAuth()
  const { data, error, refetch } = useQuery({ ...planQuery(id), enabled: user !== null })
  if (!user)
    return (
      <SignInFirst title={TITLE} onSignIn={() => openAuthDialog('login')}>
        Sign in to see the versions of this plan.
      </SignInFirst>
    )
  if (error && !data)
    return <ErrorState title={error.message} headingLevel={1} onRetry={() => void refetch()} />
  if (!data) return <LoadingState label="Loading the plan..." />
  return (
    <VersionsScreen
      planId={Number(id)}
      now={toPlanBody(data)}
      open={readVersionNumber(search.open)}
      against={readVersionNumber(search.with)}
    />
  )
}
