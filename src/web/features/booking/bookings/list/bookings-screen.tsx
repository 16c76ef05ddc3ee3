import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Button } from '#web/ui/button.tsx'
import { buttonVariants } from '#web/ui/button-variants.ts'
import { cn } from '#web/ui/cn.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { NothingYetArt } from '#web/ui/illustrations/nothing-yet-art.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { ApprovalsLink } from '../approvals/approvals-link.tsx'
import { BookingCard } from './booking-card.tsx'
import { type BookingsFilter, listTabs } from './bookings-filter.ts'
import { groupByPlan } from './plan-groups.ts'
import { PlanOfBookings } from './plan-of-bookings.tsx'
import { bookingsQuery } from './queries.ts'

/** What a person books, with what each waits for. */
export function BookingsScreen({ filter }: { filter: BookingsFilter }) {
  const query = useInfiniteQuery(bookingsQuery(filter))
  const counts = query.data?.pages.at(-1)?.counts ?? {}
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6 px-4 py-8 md:px-6">
      <header className="flex flex-col gap-1">
        <h1 className="text-3xl md:text-4xl">Bookings</h1>
        <p className="text-lg text-ink-soft">What you book, and what happens next.</p>
      </header>
      <ApprovalsLink />
      <GroupTabs tabs={listTabs(counts, filter.group)} shown={filter.group} />
      {(counts.draft ?? 0) > 0 && (
        <p>
          <Link to="/checkout" className="link">
            {counts.draft === 1 ? 'A draft is' : `${counts.draft} drafts are`} in your order: go to the
            checkout
          </Link>
        </p>
      )}
      <Rows query={query} filter={filter} />
    </div>
  )
}

type GroupTabsProps = { tabs: ReturnType<typeof listTabs>; shown: BookingsFilter['group'] }

function GroupTabs({ tabs, shown }: GroupTabsProps) {
  return (
    <nav aria-label="Bookings" className="flex gap-5 overflow-x-auto border-b border-rule">
      {tabs.map(({ group, label, count }) => (
        <Link
          key={label}
          to="/bookings"
          search={group ? { group } : {}}
          aria-current={shown === group ? 'page' : undefined}
          className={cn(
            '-mb-px inline-flex h-11 shrink-0 items-center gap-1.5 border-b-[3px] font-semibold',
            shown === group ? 'border-primary text-ink' : 'border-transparent text-ink-soft hover:text-ink',
          )}
        >
          {label} <span className="text-sm text-ink-faint tabular-nums">{count}</span>
        </Link>
      ))}
    </nav>
  )
}

type RowsProps = { query: ReturnType<typeof useBookings>; filter: BookingsFilter }
const useBookings = (filter: BookingsFilter) => useInfiniteQuery(bookingsQuery(filter))

function Rows({ query, filter }: RowsProps) {
  if (query.isError && !query.data)
    return (
      <ErrorState
        title={`Error loading bookings: ${query.error.message}`}
        onRetry={() => void query.refetch()}
      />
    )
  if (!query.data) return <LoadingState label="Loading bookings..." />
  if (query.data.pages.every((page) => page.rows.length === 0))
    return <NothingYet isFiltered={filter.group !== undefined} />
  return (
    <>
      <ul className="flex flex-col gap-3">
        {groupByPlan(query.data.pages).map(({ plan, rows: own }) => (
          <li key={plan ? `plan ${plan.id}` : own[0].id}>
            {plan ? <PlanOfBookings plan={plan} rows={own} /> : <BookingCard booking={own[0]} />}
          </li>
        ))}
      </ul>
      <MoreLink query={query} filter={filter} />
    </>
  )
}

/** A link to the next page, which in a live page adds it to this one. */
function MoreLink({ query, filter }: RowsProps) {
  const cursor = query.data?.pages.at(-1)?.nextCursor
  if (!cursor) return null
  return (
    <Link
      to="/bookings"
      search={{ ...filter, cursor }}
      preload={false}
      aria-busy={query.isFetchingNextPage}
      className={cn(buttonVariants({ variant: 'outline' }), 'self-center')}
      onClick={(event) => {
        event.preventDefault()
        if (!query.isFetchingNextPage) void query.fetchNextPage()
      }}
    >
      {query.isFetchingNextPage ? 'Loading...' : 'More bookings'}
    </Link>
  )
}

function NothingYet({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) return <EmptyState title="None of these">Your other bookings are under All.</EmptyState>
  return (
    <EmptyState
      title="No bookings yet"
      art={<NothingYetArt />}
      action={<Button render={<Link to="/" />}>Find a space</Button>}
    >
      Choose dates on the page of a space to see the full price, then request it or book it.
    </EmptyState>
  )
}
