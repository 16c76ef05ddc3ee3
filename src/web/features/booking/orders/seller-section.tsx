import { useId } from 'react'
import type { Booking } from '#contract/booking/bookings.ts'
import { formatCents } from '#domain/booking/price/cents.ts'
import { toPartyName } from '#domain/party-name.ts'
import type { SellerGroup } from './group-by-seller.ts'
import { OrderBox } from './order-box.tsx'

type SellerSectionProps = { group: SellerGroup; onPlaced: (booking: Booking) => void }

/** The bookings with one seller, and what they come to. */
export function SellerSection({ group, onPlaced }: SellerSectionProps) {
  const { seller, bookings, totalCents } = group
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={id} className="text-xl" dir="auto">
          With {toPartyName(seller)}
        </h2>
        {bookings.length > 1 && (
          <p className="text-ink-soft">
            {bookings.length} bookings, <span className="font-semibold">{formatCents(totalCents)}</span>
          </p>
        )}
      </div>
      {bookings.map((booking) => (
        <OrderBox key={booking.id} booking={booking} onPlaced={onPlaced} />
      ))}
    </section>
  )
}
