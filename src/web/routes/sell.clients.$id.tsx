import { createFileRoute } from '@tanstack/react-router'
import { ClientScreen } from '../features/booking/clients/client-screen.tsx'
import { clientQuery } from '../features/booking/clients/queries.ts'
import { useAuth } from '../platform/auth/auth-context.ts'
import { openAuthDialog } from '../platform/auth/auth-dialog-store.ts'
import { findMe } from '../platform/auth/me-query.ts'
import { withHead } from '../platform/page-head.tsx'
import { SignInFirst } from '../ui/sign-in-first.tsx'
import { SellerNav } from './-seller-nav.tsx'

const TITLE = 'Client'

export const Route = createFileRoute('/sell/clients/$id')({
  loader: async ({ context: { queryClient }, params }) => {
    // the page itself shows a failure, with a retry button
    if (await findMe(queryClient)) await queryClient.query(clientQuery(params.id)).catch(() => null)
  },
  component: withHead(
    { title: TITLE, description: 'One client of yours.', path: '/sell/clients', noindex: true },
    ClientRoute,
  ),
})

function ClientRoute() {
  const { user } = useAuth()
  const { id } = Route.useParams()
  if (user) return <ClientScreen id={id} nav={<SellerNav />} />
  return (
    <SignInFirst title={TITLE} onSignIn={() => openAuthDialog('login')}>
      Sign in to see your clients.
    </SignInFirst>
  )
}
