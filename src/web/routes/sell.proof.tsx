import { createFileRoute } from '@tanstack/react-router'
import { parseOwedFilter } from '../features/booking/proofs/owed/owed-filter.ts'
import { OwedScreen } from '../features/booking/proofs/owed/owed-screen.tsx'
import { proofDutiesQuery } from '../features/booking/proofs/owed/queries.ts'
import { useAuth } from '../platform/auth/auth-context.ts'
import { openAuthDialog } from '../platform/auth/auth-dialog-store.ts'
import { findMe } from '../platform/auth/me-query.ts'
import { withHead } from '../platform/page-head.tsx'
import { SignInFirst } from '../ui/sign-in-first.tsx'
import { SellerNav } from './-seller-nav.tsx'

const TITLE = 'Proof'

export const Route = createFileRoute('/sell/proof')({
  validateSearch: parseOwedFilter,
  loaderDeps: ({ search }) => parseOwedFilter({ ...search }),
  loader: async ({ context: { queryClient }, deps }) => {
    // the page itself shows a failure, with a retry button
    if (await findMe(queryClient)) await queryClient.query(proofDutiesQuery(deps)).catch(() => null)
  },
  component: withHead(
    {
      title: TITLE,
      description: 'What your bookings promise to show, by the day it is due.',
      path: '/sell/proof',
      noindex: true,
    },
    ProofPage,
  ),
})

function ProofPage() {
  const { user } = useAuth()
  const filter = parseOwedFilter({ ...Route.useSearch() })
  if (user) return <OwedScreen filter={filter} nav={<SellerNav />} />
  return (
    <SignInFirst title={TITLE} onSignIn={() => openAuthDialog('login')}>
      Sign in to see what your bookings owe.
    </SignInFirst>
  )
}
