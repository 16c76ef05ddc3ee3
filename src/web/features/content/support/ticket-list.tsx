import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Ticket } from '#contract/content/support.ts'
import { SUPPORT_CATEGORIES } from '#domain/content/support.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { AllDoneArt } from '#web/ui/illustrations/all-done-art.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import type { InboxFilter } from './inbox-filter.ts'
import { ticketsQuery } from './inbox-queries.ts'
import { ResponseClock } from './response-clock.tsx'

const PAGE_SIZE = 50

export function TicketList({ filter }: { filter: InboxFilter }) {
  const { data: tickets, error, refetch } = useQuery(ticketsQuery(filter))
  const page = filter.page ?? 1
  if (error)
    return (
      <ErrorState title="The inbox could not be loaded" onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    )
  if (!tickets) return <LoadingState label="Loading messages..." />
  if (tickets.length === 0)
    return (
      <EmptyState
        title={filter.status || filter.q || filter.category ? 'Nothing here' : 'All answered'}
        headingLevel={3}
        art={!filter.status && !filter.q && !filter.category && <AllDoneArt />}
      >
        New messages to support appear here, the most urgent first.
      </EmptyState>
    )
  return (
    <>
      <ul className="divide-y divide-rule overflow-hidden rounded-card border border-rule bg-card">
        {tickets.map((ticket) => (
          <TicketRow key={ticket.id} ticket={ticket} filter={filter} />
        ))}
      </ul>
      <nav aria-label="Pages" className="mt-3 flex justify-between gap-2">
        {page > 1 && (
          <Button
            variant="outline"
            size="sm"
            render={<Link to="/admin/support" search={{ ...filter, page: page - 1 }} />}
          >
            Newer
          </Button>
        )}
        {tickets.length === PAGE_SIZE && (
          <Button
            variant="outline"
            size="sm"
            className="ml-auto"
            render={<Link to="/admin/support" search={{ ...filter, page: page + 1 }} />}
          >
            More
          </Button>
        )}
      </nav>
    </>
  )
}

function TicketRow({ ticket, filter }: { ticket: Ticket; filter: InboxFilter }) {
  const isChosen = filter.ticket === ticket.id
  return (
    <li className={cn('relative px-4 py-3', isChosen ? 'bg-primary-soft' : 'hover:bg-ink/4')}>
      <div className="flex items-baseline justify-between gap-3 text-sm text-ink-soft">
        <span className="min-w-0 truncate">{ticket.name}</span>
        <span className="shrink-0 tabular-nums">{ticket.number}</span>
      </div>
      <Link
        to="/admin/support"
        search={{ ...filter, ticket: ticket.id }}
        aria-current={isChosen ? 'true' : undefined}
        className="mt-0.5 block truncate font-semibold after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
      >
        {ticket.subject}
      </Link>
      <p className="truncate text-sm text-ink-soft">{ticket.preview}</p>
      <div className="mt-1.5 flex flex-wrap items-center gap-1.5">
        <ResponseClock ticket={ticket} />
        <Badge variant="outline">{SUPPORT_CATEGORIES[ticket.category]}</Badge>
        {ticket.assignee && <Badge variant="primary">{ticket.assignee.username}</Badge>}
        {filter.status === 'all' && <Badge>{ticket.status}</Badge>}
      </div>
    </li>
  )
}
