import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { CLIENTS_PER_PAGE, type Client } from '#contract/booking/clients.ts'
import { CLIENT_CLASS_LABELS } from '#domain/booking/clients.ts'
import { LIMITS } from '#domain/limits.ts'
import { IfMay } from '#web/platform/auth/if-may.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { ClientForm } from './client-form.tsx'
import type { ClientsSearch } from './clients-search.ts'
import { clientsQuery } from './queries.ts'

type ClientsScreenProps = { search: ClientsSearch; nav: ReactNode; onAdded: (id: number) => void }

/** Whom a seller sells to without their having an account. */
export function ClientsScreen({ search, nav, onAdded }: ClientsScreenProps) {
  const { data, isError, refetch } = useQuery(clientsQuery(search))
  const [isAdding, setIsAdding] = useState(false)
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6 px-4 py-8 md:px-6">
      {nav}
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div className="flex flex-col gap-1">
          <h1 className="text-3xl md:text-4xl">Clients</h1>
          <p className="text-lg text-ink-soft">
            Whom you sell to by phone or in person. Hold dates for them on{' '}
            <Link to="/sell/avails" className="link">
              Avails
            </Link>
            .
          </p>
        </div>
        <IfMay needs="sell">
          <Button aria-expanded={isAdding} onClick={() => setIsAdding(!isAdding)} className="noscript:hidden">
            New client
          </Button>
        </IfMay>
      </header>
      {isAdding && <ClientForm client={null} onSaved={({ id }) => onAdded(id)} />}
      <Find search={search} />
      {isError && !data && (
        <ErrorState
          title="Your clients could not be loaded"
          headingLevel={2}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && <LoadingState label="Loading your clients..." />}
      {data && <List items={data.items} total={data.total} search={search} />}
    </div>
  )
}

/** A form, so that it works without scripts. */
function Find({ search }: { search: ClientsSearch }) {
  const { q = '', archived } = search
  return (
    <div className="flex flex-wrap items-end gap-3">
      <form method="get" action="/sell/clients" className="flex flex-1 items-end gap-2">
        {archived && <input type="hidden" name="archived" value="true" />}
        <Field label="Search clients" className="min-w-40 flex-1">
          <Input key={q} name="q" type="search" defaultValue={q} maxLength={LIMITS.searchText.max} />
        </Field>
        <Button type="submit" variant="outline">
          Search
        </Button>
      </form>
      <Button
        variant="ghost"
        render={<Link to="/sell/clients" search={archived ? {} : { archived: true }} />}
      >
        {archived ? 'Show active' : 'Show archived'}
      </Button>
    </div>
  )
}

function List({ items, total, search }: { items: Client[]; total: number; search: ClientsSearch }) {
  if (total === 0)
    return (
      <EmptyState
        title={search.q ? 'No client matches' : search.archived ? 'Nobody is archived' : 'No clients yet'}
      >
        {search.q ? 'Try another name.' : 'Add a client here, or name a new one when you hold dates.'}
      </EmptyState>
    )
  const page = search.page ?? 1
  const last = Math.max(1, Math.ceil(total / CLIENTS_PER_PAGE))
  return (
    <>
      <p role="status" className="text-sm text-ink-soft tabular-nums">
        {`${total.toLocaleString('en-US')} ${total === 1 ? 'client' : 'clients'}${last > 1 ? `, page ${page} of ${last}` : ''}`}
      </p>
      <ul className="flex flex-col divide-y divide-rule border-y border-rule">
        {items.map((client) => (
          <li key={client.id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-3">
            <span className="min-w-0 wrap-anywhere">
              <Link to="/sell/clients/$id" params={{ id: String(client.id) }} className="link font-semibold">
                {client.name}
              </Link>
              <span className="block text-sm text-ink-soft">
                {[CLIENT_CLASS_LABELS[client.class], client.contact, client.phone]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <span className="flex flex-wrap gap-2 text-sm">
              {client.hasAccount && <Badge variant="neutral">Has an account</Badge>}
              {client.held > 0 && <Badge variant="accent">{`${client.held} held`}</Badge>}
              {client.booked > 0 && <Badge variant="primary">{`${client.booked} booked`}</Badge>}
            </span>
          </li>
        ))}
      </ul>
      {last > 1 && (
        <nav aria-label="Pages of your clients" className="flex gap-2">
          {page > 1 && <PageLink search={search} page={page - 1} label="Previous" />}
          {page < last && <PageLink search={search} page={page + 1} label="Next" />}
        </nav>
      )}
    </>
  )
}

function PageLink({ search, page, label }: { search: ClientsSearch; page: number; label: string }) {
  const { page: _, ...rest } = search
  return (
    <Button
      size="sm"
      variant="outline"
      render={<Link to="/sell/clients" search={{ ...rest, ...(page > 1 && { page }) }} />}
    >
      {label}
    </Button>
  )
}
