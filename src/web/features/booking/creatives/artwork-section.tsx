import { useQuery } from '@tanstack/react-query'
import type { Booking } from '#contract/booking/bookings.ts'
import type { Artwork } from '#contract/booking/creatives.ts'
import { CODE_STATUSES } from '#domain/booking/response/response-code.ts'
import { required } from '#domain/required.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { ItemArtwork } from './item-artwork.tsx'
import { ItemRow } from './item-row.tsx'
import { describeLead, describePickUp, describeSendsFor } from './item-words.ts'
import { artworkQuery } from './queries.ts'

/** Before both sides have agreed nothing is sent. */
const WITHOUT_ARTWORK: readonly Booking['status'][] = [
  'draft',
  'requested',
  'quoted',
  'held',
  'declined',
  'withdrawn',
]

/** What will run: what the space needs by when, what was sent, and what was said of it. */
export function ArtworkSection({ booking }: { booking: Booking }) {
  if (WITHOUT_ARTWORK.includes(booking.status)) return null
  return (
    // where a form without scripts comes back to
    <div id="artwork" className="scroll-mt-20">
      <LoadedArtwork booking={booking} />
    </div>
  )
}

function LoadedArtwork({ booking }: { booking: Booking }) {
  const { data, isError, error, refetch } = useQuery(artworkQuery(booking.id))
  if (isError && !data) return <ErrorState title={error.message} onRetry={() => void refetch()} />
  if (!data) return <LoadingState label="Loading artwork..." />
  if (data.items.length === 0 || (data.creatives.length === 0 && !data.canSend && !data.canDecide))
    return null
  const [only] = data.items
  const of = { bookingId: booking.id, artwork: data, listingId: booking.listing.id }
  return (
    <PageSection title="Artwork" lead={describeLead(data)}>
      <p className="rounded-card bg-sunk px-4 py-3">
        <span className="block text-sm text-ink-faint">What the space needs</span>
        {data.wanted}
      </p>
      {data.sendsFor !== null && <p className="text-ink-soft">{describeSendsFor(data.sendsFor)}</p>}
      {data.canSend && data.side === 'buyer' && CODE_STATUSES.includes(booking.status) && (
        <p>
          <a href="#codes" className="link">
            Put a code into your artwork
          </a>{' '}
          before you send it, and see how often it is followed.
        </p>
      )}
      {data.items.length === 1 ? <ItemArtwork {...of} item={required(only)} /> : <Items {...of} />}
    </PageSection>
  )
}

/** Several issues or dates, each in a row of its own; what waits for the reader is open. */
function Items(of: { bookingId: number; artwork: Artwork; listingId: number }) {
  const { artwork } = of
  return (
    <div className="flex flex-col gap-3">
      <p className="text-ink-soft">{describePickUp(artwork)}</p>
      <ol className="flex flex-col divide-y divide-rule border-y border-rule">
        {artwork.items.map((item) => (
          <li key={item.item}>
            <ItemRow {...of} item={item} />
          </li>
        ))}
      </ol>
    </div>
  )
}
