import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { BookingSummary } from '#contract/booking/bookings.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { NothingYetArt } from '#web/ui/illustrations/nothing-yet-art.tsx'
import { NextPage } from '#web/ui/load-more.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { requestsQuery } from './queries.ts'
import { RequestCard } from './request-card.tsx'
import type { RequestFilter } from './request-filter.ts'
import { listTabs, type RequestCounts, WAITING } from './request-tabs.ts'

type RequestsScreenProps = { filter: RequestFilter; now: Date; nav: ReactNode }

/** Bookings of a seller's spaces: what waits first, by deadline. */
export function RequestsScreen({ filter, now, nav }: RequestsScreenProps) {
  const query = useInfiniteQuery(requestsQuery(filter))
  const rows = query.data?.pages.flatMap((page) => page.rows)
  const counts = query.data?.pages.at(-1)?.counts
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6 px-4 py-8 md:px-6">
      {nav}
      <header className="flex flex-col gap-1">
        <h1 className="text-3xl md:text-4xl">Requests and bookings</h1>
        <p className="text-lg text-ink-soft">Who wants your spaces, and by when each one needs an answer.</p>
      </header>
      {counts && <Tabs counts={counts} filter={filter} />}
      {query.isError && !rows && (
        <ErrorState
          title="Your requests could not be loaded"
          headingLevel={2}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isPending && <LoadingState label="Loading your requests..." />}
      {rows?.length === 0 && <Nothing counts={counts ?? {}} filter={filter} />}
      {rows && <Groups rows={rows} now={now} />}
      <NextPage query={query} progress={`Showing ${rows?.length ?? 0}`} />
    </div>
  )
}

type TabsProps = { counts: RequestCounts; filter: RequestFilter }

function Tabs({ counts, filter }: TabsProps) {
  return (
    <nav aria-label="Requests by status">
      <ul className="flex flex-wrap gap-2">
        {listTabs(counts, filter).map(({ filter: shown, label, count, isShown }) => (
          <li key={label}>
            <Button
              size="sm"
              variant={isShown ? 'default' : 'outline'}
              render={<Link to="/sell/requests" search={shown} aria-current={isShown ? 'page' : undefined} />}
            >
              {label} <span className="tabular-nums">{count.toLocaleString('en-US')}</span>
            </Button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type GroupsProps = { rows: readonly BookingSummary[]; now: Date }

function Groups({ rows, now }: GroupsProps) {
  const isWaiting = ({ status }: BookingSummary) => WAITING.includes(status)
  const isAgreed = ({ status }: BookingSummary) => status === 'booked' || status === 'in-flight'
  const groups = [
    { title: 'Waiting', bookings: rows.filter(isWaiting) },
    { title: 'Booked and running', bookings: rows.filter(isAgreed) },
    { title: 'Over', bookings: rows.filter((row) => !isWaiting(row) && !isAgreed(row)) },
  ]
  return groups
    .filter(({ bookings }) => bookings.length > 0)
    .map(({ title, bookings }) => (
      <section key={title} aria-label={title} className="flex flex-col gap-3">
        <h2 className="text-xl">{title}</h2>
        <ul className="flex flex-col gap-3">
          {bookings.map((booking) => (
            <li key={booking.id}>
              <RequestCard booking={booking} now={now} />
            </li>
          ))}
        </ul>
      </section>
    ))
}

function Nothing({ counts, filter }: TabsProps) {
  const isFirst = Object.values(counts).every((count) => !count)
  if (!isFirst)
    return (
      <EmptyState title={filter.show ? 'None of these' : 'Nothing waits'}>
        {filter.show ? 'Look at the others above.' : 'New requests come here, and to you by mail.'}
      </EmptyState>
    )
  return (
    <EmptyState
      art={<NothingYetArt />}
      title="No requests yet"
      action={
        <>
          <Button render={<Link to="/sell" />}>Go to your spaces</Button>
          <Button
            variant="outline"
            render={<Link to="/help/articles/$slug" params={{ slug: 'calendar-and-booking-terms' }} />}
          >
            How booking works
          </Button>
        </>
      }
    >
      Buyers ask for dates on the page of a space. Say under its Booking terms how it is sold and what a buyer
      may take at once, and keep its Calendar: then it is found by dates, with the whole price.
    </EmptyState>
  )
}
