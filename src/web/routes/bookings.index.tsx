import { createFileRoute } from '@tanstack/react-router'
import { approvalsQuery } from '../features/booking/bookings/approvals/queries.ts'
import {
  type BookingsFilter,
  parseBookingsFilter,
} from '../features/booking/bookings/list/bookings-filter.ts'
import { BookingsScreen } from '../features/booking/bookings/list/bookings-screen.tsx'
import { bookingsQuery } from '../features/booking/bookings/list/queries.ts'
import { useAuth } from '../platform/auth/auth-context.ts'
import { openAuthDialog } from '../platform/auth/auth-dialog-store.ts'
import { findMe } from '../platform/auth/me-query.ts'
import { findActing } from '../platform/auth/use-may.ts'
import { withHead } from '../platform/page-head.tsx'
import { SignInFirst } from '../ui/sign-in-first.tsx'

export const Route = createFileRoute('/bookings/')({
  // read by what loads with the page: this file is part of every page
  validateSearch: (search: BookingsFilter) => search,
  loaderDeps: ({ search }) => ({ ...search }),
  loader: async ({ context: { queryClient }, deps }) => {
    const filter = parseBookingsFilter(deps)
    // in the browser the list loads on its own, and shows a failure with a retry button
    const me = import.meta.env.SSR ? await findMe(queryClient) : null
    if (!me) return
    const isAlone = findActing(me)?.isPersonal ?? true
    await Promise.allSettled([
      queryClient.infiniteQuery(bookingsQuery(filter)),
      !isAlone && queryClient.query(approvalsQuery),
    ])
  },
  component: withHead(
    {
      title: 'Bookings',
      description: 'What you book, and what happens next.',
      path: '/bookings',
      noindex: true,
    },
    BookingsPage,
  ),
})

function BookingsPage() {
  const { user } = useAuth()
  const filter = parseBookingsFilter(Route.useSearch())
  if (user) return <BookingsScreen filter={filter} />
  return (
    <SignInFirst title="Bookings" onSignIn={() => openAuthDialog('login')}>
      Sign in to see what you book.
    </SignInFirst>
  )
}
