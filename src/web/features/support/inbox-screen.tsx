import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Ticket } from '#contract/support.ts'
import { SUPPORT_CATEGORIES, SUPPORT_STATUSES } from '#domain/support.ts'
import { Badge } from '#web/ui/badge.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#web/ui/table.tsx'
import { type InboxFilter, ticketsQuery } from './inbox-queries.ts'
import { TicketPanel } from './ticket-panel.tsx'

export function InboxScreen({ filter, now }: { filter: InboxFilter; now: Date }) {
  const { data: tickets, error, refetch } = useQuery(ticketsQuery(filter.status))
  return (
    <>
      <h2 className="text-2xl">Support inbox</h2>
      <nav aria-label="Status" className="mt-3 flex flex-wrap gap-4">
        <Link to="/admin/support" search={{}} activeOptions={{ exact: true }} className="link">
          all
        </Link>
        {SUPPORT_STATUSES.map((status) => (
          <Link key={status} to="/admin/support" search={{ status }} className="link">
            {status}
          </Link>
        ))}
        <a href="/api/admin/newsletter.csv" className="link ml-auto">
          Newsletter subscribers (CSV)
        </a>
      </nav>
      {filter.ticket && <TicketPanel key={filter.ticket} id={filter.ticket} />}
      {error && (
        <ErrorState title="The inbox could not be loaded" onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
      {tickets?.length === 0 && <EmptyState title="Nothing here">New messages appear on top.</EmptyState>}
      {tickets && tickets.length > 0 && (
        <div className="mt-5">
          <Table caption="Messages to support, newest first">
            <TableHeader>
              <TableRow>
                <TableHead>Number</TableHead>
                <TableHead>From</TableHead>
                <TableHead>Subject</TableHead>
                <TableHead>Category</TableHead>
                <TableHead>Status</TableHead>
                <TableHead>Answer due</TableHead>
              </TableRow>
            </TableHeader>
            <TableBody>
              {tickets.map((ticket) => (
                <TicketRow key={ticket.id} ticket={ticket} filter={filter} now={now} />
              ))}
            </TableBody>
          </Table>
        </div>
      )}
    </>
  )
}

function TicketRow({ ticket, filter, now }: { ticket: Ticket; filter: InboxFilter; now: Date }) {
  return (
    <TableRow>
      <TableCell>
        <Link to="/admin/support" search={{ ...filter, ticket: ticket.id }} className="link">
          {ticket.number}
        </Link>
      </TableCell>
      <TableCell>{ticket.name}</TableCell>
      <TableCell>{ticket.subject}</TableCell>
      <TableCell>{SUPPORT_CATEGORIES[ticket.category]}</TableCell>
      <TableCell>
        <Badge variant={ticket.status === 'open' ? 'accent' : 'neutral'}>{ticket.status}</Badge>
      </TableCell>
      <TableCell>{ticket.status === 'open' ? toDue(ticket.dueAt, now) : ''}</TableCell>
    </TableRow>
  )
}

const HOUR_MS = 3_600_000

function toDue(dueAt: string, now: Date): string {
  const hours = Math.round((Date.parse(dueAt) - now.getTime()) / HOUR_MS)
  return hours >= 0 ? `in ${hours} h` : `${-hours} h late`
}
