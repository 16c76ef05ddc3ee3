import { createFileRoute, Link } from '@tanstack/react-router'
import { BriefsScreen, NewBriefLink } from '../features/planning/briefs/briefs-screen.tsx'
import { useAuth } from '../platform/auth/auth-context.ts'
import { openAuthDialog } from '../platform/auth/auth-dialog-store.ts'
import { findMe } from '../platform/auth/me-query.ts'
import { withHead } from '../platform/page-head.tsx'
import { SignInFirst } from '../ui/sign-in-first.tsx'

const TITLE = 'Briefs'
const LEAD = 'One brief to many sellers; their answers side by side.'

export const Route = createFileRoute('/briefs/')({
  loader: async ({ context: { queryClient } }) => {
    if (!(await findMe(queryClient))) return
    const { loadBriefs } = await import('../features/planning/briefs/load-briefs.ts')
    await loadBriefs(queryClient)
  },
  component: withHead({ title: TITLE, description: LEAD, path: '/briefs', noindex: true }, BriefsPage),
})

function BriefsPage() {
  const { user } = useAuth()
  if (!user)
    return (
      <SignInFirst title={TITLE} onSignIn={() => openAuthDialog('login')}>
        Sign in to see your briefs, or to send one.
      </SignInFirst>
    )
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-6 px-4 py-8 md:px-6 md:py-12">
      <Link to="/plans" className="link self-start text-sm">
        Plans
      </Link>
      <header className="flex flex-wrap items-center justify-between gap-4">
        <div className="flex flex-col gap-1">
          <h1 className="text-3xl md:text-4xl">{TITLE}</h1>
          <p className="text-lg text-ink-soft">{LEAD}</p>
        </div>
        <NewBriefLink />
      </header>
      <BriefsScreen />
    </div>
  )
}
