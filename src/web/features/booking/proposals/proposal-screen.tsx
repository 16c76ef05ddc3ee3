import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Floor } from '#contract/booking/bookings-fields.ts'
import type { Proposal } from '#contract/booking/proposals.ts'
import { formatShortCents } from '#domain/booking/price/cents.ts'
import { OPEN_PROPOSAL_STATUSES } from '#domain/booking/proposals.ts'
import { toDateRange } from '#domain/format-dates.ts'
import { describeFloor } from '#web/booking-parts/floor-words.ts'
import { IfMay, RoleNote } from '#web/platform/auth/if-may.tsx'
import { useMay } from '#web/platform/auth/use-may.ts'
import { Alert } from '#web/ui/alert.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { CopyButton } from './copy-button.tsx'
import { ProposalForm } from './proposal-form.tsx'
import { ProposalPill } from './proposal-pill.tsx'
import { proposalQuery } from './queries.ts'
import { QuestionsSection } from './questions-section.tsx'
import { describeStatus, describeSum, isWithoutAddress, nameLine } from './status-words.ts'

type ProposalScreenProps = { id: string; nav: ReactNode; onDeleted: () => void }

/** One proposal of a seller: what is asked for each space, and what its client has. */
export function ProposalScreen({ id, nav, onDeleted }: ProposalScreenProps) {
  const { data, error, refetch } = useQuery(proposalQuery(id))
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-6 px-4 py-8 md:px-6">
      {nav}
      {error && !data && <ErrorState title={error.message} headingLevel={1} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingState label="Loading the proposal..." />}
      {data && <Loaded proposal={data} onDeleted={onDeleted} />}
    </div>
  )
}

function Loaded({ proposal, onDeleted }: { proposal: Proposal; onDeleted: () => void }) {
  const isOpen = OPEN_PROPOSAL_STATUSES.includes(proposal.status)
  return (
    <>
      <header className="flex flex-col gap-1">
        <Link to="/sell/proposals" className="self-start text-ink-soft hover:text-ink">
          Proposals
        </Link>
        <h1 className="text-3xl wrap-anywhere md:text-4xl" dir="auto">
          {proposal.title}
        </h1>
        <p className="flex flex-wrap items-center gap-2 text-ink-soft">
          <ProposalPill status={proposal.status} />
          <span>
            For{' '}
            <Link to="/sell/clients/$id" params={{ id: String(proposal.client.id) }} className="link">
              {proposal.client.name}
            </Link>
            {proposal.client.email && ` (${proposal.client.email})`}
          </span>
        </p>
        <IfMay needs="sell">
          <CopyButton proposal={proposal} />
        </IfMay>
      </header>
      <Status proposal={proposal} />
      <QuestionsSection proposal={proposal} />
      <LineList proposal={proposal} />
      {isOpen && (
        <IfMay needs="sell" otherwise={<RoleNote needs="sell" />}>
          <ProposalForm proposal={proposal} onDeleted={onDeleted} />
        </IfMay>
      )}
    </>
  )
}

function Status({ proposal }: { proposal: Proposal }) {
  const { status, client } = proposal
  if (status === 'draft' && isWithoutAddress(client))
    return (
      <Alert tone="warning" title={`${client.name} has no email address yet.`}>
        <Link to="/sell/clients/$id" params={{ id: String(client.id) }} className="link">
          Add one on the client’s page
        </Link>
        , then send the proposal.
      </Alert>
    )
  const words = describeStatus(proposal)
  return (
    words && (
      <Alert tone={words.tone} title={words.title}>
        {words.more}
      </Alert>
    )
  )
}

function LineList({ proposal }: { proposal: Proposal }) {
  const { items } = proposal
  const mayGoBelow = useMay('undo')
  const sum = describeSum(proposal)
  return (
    <section aria-labelledby="proposal-lines" className="flex flex-col gap-3">
      <h2 id="proposal-lines" className="text-xl">
        {items.length === 1 ? '1 space' : `${items.length} spaces`}
      </h2>
      <ul className="flex flex-col divide-y divide-rule border-y border-rule">
        {items.map((line) => (
          <li key={line.id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-3">
            <span className="min-w-0 wrap-anywhere">
              {line.bookingId === null ? (
                <span className="font-semibold">{nameLine(line)}</span>
              ) : (
                <Link
                  to="/bookings/$id"
                  params={{ id: String(line.bookingId) }}
                  className="link font-semibold"
                >
                  {nameLine(line)}
                </Link>
              )}
              <span className="block text-sm text-ink-soft">
                {`${line.place} · ${toDateRange({ first: line.first, last: line.last })}`}
              </span>
              {line.problem && <span className="block text-sm font-medium text-danger">{line.problem}</span>}
              <FloorNote floor={line.floor} mayGoBelow={mayGoBelow} />
            </span>
            {line.askedCents !== null && (
              <span className="tabular-nums sm:text-right">
                <span className="price">{formatShortCents(line.askedCents)}</span>
                {line.cardCents !== line.askedCents && line.cardCents !== null && (
                  <span className="block text-sm text-ink-soft">
                    {`card ${formatShortCents(line.cardCents)}`}
                  </span>
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
      {sum && <p className="text-sm text-ink-soft tabular-nums">{sum}</p>}
    </section>
  )
}

function FloorNote({ floor, mayGoBelow }: { floor: Floor | null; mayGoBelow: boolean }) {
  const { error, hint } = describeFloor(floor, mayGoBelow)
  if (error) return <span className="block text-sm font-medium text-danger">{error}</span>
  return hint && <span className="block text-sm text-ink-soft">{hint}</span>
}
