import { createFileRoute } from '@tanstack/react-router'
import { PlanScreen } from '../features/planning/plans/plan-screen.tsx'
import { planQuery } from '../features/planning/plans/queries.ts'
import { useAuth } from '../platform/auth/auth-context.ts'
import { openAuthDialog } from '../platform/auth/auth-dialog-store.ts'
import { findMe } from '../platform/auth/me-query.ts'
import { pageHead } from '../platform/head.ts'
import { loadOr404 } from '../platform/load-or-404.ts'
import { SignInFirst } from '../ui/sign-in-first.tsx'

export const Route = createFileRoute('/plans/$id')({
  loader: async ({ context: { queryClient }, params }) => {
    if (await findMe(queryClient)) await loadOr404(queryClient, planQuery(params.id))
  },
  head: (context) =>
    pageHead(context, {
      title: 'Plan',
      description: 'A campaign over many spaces, with one total.',
      path: '/plans',
      noindex: true,
    }),
  component: PlanPage,
})

function PlanPage() {
  const { id } = Route.useParams()
  const { user } = useAuth()
  if (!user)
    return (
      <SignInFirst title="Plan" onSignIn={() => openAuthDialog('login')}>
        Sign in to see this plan.
      </SignInFirst>
    )
  return <PlanScreen id={id} />
}
