import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import type { BookingSummary } from '#contract/booking/bookings.ts'
import type { PlacedOrder } from '#contract/booking/orders-placed.ts'
import { toLongDate } from '#domain/format-dates.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { describeOrder } from './order-words.ts'
import { placedOrderQuery } from './queries.ts'

type PlacedOrderScreenProps = {
  id: string
  /** Slot of another feature: one booking of a list. */
  card: (booking: BookingSummary) => ReactNode
}

/** What was placed with one order, of one seller or of several, and how each of it stands. */
export function PlacedOrderScreen({ id, card }: PlacedOrderScreenProps) {
  const { data, error, refetch } = useQuery(placedOrderQuery(id))
  if (error && !data)
    return <ErrorState headingLevel={1} title={error.message} onRetry={() => void refetch()} />
  if (!data) return <LoadingState label="Loading the order..." />
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6 px-4 py-4 md:px-6 md:py-6">
      <OrderHead order={data} />
      <ul aria-label="Bookings of the order" className="flex flex-col gap-3">
        {data.bookings.map((booking) => (
          <li key={booking.id}>{card(booking)}</li>
        ))}
      </ul>
    </div>
  )
}

function OrderHead({ order: { id, placedOn, bookings, drafts, hasReport } }: { order: PlacedOrder }) {
  return (
    <header className="flex flex-col gap-4">
      <div className="flex flex-col gap-2">
        <Link
          to="/bookings"
          className="inline-flex items-center gap-1.5 self-start text-ink-soft hover:text-ink"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          Bookings
        </Link>
        <h1 className="text-2xl md:text-4xl">Order of {toLongDate(placedOn)}</h1>
        <p className="text-ink-soft tabular-nums">{describeOrder(bookings)}</p>
      </div>
      {drafts > 0 && (
        <p>
          <Link to="/checkout" className="link">
            {drafts === 1 ? 'A draft is' : `${drafts} drafts are`} still in this order: go to the checkout
          </Link>
        </p>
      )}
      {hasReport ? (
        <Button className="self-start" render={<Link to="/orders/$id/report" params={{ id: String(id) }} />}>
          Report
        </Button>
      ) : (
        <p className="text-ink-faint">Its report begins with the first day of its first booking.</p>
      )}
    </header>
  )
}
