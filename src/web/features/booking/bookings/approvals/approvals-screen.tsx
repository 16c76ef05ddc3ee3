import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ApprovalSummary } from '#contract/booking/bookings-approvals.ts'
import { formatCents } from '#domain/booking/price/cents.ts'
import { useLive } from '#web/platform/live/live-events.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { describeApprovalStep, describeWho } from './asked-words.ts'
import { approvalsQuery } from './queries.ts'

/** What colleagues ask one another: what waits for its reader, and what they have asked for. */
export function ApprovalsScreen() {
  const query = useQuery(approvalsQuery)
  useLive((event) => {
    if (event.kind === 'reset' || event.kind === 'notice') void query.refetch()
  })
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6 px-4 py-8 md:px-6">
      <header className="flex flex-col gap-2">
        <Link
          to="/bookings"
          className="inline-flex items-center gap-1.5 self-start text-ink-soft hover:text-ink"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          Bookings
        </Link>
        <h1 className="text-3xl md:text-4xl">Approvals</h1>
        <p className="text-lg text-ink-soft">
          What your colleagues may not book alone. The oldest comes first.
        </p>
      </header>
      <Lists query={query} />
    </div>
  )
}

type ListsProps = { query: ReturnType<typeof useApprovals> }
const useApprovals = () => useQuery(approvalsQuery)

function Lists({ query }: ListsProps) {
  const { data, error } = query
  if (!data)
    return error ? (
      <ErrorState title={`Error loading approvals: ${error.message}`} onRetry={() => void query.refetch()} />
    ) : (
      <LoadingState label="Loading approvals..." />
    )
  const { waiting, asked } = data
  return (
    <>
      {waiting.length === 0 ? (
        <EmptyState title="Nothing waits for your approval">
          When a colleague asks for it, you get a notice and a mail.
        </EmptyState>
      ) : (
        <PageSection title={`Waiting for your approval (${waiting.length})`}>
          <Rows rows={waiting} />
        </PageSection>
      )}
      {asked.length > 0 && (
        <PageSection title="You have asked for" lead="Open one to read it again, or to take it back.">
          <Rows rows={asked} />
        </PageSection>
      )}
    </>
  )
}

function Rows({ rows }: { rows: ApprovalSummary[] }) {
  return (
    <ul className="flex flex-col gap-3">
      {rows.map((row) => (
        <li key={row.id}>
          <Row row={row} />
        </li>
      ))}
    </ul>
  )
}

function Row({ row }: { row: ApprovalSummary }) {
  const { id, title, message, totalCents } = row
  return (
    <Card interactive className="relative flex flex-wrap items-start justify-between gap-x-4 gap-y-2 p-4">
      <div className="flex min-w-0 flex-col gap-1">
        <h3 className="text-lg wrap-anywhere" dir="auto">
          <Link
            to="/bookings/approvals/$id"
            params={{ id: String(id) }}
            className="after:absolute after:inset-0 after:rounded-card"
          >
            {title}
          </Link>
        </h3>
        <p className="wrap-anywhere text-ink-soft" dir="auto">
          {describeApprovalStep(row)}
        </p>
        {message && (
          <p className="wrap-anywhere" dir="auto">
            “{message}”
          </p>
        )}
        <p className="text-sm text-ink-faint">{describeWho(row)}</p>
      </div>
      <p className="price text-lg">{formatCents(totalCents)}</p>
    </Card>
  )
}
