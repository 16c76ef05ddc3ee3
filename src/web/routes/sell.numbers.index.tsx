import { createFileRoute } from '@tanstack/react-router'
import { NumbersScreen } from '../features/listings/numbers/numbers-screen.tsx'
import { type NumbersState, parseNumbersState } from '../features/listings/numbers/numbers-state.ts'
import { numbersQuery } from '../features/listings/numbers/queries.ts'
import { useAuth } from '../platform/auth/auth-context.ts'
import { openAuthDialog } from '../platform/auth/auth-dialog-store.ts'
import { findMe } from '../platform/auth/me-query.ts'
import { withHead } from '../platform/page-head.tsx'
import { SignInFirst } from '../ui/sign-in-first.tsx'
import { SellerNav } from './-seller-nav.tsx'

export const Route = createFileRoute('/sell/numbers/')({
  // read by the page: this file is part of every page
  validateSearch: (search: NumbersState) => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    // in the browser the page reads for itself; it also shows a failure, with a retry button
    if (!import.meta.env.SSR || !(await findMe(queryClient))) return
    await Promise.allSettled([queryClient.query(numbersQuery(parseNumbersState({ ...deps })))])
  },
  component: withHead(
    {
      title: 'Numbers',
      description: 'How often your spaces were seen, and what came of it.',
      path: '/sell/numbers',
      noindex: true,
    },
    NumbersPage,
  ),
})

function NumbersPage() {
  const { user } = useAuth()
  const state = parseNumbersState({ ...Route.useSearch() })
  if (user) return <NumbersScreen state={state} nav={<SellerNav />} />
  return (
    <SignInFirst title="Numbers" onSignIn={() => openAuthDialog('login')}>
      Sign in to see how often your spaces were seen.
    </SignInFirst>
  )
}
