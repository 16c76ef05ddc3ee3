import { useQuery } from '@tanstack/react-query'
import type { Booking } from '#contract/booking/bookings.ts'
import { toDateRange } from '#domain/format-dates.ts'
import { Button } from '#web/ui/button.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { findDaysAgain } from './next-free.ts'
import { availabilityQuery } from './queries.ts'
import { useBook } from './use-book.ts'

/** The same space for its days where they are free again, else the next for as long, with what was chosen before: into the order, to be read there. */
export function BookAgain({ booking }: { booking: Booking }) {
  const { data } = useQuery(availabilityQuery(booking.listing.id))
  const { request, first, last, quantity } = booking
  const unit = data?.units.find(({ id }) => id === request.unitId) ?? data?.units[0]
  const free =
    data && unit && data.mode !== 'off' ? findDaysAgain(unit, data, { first, last, quantity }) : null
  const book = useBook({
    listingId: booking.listing.id,
    unitId: unit?.id ?? null,
    quantity,
    extras: request.extras,
    brand: request.brand,
    sponsor: request.sponsor,
    ...(request.isAgency && { isAgency: true }),
    from: free?.from ?? first,
    to: free?.to ?? last,
  })
  if (!free) return null
  return (
    <div className="flex flex-col items-start gap-2">
      <Button pending={book.isPending} onClick={() => book.mutate()}>
        Book again
      </Button>
      <p className="text-sm text-ink-soft">
        {free.from === first ? 'The same days are free:' : 'The next free days are'}{' '}
        {toDateRange({ first: free.from, last: free.to })}. You read the terms first.
      </p>
      <FormError>{book.error?.message}</FormError>
    </div>
  )
}
