import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ClientPage } from '#contract/booking/clients.ts'
import { CLIENT_CLASS_LABELS } from '#domain/booking/clients.ts'
import { formatShortCents } from '#domain/booking/price/cents.ts'
import { toDateRange } from '#domain/format-dates.ts'
import { StatusPill } from '#web/booking-parts/status-pill.tsx'
import { api } from '#web/platform/api.ts'
import { IfMay, RoleNote } from '#web/platform/auth/if-may.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { toast } from '#web/ui/toast.ts'
import { ClientForm } from './client-form.tsx'
import { CLIENTS_KEY, clientQuery } from './queries.ts'

/** One client: what is held and booked for it, and what its seller notes. */
export function ClientScreen({ id, nav }: { id: string; nav: ReactNode }) {
  const { data, error, refetch } = useQuery(clientQuery(id))
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6 px-4 py-8 md:px-6">
      {nav}
      {error && !data && <ErrorState title={error.message} headingLevel={1} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingState label="Loading the client..." />}
      {data && <Loaded key={data.id} client={data} />}
    </div>
  )
}

function Loaded({ client }: { client: ClientPage }) {
  const queryClient = useQueryClient()
  const archive = useMutation({
    mutationFn: (isArchived: boolean) =>
      api('PATCH /api/my/clients/:id', { params: { id: String(client.id) }, body: { isArchived } }),
    onError: ({ message }) =>
      toast({ title: 'Nothing was changed', description: message, variant: 'destructive' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: CLIENTS_KEY }),
  })
  return (
    <>
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <Link to="/sell/clients" className="text-ink-soft hover:text-ink">
            Clients
          </Link>
          <h1 className="text-3xl wrap-anywhere md:text-4xl" dir="auto">
            {client.name}
          </h1>
          <p className="flex flex-wrap gap-2 text-ink-soft">
            {[
              CLIENT_CLASS_LABELS[client.class],
              client.contact,
              client.phone,
              client.email,
              client.address,
              client.rep && `Rep: ${client.rep.name}`,
              client.taxExemption && `No sales tax: ${client.taxExemption}`,
            ]
              .filter(Boolean)
              .join(' · ')}
            {client.isArchived && <Badge variant="neutral">Archived</Badge>}
          </p>
        </div>
        <IfMay needs="sell">
          <Button
            variant="outline"
            pending={archive.isPending}
            onClick={() => archive.mutate(!client.isArchived)}
            className="noscript:hidden"
          >
            {client.isArchived ? 'Bring back' : 'Archive'}
          </Button>
        </IfMay>
      </header>
      <section aria-labelledby="client-bookings" className="flex flex-col gap-3">
        <h2 id="client-bookings" className="text-xl">
          Held and booked
        </h2>
        <Bookings bookings={client.bookings} />
      </section>
      <section aria-labelledby="client-notes" className="flex flex-col gap-3 noscript:hidden">
        <h2 id="client-notes" className="text-xl">
          Details
        </h2>
        <IfMay needs="sell" otherwise={<ClientNotes client={client} />}>
          <ClientForm client={client} onSaved={() => undefined} />
        </IfMay>
      </section>
    </>
  )
}

/** What its seller notes, for who may not change it. */
function ClientNotes({ client: { note, brands } }: { client: ClientPage }) {
  return (
    <>
      {brands.length > 0 && <p className="wrap-anywhere">Brands: {brands.join(', ')}</p>}
      {note && (
        <p dir="auto" className="wrap-anywhere whitespace-pre-line">
          {note}
        </p>
      )}
      <RoleNote needs="sell" />
    </>
  )
}

function Bookings({ bookings }: Pick<ClientPage, 'bookings'>) {
  if (bookings.length === 0)
    return (
      <EmptyState title="Nothing yet">
        Choose cells on Avails and hold them for this client; the hold becomes a booking when you record it.
      </EmptyState>
    )
  return (
    <ul className="flex flex-col divide-y divide-rule border-y border-rule">
      {bookings.map(({ id, reference, status, title, first, last, totalCents }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
          <span className="min-w-0 wrap-anywhere">
            <Link to="/bookings/$id" params={{ id: String(id) }} className="link font-semibold">
              {title}
            </Link>
            <span className="block text-sm text-ink-soft tabular-nums">
              {`${reference} · ${toDateRange({ first, last })} · ${formatShortCents(totalCents)}`}
            </span>
          </span>
          <StatusPill status={status} />
        </li>
      ))}
    </ul>
  )
}
