import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { RoleNote } from '#web/platform/auth/if-may.tsx'
import { useMay } from '#web/platform/auth/use-may.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { bookingTermsQuery } from './queries.ts'
import type { TermsListing } from './terms-context.ts'
import { TermsEditor } from './terms-editor.tsx'

type BookingTermsScreenProps = {
  id: string
  /** Undefined until it is known. */
  listing: TermsListing | undefined
}

/** How a seller's space is booked: its units, terms and extras. */
export function BookingTermsScreen({ id, listing }: BookingTermsScreenProps) {
  const may = useMay('prices')
  const { data, error, refetch } = useQuery({ ...bookingTermsQuery(id), refetchOnWindowFocus: false })
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6 px-4 py-8 md:px-6">
      <header className="wrap-anywhere flex flex-col gap-1">
        <Link to="/sell" className="link inline-flex min-h-11 items-center self-start">
          Your spaces
        </Link>
        <h1 className="text-3xl md:text-4xl">Booking terms</h1>
        {listing && <p className="text-lg text-ink-soft">{listing.title}</p>}
        <p>
          <Link to="/sell/listings/$id/calendar" params={{ id }} className="link">
            Calendar
          </Link>
        </p>
      </header>
      {error && !data && <ErrorState title={error.message} headingLevel={2} onRetry={() => void refetch()} />}
      {(!data || !listing) && !error && <LoadingState label="Loading your booking terms..." />}
      <RoleNote needs="prices" />
      {data && listing && (
        <fieldset disabled={!may} className="min-w-0">
          <TermsEditor key={id} id={id} stored={data} listing={listing} />
        </fieldset>
      )}
    </div>
  )
}
