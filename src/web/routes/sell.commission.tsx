import { createFileRoute } from '@tanstack/react-router'
import { CommissionScreen } from '../features/booking/sales/commission-screen.tsx'
import { commissionQuery } from '../features/booking/sales/queries.ts'
import { parseSalesSearch, type SalesSearch } from '../features/booking/sales/sales-search.ts'
import { useAuth } from '../platform/auth/auth-context.ts'
import { openAuthDialog } from '../platform/auth/auth-dialog-store.ts'
import { findMe } from '../platform/auth/me-query.ts'
import { withHead } from '../platform/page-head.tsx'
import { SignInFirst } from '../ui/sign-in-first.tsx'
import { SellerNav } from './-seller-nav.tsx'

const TITLE = 'Commission'

export const Route = createFileRoute('/sell/commission')({
  // read by the page: this file is part of every page
  validateSearch: (search: SalesSearch) => search,
  loaderDeps: ({ search }) => ({ ...search }),
  loader: async ({ context: { queryClient }, deps }) => {
    // in the browser the page reads for itself; it also shows a failure, with a retry button
    if (!import.meta.env.SSR || !(await findMe(queryClient))) return
    await queryClient.query(commissionQuery(parseSalesSearch(deps))).catch(() => null)
  },
  component: withHead(
    {
      title: TITLE,
      description: 'What each person is paid for what they sold, by the rate of each day.',
      path: '/sell/commission',
      noindex: true,
    },
    CommissionPage,
  ),
})

function CommissionPage() {
  const { user } = useAuth()
  const search = parseSalesSearch({ ...Route.useSearch() })
  if (user) return <CommissionScreen search={search} nav={<SellerNav />} />
  return (
    <SignInFirst title={TITLE} onSignIn={() => openAuthDialog('login')}>
      Sign in to see your commission.
    </SignInFirst>
  )
}
