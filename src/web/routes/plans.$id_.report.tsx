import { createFileRoute } from '@tanstack/react-router'
import { PlanReportScreen } from '../features/planning/plan-reports/plan-report-screen.tsx'
import { planReportQuery } from '../features/planning/plan-reports/queries.ts'
import { useAuth } from '../platform/auth/auth-context.ts'
import { openAuthDialog } from '../platform/auth/auth-dialog-store.ts'
import { findMe } from '../platform/auth/me-query.ts'
import { orRefusal } from '../platform/load-or-404.ts'
import { withHead } from '../platform/page-head.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { SignInFirst } from '../ui/sign-in-first.tsx'

const HEAD = {
  title: 'Report of a plan',
  description: 'What was contracted of the bookings of a plan, what was delivered, and what it cost.',
  path: '/plans',
  noindex: true,
}

export const Route = createFileRoute('/plans/$id_/report')({
  loader: async ({ context: { queryClient }, params: { id } }) => {
    if (!(await findMe(queryClient))) return null
    // too early: the page says when it begins
    return orRefusal(queryClient.query(planReportQuery(id)))
  },
  component: withHead(HEAD, ReportPage),
  notFoundComponent: withHead(HEAD, Missing),
})

function Missing() {
  return (
    <ErrorState headingLevel={1} title="There is no such plan">
      It may belong to another account.
    </ErrorState>
  )
}

function ReportPage() {
  const { user } = useAuth()
  const refusal = Route.useLoaderData()
  const { id } = Route.useParams()
  if (!user)
    return (
      <SignInFirst title="Report of a plan" onSignIn={() => openAuthDialog('login')}>
        Sign in to see the report of your plan.
      </SignInFirst>
    )
  if (refusal) return <ErrorState headingLevel={1} title={refusal} />
  return <PlanReportScreen id={id} />
}
