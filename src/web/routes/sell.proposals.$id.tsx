import { createFileRoute } from '@tanstack/react-router'
import { ProposalScreen } from '../features/booking/proposals/proposal-screen.tsx'
import { proposalQuery } from '../features/booking/proposals/queries.ts'
import { useAuth } from '../platform/auth/auth-context.ts'
import { openAuthDialog } from '../platform/auth/auth-dialog-store.ts'
import { findMe } from '../platform/auth/me-query.ts'
import { withHead } from '../platform/page-head.tsx'
import { SignInFirst } from '../ui/sign-in-first.tsx'
import { SellerNav } from './-seller-nav.tsx'

const TITLE = 'Proposal'

export const Route = createFileRoute('/sell/proposals/$id')({
  loader: async ({ context: { queryClient }, params }) => {
    // the page itself shows a failure, with a retry button
    if (await findMe(queryClient)) await queryClient.query(proposalQuery(params.id)).catch(() => null)
  },
  component: withHead(
    { title: TITLE, description: 'One proposal of yours.', path: '/sell/proposals', noindex: true },
    ProposalRoute,
  ),
})

function ProposalRoute() {
  const { user } = useAuth()
  const { id } = Route.useParams()
  const navigate = Route.useNavigate()
  if (user)
    return (
      <ProposalScreen
        id={id}
        nav={<SellerNav />}
        onDeleted={() => void navigate({ to: '/sell/proposals' })}
      />
    )
  return (
    <SignInFirst title={TITLE} onSignIn={() => openAuthDialog('login')}>
      Sign in to see your proposals.
    </SignInFirst>
  )
}
