import { createFileRoute, Link } from '@tanstack/react-router'
import { NewPlanLink, PlansScreen } from '../features/planning/plans/plans-screen.tsx'
import { useAuth } from '../platform/auth/auth-context.ts'
import { openAuthDialog } from '../platform/auth/auth-dialog-store.ts'
import { findMe } from '../platform/auth/me-query.ts'
import { withHead } from '../platform/page-head.tsx'
import { Button } from '../ui/button.tsx'
import { SignInFirst } from '../ui/sign-in-first.tsx'

const TITLE = 'Plans'
const LEAD = 'Campaigns over many spaces and sellers, each with one total.'

export const Route = createFileRoute('/plans/')({
  loader: async ({ context: { queryClient } }) => {
    if (!(await findMe(queryClient))) return
    const { loadPlans } = await import('../features/planning/plans/load-plans.ts')
    await loadPlans(queryClient)
  },
  component: withHead({ title: TITLE, description: LEAD, path: '/plans', noindex: true }, PlansPage),
})

function PlansPage() {
  const { user } = useAuth()
  if (!user)
    return (
      <SignInFirst title={TITLE} onSignIn={() => openAuthDialog('login')}>
        Sign in to see your plans, or make one first and sign in to save it.
      </SignInFirst>
    )
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-6 px-4 py-8 md:px-6 md:py-12">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <div className="flex flex-col gap-1">
          <h1 className="text-3xl md:text-4xl">{TITLE}</h1>
          <p className="text-lg text-ink-soft">{LEAD}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" render={<Link to="/plans/shops" />}>
            My shops
          </Button>
          <Button variant="outline" render={<Link to="/briefs" />}>
            Briefs to sellers
          </Button>
          <NewPlanLink />
        </div>
      </header>
      <PlansScreen />
    </div>
  )
}
