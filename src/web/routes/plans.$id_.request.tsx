import { createFileRoute } from '@tanstack/react-router'
import { type RequestSearch, readRequestSearch } from '#domain/planning/request-forms.ts'
import { VerificationForBookings } from '../features/accounts/accounts/verification-for-bookings.tsx'
import { RequestScreen } from '../features/planning/plan-requests/request-screen.tsx'
import { useAuth } from '../platform/auth/auth-context.ts'
import { openAuthDialog } from '../platform/auth/auth-dialog-store.ts'
import { findMe } from '../platform/auth/me-query.ts'
import { withHead } from '../platform/page-head.tsx'
import { SignInFirst } from '../ui/sign-in-first.tsx'

export const Route = createFileRoute('/plans/$id_/request')({
  // read by the page: this file is part of every page
  validateSearch: (search: RequestSearch) => search,
  loaderDeps: ({ search: { agency } }) => ({ agency }),
  loader: async ({ context: { queryClient }, params, deps }) => {
    // in the browser the page reads the terms on its own, and shows a failure
    if (!import.meta.env.SSR || !(await findMe(queryClient))) return
    const { loadPreview } = await import('../features/planning/plan-requests/load-preview.ts')
    await loadPreview(queryClient, Number(params.id), Boolean(deps.agency))
  },
  component: withHead(
    {
      title: 'Request all',
      description: 'Send all spaces of a plan to their sellers at once.',
      path: '/plans',
      noindex: true,
    },
    RequestPage,
  ),
})

function RequestPage() {
  const { id } = Route.useParams()
  const search = readRequestSearch({ ...Route.useSearch() })
  const { user } = useAuth()
  if (!user)
    return (
      <SignInFirst title="Request all" onSignIn={() => openAuthDialog('login')}>
        Sign in to request the spaces of this plan.
      </SignInFirst>
    )
  return (
    <RequestScreen
      planId={Number(id)}
      search={search}
      verification={
        <VerificationForBookings path={`/plans/${id}/request`} label="your plan">
          You can ask for dates now. Open it before you book or hold dates.
        </VerificationForBookings>
      }
    />
  )
}
