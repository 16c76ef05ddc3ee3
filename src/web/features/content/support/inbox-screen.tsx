import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { useAuth } from '#web/platform/auth/auth-context.ts'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { InboxFilter } from './inbox-filter.ts'
import { InboxFilters } from './inbox-filters.tsx'
import { inboxSummaryQuery, ticketsQuery } from './inbox-queries.ts'
import { TicketList } from './ticket-list.tsx'
import { TicketPanel } from './ticket-panel.tsx'

type InboxScreenProps = { filter: InboxFilter; onFilter: (filter: InboxFilter) => void }

/** Master-detail: list and ticket side by side; on a narrow screen one at a time. */
export function InboxScreen({ filter, onFilter }: InboxScreenProps) {
  const { user } = useAuth()
  const { data: desk } = useQuery(inboxSummaryQuery)
  const { data: tickets } = useQuery(ticketsQuery(filter))
  const isOpen = filter.ticket !== undefined
  const isEmpty = !isOpen && tickets?.length === 0
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl">Support inbox</h2>
        <Button variant="outline" size="sm" render={<a href="/api/admin/newsletter.csv" download />}>
          <Download aria-hidden="true" />
          Newsletter subscribers (CSV)
        </Button>
      </div>
      <div className={cn(isOpen && 'hidden lg:block')}>
        <InboxFilters filter={filter} desk={desk} onFilter={onFilter} />
      </div>
      <div className={cn('mt-4 grid gap-5', !isEmpty && 'lg:grid-cols-[minmax(20rem,2fr)_3fr]')}>
        <div className={cn('min-w-0', isOpen && 'hidden lg:block')}>
          <TicketList filter={filter} />
        </div>
        <div className={cn('min-w-0', !isOpen && (isEmpty ? 'hidden' : 'hidden lg:block'))}>
          {filter.ticket === undefined ? (
            <div className="rounded-card border border-dashed border-rule py-10">
              <EmptyState title="No ticket chosen" headingLevel={3}>
                Choose a message to read and answer it.
              </EmptyState>
            </div>
          ) : (
            <>
              <Link
                to="/admin/support"
                search={{ ...filter, ticket: undefined }}
                className="mb-3 inline-flex min-h-11 items-center font-semibold hover:underline lg:hidden"
              >
                Back to the inbox
              </Link>
              <TicketPanel
                key={filter.ticket}
                id={filter.ticket}
                admins={desk?.admins ?? []}
                cannedReplies={desk?.cannedReplies ?? []}
                me={user?.username}
              />
            </>
          )}
        </div>
      </div>
    </>
  )
}
