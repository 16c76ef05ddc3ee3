import { createFileRoute } from '@tanstack/react-router'
import { ProposalsScreen } from '../features/booking/proposals/proposals-screen.tsx'
import { parseProposalsSearch } from '../features/booking/proposals/proposals-search.ts'
import { proposalsQuery } from '../features/booking/proposals/queries.ts'
import { useAuth } from '../platform/auth/auth-context.ts'
import { openAuthDialog } from '../platform/auth/auth-dialog-store.ts'
import { findMe } from '../platform/auth/me-query.ts'
import { withHead } from '../platform/page-head.tsx'
import { SignInFirst } from '../ui/sign-in-first.tsx'
import { SellerNav } from './-seller-nav.tsx'

const TITLE = 'Proposals'

export const Route = createFileRoute('/sell/proposals/')({
  validateSearch: parseProposalsSearch,
  loaderDeps: ({ search }) => parseProposalsSearch({ ...search }),
  loader: async ({ context: { queryClient }, deps }) => {
    // the page itself shows a failure, with a retry button
    if (await findMe(queryClient)) await queryClient.query(proposalsQuery(deps)).catch(() => null)
  },
  component: withHead(
    {
      title: TITLE,
      description: 'Several spaces proposed to one client, and what became of each proposal.',
      path: '/sell/proposals',
      noindex: true,
    },
    ProposalsPage,
  ),
})

function ProposalsPage() {
  const { user } = useAuth()
  const search = parseProposalsSearch({ ...Route.useSearch() })
  if (user) return <ProposalsScreen search={search} nav={<SellerNav />} />
  return (
    <SignInFirst title={TITLE} onSignIn={() => openAuthDialog('login')}>
      Sign in to see your proposals.
    </SignInFirst>
  )
}
