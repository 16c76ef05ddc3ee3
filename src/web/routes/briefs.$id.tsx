import { createFileRoute } from '@tanstack/react-router'
import { BriefScreen } from '../features/planning/briefs/brief-screen.tsx'
import { useAuth } from '../platform/auth/auth-context.ts'
import { openAuthDialog } from '../platform/auth/auth-dialog-store.ts'
import { findMe } from '../platform/auth/me-query.ts'
import { withHead } from '../platform/page-head.tsx'
import { SignInFirst } from '../ui/sign-in-first.tsx'

export const Route = createFileRoute('/briefs/$id')({
  loader: async ({ context: { queryClient }, params }) => {
    if (!(await findMe(queryClient))) return
    const { loadBrief } = await import('../features/planning/briefs/load-briefs.ts')
    await loadBrief(queryClient, params.id)
  },
  component: withHead(
    {
      title: 'Brief',
      description: 'A brief of yours, with the answers of sellers side by side.',
      path: '/briefs',
      noindex: true,
    },
    BriefPage,
  ),
})

function BriefPage() {
  const { id } = Route.useParams()
  const { user } = useAuth()
  if (user) return <BriefScreen id={id} />
  return (
    <SignInFirst title="Brief" onSignIn={() => openAuthDialog('login')}>
      Sign in to see this brief.
    </SignInFirst>
  )
}
