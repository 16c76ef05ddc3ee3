import { createFileRoute } from '@tanstack/react-router'
import { ReceivedBriefsScreen } from '../features/planning/briefs/received-briefs-screen.tsx'
import { useAuth } from '../platform/auth/auth-context.ts'
import { openAuthDialog } from '../platform/auth/auth-dialog-store.ts'
import { findMe } from '../platform/auth/me-query.ts'
import { withHead } from '../platform/page-head.tsx'
import { SignInFirst } from '../ui/sign-in-first.tsx'
import { SellerNav } from './-seller-nav.tsx'

const TITLE = 'Briefs'
const LEAD = 'What buyers are looking for, to be answered with your spaces.'

export const Route = createFileRoute('/sell/briefs/')({
  loader: async ({ context: { queryClient } }) => {
    if (!(await findMe(queryClient))) return
    const { loadReceivedBriefs } = await import('../features/planning/briefs/load-briefs.ts')
    await loadReceivedBriefs(queryClient)
  },
  component: withHead({ title: TITLE, description: LEAD, path: '/sell/briefs', noindex: true }, ReceivedPage),
})

function ReceivedPage() {
  const { user } = useAuth()
  if (!user)
    return (
      <SignInFirst title={TITLE} onSignIn={() => openAuthDialog('login')}>
        Sign in to see the briefs that buyers sent you.
      </SignInFirst>
    )
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6 px-4 py-8 md:px-6">
      <SellerNav />
      <header className="flex flex-col gap-1">
        <h1 className="text-3xl md:text-4xl">{TITLE}</h1>
        <p className="text-lg text-ink-soft">{LEAD}</p>
      </header>
      <ReceivedBriefsScreen />
    </div>
  )
}
