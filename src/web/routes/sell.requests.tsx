import { createFileRoute } from '@tanstack/react-router'
import { requestCountsQuery, requestsQuery } from '../features/booking/bookings/requests/queries.ts'
import { parseRequestFilter } from '../features/booking/bookings/requests/request-filter.ts'
import { RequestsScreen } from '../features/booking/bookings/requests/requests-screen.tsx'
import { useAuth } from '../platform/auth/auth-context.ts'
import { openAuthDialog } from '../platform/auth/auth-dialog-store.ts'
import { findMe } from '../platform/auth/me-query.ts'
import { withHead } from '../platform/page-head.tsx'
import { SignInFirst } from '../ui/sign-in-first.tsx'
import { SellerNav } from './-seller-nav.tsx'

const TITLE = 'Requests and bookings'

export const Route = createFileRoute('/sell/requests')({
  validateSearch: parseRequestFilter,
  loaderDeps: ({ search }) => parseRequestFilter({ ...search }),
  loader: async ({ context: { queryClient }, deps }) => {
    // in the browser the list loads on its own, and shows a failure with a retry button
    if (import.meta.env.SSR && (await findMe(queryClient)))
      await Promise.allSettled([
        queryClient.infiniteQuery(requestsQuery(deps)),
        queryClient.query(requestCountsQuery),
      ])
    return { renderedAt: Date.now() }
  },
  component: withHead(
    {
      title: TITLE,
      description: 'Who wants your spaces, and by when each one needs an answer.',
      path: '/sell/requests',
      noindex: true,
    },
    RequestsPage,
  ),
})

function RequestsPage() {
  const { user } = useAuth()
  const filter = parseRequestFilter({ ...Route.useSearch() })
  const { renderedAt } = Route.useLoaderData()
  if (user) return <RequestsScreen filter={filter} now={new Date(renderedAt)} nav={<SellerNav />} />
  return (
    <SignInFirst title={TITLE} onSignIn={() => openAuthDialog('login')}>
      Sign in to see who wants your spaces.
    </SignInFirst>
  )
}
