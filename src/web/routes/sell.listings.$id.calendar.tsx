import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { CalendarScreen } from '../features/booking/availability/calendar-screen.tsx'
import { parseCalendarSearch } from '../features/booking/availability/calendar-search.ts'
import { ownCalendarQuery } from '../features/booking/availability/queries.ts'
import { JoinedCalendars } from '../features/booking/calendars/joined-calendars.tsx'
import { calendarsQuery } from '../features/booking/calendars/queries.ts'
import { ownListingQuery } from '../features/listings/listings/own/queries.ts'
import { useAuth } from '../platform/auth/auth-context.ts'
import { openAuthDialog } from '../platform/auth/auth-dialog-store.ts'
import { findMe } from '../platform/auth/me-query.ts'
import { withHead } from '../platform/page-head.tsx'
import { SignInFirst } from '../ui/sign-in-first.tsx'

export const Route = createFileRoute('/sell/listings/$id/calendar')({
  validateSearch: parseCalendarSearch,
  loader: async ({ context: { queryClient }, params: { id } }) => {
    // in the browser the page reads for itself; it also shows a failure, with a retry button
    if (!import.meta.env.SSR || !(await findMe(queryClient))) return
    await Promise.allSettled([
      queryClient.query(ownListingQuery(id)),
      queryClient.query(ownCalendarQuery(id)),
      queryClient.query(calendarsQuery(id)),
    ])
  },
  component: withHead(
    {
      title: 'Calendar',
      description: 'When your space is free, and when it is not.',
      path: '/sell',
      noindex: true,
    },
    CalendarPage,
  ),
})

function CalendarPage() {
  const { user } = useAuth()
  if (user) return <OwnCalendarPage />
  return (
    <SignInFirst title="Calendar" onSignIn={() => openAuthDialog('login')}>
      Sign in to see what of your space is free.
    </SignInFirst>
  )
}

function OwnCalendarPage() {
  const { id } = Route.useParams()
  const { data } = useQuery(ownListingQuery(id))
  return (
    <CalendarScreen
      id={id}
      search={Route.useSearch()}
      listing={data?.listing}
      joined={<JoinedCalendars id={id} />}
    />
  )
}
