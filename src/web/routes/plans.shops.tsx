import { createFileRoute, Link } from '@tanstack/react-router'
import { shopsQuery } from '../features/planning/shops/queries.ts'
import { ShopsScreen } from '../features/planning/shops/shops-screen.tsx'
import { useAuth } from '../platform/auth/auth-context.ts'
import { openAuthDialog } from '../platform/auth/auth-dialog-store.ts'
import { findMe } from '../platform/auth/me-query.ts'
import { withHead } from '../platform/page-head.tsx'
import { SignInFirst } from '../ui/sign-in-first.tsx'

const TITLE = 'My shops'
const LEAD =
  'Your own places. Plans say how far each space is from the nearest, and can favor the people around them.'

export const Route = createFileRoute('/plans/shops')({
  loader: async ({ context: { queryClient } }) => {
    if (await findMe(queryClient)) await queryClient.query(shopsQuery).catch(() => null)
  },
  component: withHead({ title: TITLE, description: LEAD, path: '/plans/shops', noindex: true }, ShopsPage),
})

function ShopsPage() {
  const { user } = useAuth()
  if (!user)
    return (
      <SignInFirst title={TITLE} onSignIn={() => openAuthDialog('login')}>
        Sign in to keep a list of your shops.
      </SignInFirst>
    )
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-6 px-4 py-8 md:px-6 md:py-12">
      <Link to="/plans" className="link self-start text-sm print:hidden">
        All plans
      </Link>
      <header className="flex flex-col gap-1">
        <h1 className="text-3xl md:text-4xl">{TITLE}</h1>
        <p className="text-lg text-ink-soft">{LEAD}</p>
      </header>
      <ShopsScreen />
    </div>
  )
}
