import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Listing } from '#contract/listings/listings.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import type { CalendarSearch } from './calendar-search.ts'
import { ownCalendarQuery } from './queries.ts'
import { UnitCalendar } from './unit-calendar.tsx'

type CalendarScreenProps = {
  id: string
  search: CalendarSearch
  /** Undefined until it is known. */
  listing: Pick<Listing, 'title' | 'adType'> | undefined
  /** The calendars that this one is joined with; passed in by the route, since they are a feature of their own. */
  joined: ReactNode
}

/** What of a seller's space is free, and what is not. */
export function CalendarScreen({ id, search, listing, joined }: CalendarScreenProps) {
  const { data, error, refetch } = useQuery(ownCalendarQuery(id))
  return (
    <div className="mx-auto flex max-w-[1240px] flex-col gap-8 px-4 py-8 md:px-6">
      <header className="wrap-anywhere flex flex-col gap-1">
        <Link to="/sell" className="link inline-flex min-h-11 items-center self-start">
          Your spaces
        </Link>
        <h1 className="text-3xl md:text-4xl">Calendar</h1>
        {listing && <p className="text-lg text-ink-soft">{listing.title}</p>}
        <p>
          <Link to="/sell/listings/$id/booking" params={{ id }} className="link">
            Booking terms
          </Link>
        </p>
      </header>
      {error && !data && <ErrorState title={error.message} headingLevel={2} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingState label="Loading your calendar..." />}
      {data && (
        <UnitCalendar id={id} calendar={data} search={search} adType={listing?.adType ?? 'billboard'} />
      )}
      {data && joined}
    </div>
  )
}
