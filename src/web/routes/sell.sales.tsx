import { createFileRoute } from '@tanstack/react-router'
import { salesQuery } from '../features/booking/sales/queries.ts'
import { SalesScreen } from '../features/booking/sales/sales-screen.tsx'
import { parseSalesSearch, type SalesSearch } from '../features/booking/sales/sales-search.ts'
import { useAuth } from '../platform/auth/auth-context.ts'
import { openAuthDialog } from '../platform/auth/auth-dialog-store.ts'
import { findMe } from '../platform/auth/me-query.ts'
import { withHead } from '../platform/page-head.tsx'
import { SignInFirst } from '../ui/sign-in-first.tsx'
import { SellerNav } from './-seller-nav.tsx'

const TITLE = 'Sales'

export const Route = createFileRoute('/sell/sales')({
  // read by the page: this file is part of every page
  validateSearch: (search: SalesSearch) => search,
  loaderDeps: ({ search }) => ({ ...search }),
  loader: async ({ context: { queryClient }, deps }) => {
    // in the browser the page reads for itself; it also shows a failure, with a retry button
    if (!import.meta.env.SSR || !(await findMe(queryClient))) return
    await queryClient.query(salesQuery(parseSalesSearch(deps))).catch(() => null)
  },
  component: withHead(
    {
      title: TITLE,
      description:
        'What you sold by month, face, market, client or person, and how much of what could be sold.',
      path: '/sell/sales',
      noindex: true,
    },
    SalesPage,
  ),
})

function SalesPage() {
  const { user } = useAuth()
  const search = parseSalesSearch({ ...Route.useSearch() })
  if (user) return <SalesScreen search={search} nav={<SellerNav />} />
  return (
    <SignInFirst title={TITLE} onSignIn={() => openAuthDialog('login')}>
      Sign in to see what you sold.
    </SignInFirst>
  )
}
