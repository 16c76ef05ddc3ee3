import { createFileRoute } from '@tanstack/react-router'
import { CalendarScreen } from '../features/booking/sales/calendar-screen.tsx'
import { type CalendarSearch, parseCalendarSearch } from '../features/booking/sales/calendar-search.ts'
import { salesCalendarQuery } from '../features/booking/sales/queries.ts'
import { useAuth } from '../platform/auth/auth-context.ts'
import { openAuthDialog } from '../platform/auth/auth-dialog-store.ts'
import { findMe } from '../platform/auth/me-query.ts'
import { withHead } from '../platform/page-head.tsx'
import { SignInFirst } from '../ui/sign-in-first.tsx'
import { SellerNav } from './-seller-nav.tsx'

const TITLE = 'Sales calendar'

export const Route = createFileRoute('/sell/calendar')({
  // read by the page: this file is part of every page
  validateSearch: (search: CalendarSearch) => search,
  loaderDeps: ({ search }) => ({ ...search }),
  loader: async ({ context: { queryClient }, deps }) => {
    // in the browser the page reads for itself; it also shows a failure, with a retry button
    if (!import.meta.env.SSR || !(await findMe(queryClient))) return
    await queryClient.query(salesCalendarQuery(parseCalendarSearch(deps))).catch(() => null)
  },
  component: withHead(
    {
      title: TITLE,
      description: 'Bookings, holds, contracts and proposals over time, by person, client or market.',
      path: '/sell/calendar',
      noindex: true,
    },
    CalendarPage,
  ),
})

function CalendarPage() {
  const search = parseCalendarSearch({ ...Route.useSearch() })
  const { user } = useAuth()
  return (
    <div className="mx-auto flex max-w-[1440px] flex-col gap-6 px-4 py-8 md:px-6">
      <SellerNav />
      {user ? (
        <>
          <header className="flex flex-col gap-1">
            <h1 className="text-3xl md:text-4xl">{TITLE}</h1>
            <p className="text-lg text-ink-soft">
              Who sold what, and for when: bookings, holds, contracts and open proposals.
            </p>
          </header>
          <CalendarScreen search={search} />
        </>
      ) : (
        <SignInFirst title={TITLE} onSignIn={() => openAuthDialog('login')}>
          Sign in to see what is sold and when.
        </SignInFirst>
      )}
    </div>
  )
}
