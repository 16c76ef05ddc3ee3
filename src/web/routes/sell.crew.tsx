import { createFileRoute } from '@tanstack/react-router'
import { CrewScreen } from '../features/booking/crew/crew-screen.tsx'
import { parseCrewSearch } from '../features/booking/crew/crew-search.ts'
import { crewQuery } from '../features/booking/crew/queries.ts'
import { useAuth } from '../platform/auth/auth-context.ts'
import { openAuthDialog } from '../platform/auth/auth-dialog-store.ts'
import { findMe } from '../platform/auth/me-query.ts'
import { withHead } from '../platform/page-head.tsx'
import { SignInFirst } from '../ui/sign-in-first.tsx'
import { SellerNav } from './-seller-nav.tsx'

const TITLE = 'Crew'

export const Route = createFileRoute('/sell/crew')({
  validateSearch: parseCrewSearch,
  loaderDeps: ({ search }) => parseCrewSearch({ ...search }),
  loader: async ({ context: { queryClient }, deps }) => {
    // the page itself shows a failure, with a retry button
    if (await findMe(queryClient)) await queryClient.query(crewQuery(deps.week)).catch(() => null)
  },
  component: withHead(
    {
      title: TITLE,
      description: 'What to post and take down at your spaces, by week.',
      path: '/sell/crew',
      noindex: true,
    },
    CrewPage,
  ),
})

function CrewPage() {
  const { user } = useAuth()
  const search = parseCrewSearch({ ...Route.useSearch() })
  if (user) return <CrewScreen {...search} nav={<SellerNav />} />
  return (
    <SignInFirst title={TITLE} onSignIn={() => openAuthDialog('login')}>
      Sign in to see what your crews do.
    </SignInFirst>
  )
}
