import { createFileRoute } from '@tanstack/react-router'
import { campaignReportQuery } from '../features/booking/campaign-reports/queries.ts'
import { ReportScreen } from '../features/booking/campaign-reports/report-screen.tsx'
import { useAuth } from '../platform/auth/auth-context.ts'
import { openAuthDialog } from '../platform/auth/auth-dialog-store.ts'
import { findMe } from '../platform/auth/me-query.ts'
import { orRefusal } from '../platform/load-or-404.ts'
import { withHead } from '../platform/page-head.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { SignInFirst } from '../ui/sign-in-first.tsx'

const HEAD = {
  title: 'Report',
  description: 'What was contracted of a booking, what was delivered, and what shows it.',
  path: '/bookings',
  noindex: true,
}

export const Route = createFileRoute('/bookings/$id_/report')({
  validateSearch: ({ version }: Record<string, unknown>): { version?: number } =>
    /^[1-9]\d?$/.test(String(version)) ? { version: Number(version) } : {},
  loaderDeps: ({ search: { version } }) => ({ version }),
  loader: async ({ context: { queryClient }, params: { id }, deps: { version } }) => {
    if (!(await findMe(queryClient))) return null
    // too early: the page says when it begins
    return orRefusal(queryClient.query(campaignReportQuery(id, version)))
  },
  component: withHead(HEAD, ReportPage),
  notFoundComponent: withHead(HEAD, Missing),
})

function Missing() {
  return (
    <ErrorState headingLevel={1} title="There is no such report">
      It may belong to another account.
    </ErrorState>
  )
}

function ReportPage() {
  const { user } = useAuth()
  const refusal = Route.useLoaderData()
  const { id } = Route.useParams()
  const { version } = Route.useSearch()
  if (!user)
    return (
      <SignInFirst title="Report" onSignIn={() => openAuthDialog('login')}>
        Sign in to see the report of your booking.
      </SignInFirst>
    )
  if (refusal) return <ErrorState headingLevel={1} title={refusal} />
  return <ReportScreen id={id} version={version} />
}
