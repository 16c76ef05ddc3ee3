import { createFileRoute } from '@tanstack/react-router'
import { ApprovalScreen } from '../features/booking/bookings/approvals/approval-screen.tsx'
import { approvalQuery } from '../features/booking/bookings/approvals/queries.ts'
import { useAuth } from '../platform/auth/auth-context.ts'
import { openAuthDialog } from '../platform/auth/auth-dialog-store.ts'
import { findMe } from '../platform/auth/me-query.ts'
import { orNotFound } from '../platform/load-or-404.ts'
import { withHead } from '../platform/page-head.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { SignInFirst } from '../ui/sign-in-first.tsx'

const HEAD = {
  title: 'Approval',
  description: 'What a colleague asks you to approve, with its terms.',
  path: '/bookings/approvals',
  noindex: true,
}

export const Route = createFileRoute('/bookings/approvals/$id')({
  loader: async ({ context: { queryClient }, params: { id } }) => {
    if (await findMe(queryClient))
      await orNotFound(queryClient.query({ ...approvalQuery(id), staleTime: 'static' }))
  },
  component: withHead(HEAD, ApprovalPage),
  notFoundComponent: withHead(HEAD, Missing),
})

function Missing() {
  return (
    <ErrorState headingLevel={1} title="There is no such approval">
      It may belong to another organization.
    </ErrorState>
  )
}

function ApprovalPage() {
  const { user } = useAuth()
  const { id } = Route.useParams()
  if (user) return <ApprovalScreen id={id} />
  return (
    <SignInFirst title="Approval" onSignIn={() => openAuthDialog('login')}>
      Sign in to see what waits for your approval.
    </SignInFirst>
  )
}
