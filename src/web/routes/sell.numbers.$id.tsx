import { createFileRoute } from '@tanstack/react-router'
import {
  DEFAULT_SPAN,
  type NumbersState,
  parseNumbersState,
} from '../features/listings/numbers/numbers-state.ts'
import { spaceNumbersQuery } from '../features/listings/numbers/queries.ts'
import { SpaceNumbersScreen } from '../features/listings/numbers/space-numbers-screen.tsx'
import { useAuth } from '../platform/auth/auth-context.ts'
import { openAuthDialog } from '../platform/auth/auth-dialog-store.ts'
import { findMe } from '../platform/auth/me-query.ts'
import { withHead } from '../platform/page-head.tsx'
import { SignInFirst } from '../ui/sign-in-first.tsx'
import { SellerNav } from './-seller-nav.tsx'

export const Route = createFileRoute('/sell/numbers/$id')({
  // read by the page: this file is part of every page
  validateSearch: (search: NumbersState) => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, params: { id }, deps }) => {
    // in the browser the page reads for itself; it also shows a failure, with a retry button
    if (!import.meta.env.SSR || !(await findMe(queryClient))) return
    const { days = DEFAULT_SPAN } = parseNumbersState({ ...deps })
    await Promise.allSettled([queryClient.query(spaceNumbersQuery(id, days))])
  },
  component: withHead(
    {
      title: 'Numbers of a space',
      description: 'How often a space was seen, and what came of it.',
      path: '/sell/numbers',
      noindex: true,
    },
    SpaceNumbersPage,
  ),
})

function SpaceNumbersPage() {
  const { user } = useAuth()
  const { id } = Route.useParams()
  const { days = DEFAULT_SPAN } = parseNumbersState({ ...Route.useSearch() })
  if (user) return <SpaceNumbersScreen id={id} days={days} nav={<SellerNav />} />
  return (
    <SignInFirst title="Numbers" onSignIn={() => openAuthDialog('login')}>
      Sign in to see how often your spaces were seen.
    </SignInFirst>
  )
}
