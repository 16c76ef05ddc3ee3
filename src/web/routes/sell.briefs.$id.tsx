import { createFileRoute } from '@tanstack/react-router'
import { ReceivedBriefScreen } from '../features/planning/briefs/received-brief-screen.tsx'
import { useAuth } from '../platform/auth/auth-context.ts'
import { openAuthDialog } from '../platform/auth/auth-dialog-store.ts'
import { findMe } from '../platform/auth/me-query.ts'
import { withHead } from '../platform/page-head.tsx'
import { SignInFirst } from '../ui/sign-in-first.tsx'
import { SellerNav } from './-seller-nav.tsx'

export const Route = createFileRoute('/sell/briefs/$id')({
  loader: async ({ context: { queryClient }, params }) => {
    if (!(await findMe(queryClient))) return
    const { loadReceivedBrief } = await import('../features/planning/briefs/load-briefs.ts')
    await loadReceivedBrief(queryClient, params.id)
  },
  component: withHead(
    { title: 'Brief', description: 'A brief that a buyer sent you.', path: '/sell/briefs', noindex: true },
    ReceivedBriefPage,
  ),
})

function ReceivedBriefPage() {
  const { id } = Route.useParams()
  const { user } = useAuth()
  if (user) return <ReceivedBriefScreen id={id} nav={<SellerNav />} />
  return (
    <SignInFirst title="Brief" onSignIn={() => openAuthDialog('login')}>
      Sign in to read and answer this brief.
    </SignInFirst>
  )
}
