import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PROPOSALS_PER_PAGE, type ProposalSummary } from '#contract/booking/proposals.ts'
import { PROPOSAL_STATUS_LABELS, PROPOSAL_STATUSES } from '#domain/booking/proposal-statuses.ts'
import { LIMITS } from '#domain/limits.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { Select } from '#web/ui/select.tsx'
import { ProposalPill } from './proposal-pill.tsx'
import { describeProposal } from './proposal-words.ts'
import type { ProposalsSearch } from './proposals-search.ts'
import { proposalsQuery } from './queries.ts'

type ProposalsScreenProps = { search: ProposalsSearch; nav: ReactNode }

/** What a seller proposes to their clients. */
export function ProposalsScreen({ search, nav }: ProposalsScreenProps) {
  const { data, isError, refetch } = useQuery(proposalsQuery(search))
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6 px-4 py-8 md:px-6">
      {nav}
      <header className="flex flex-col gap-1">
        <h1 className="text-3xl md:text-4xl">Proposals</h1>
        <p className="text-lg text-ink-soft">
          Several spaces for one client, accepted together. Begin one on{' '}
          <Link to="/sell/avails" className="link">
            Avails
          </Link>
          : choose cells and press Propose.
        </p>
      </header>
      <Find search={search} />
      {isError && !data && (
        <ErrorState
          title="Your proposals could not be loaded"
          headingLevel={2}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && <LoadingState label="Loading your proposals..." />}
      {data && <List items={data.items} total={data.total} search={search} />}
    </div>
  )
}

/** A form, so that it works without scripts. */
function Find({ search: { q = '', status } }: { search: ProposalsSearch }) {
  const all = { value: '', label: 'Every status' }
  return (
    <form method="get" action="/sell/proposals" className="flex flex-wrap items-end gap-3">
      <Field label="Search proposals" className="min-w-40 flex-1">
        <Input key={q} name="q" type="search" defaultValue={q} maxLength={LIMITS.searchText.max} />
      </Field>
      <Field label="Status" className="w-40">
        <Select
          key={status ?? ''}
          name="status"
          defaultValue={status ?? ''}
          options={[
            all,
            ...PROPOSAL_STATUSES.map((value) => ({ value, label: PROPOSAL_STATUS_LABELS[value] })),
          ]}
        />
      </Field>
      <Button type="submit" variant="outline">
        Search
      </Button>
    </form>
  )
}

type ListProps = { items: ProposalSummary[]; total: number; search: ProposalsSearch }

function List({ items, total, search }: ListProps) {
  if (total === 0)
    return (
      <EmptyState title={search.q || search.status ? 'No proposal matches' : 'No proposals yet'}>
        {search.q || search.status
          ? 'Try another name or status.'
          : 'Choose cells on Avails and press Propose: your client reads prices, pictures and a map by a link.'}
      </EmptyState>
    )
  const page = search.page ?? 1
  const last = Math.max(1, Math.ceil(total / PROPOSALS_PER_PAGE))
  return (
    <>
      <p role="status" className="text-sm text-ink-soft tabular-nums">
        {`${total.toLocaleString('en-US')} ${total === 1 ? 'proposal' : 'proposals'}${last > 1 ? `, page ${page} of ${last}` : ''}`}
      </p>
      <ul className="flex flex-col divide-y divide-rule border-y border-rule">
        {items.map((proposal) => (
          <li key={proposal.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
            <span className="min-w-0 wrap-anywhere">
              <Link
                to="/sell/proposals/$id"
                params={{ id: String(proposal.id) }}
                className="link font-semibold"
              >
                {proposal.title}
              </Link>
              <span className="block text-sm text-ink-soft tabular-nums">
                {`${proposal.client.name} · ${describeProposal(proposal)}`}
              </span>
            </span>
            <ProposalPill status={proposal.status} />
          </li>
        ))}
      </ul>
      {last > 1 && (
        <nav aria-label="Pages of your proposals" className="flex gap-2">
          {page > 1 && <PageLink search={search} page={page - 1} label="Previous" />}
          {page < last && <PageLink search={search} page={page + 1} label="Next" />}
        </nav>
      )}
    </>
  )
}

function PageLink({ search, page, label }: { search: ProposalsSearch; page: number; label: string }) {
  const { page: _, ...rest } = search
  return (
    <Button
      size="sm"
      variant="outline"
      render={<Link to="/sell/proposals" search={{ ...rest, ...(page > 1 && { page }) }} />}
    >
      {label}
    </Button>
  )
}
