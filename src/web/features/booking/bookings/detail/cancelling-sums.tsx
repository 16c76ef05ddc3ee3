import type { Booking } from '#contract/booking/bookings.ts'
import { formatCents } from '#domain/booking/price/cents.ts'

/** What comes back, and what stays owed, if it were cancelled now. */
export function CancellingSums({ cancelling }: { cancelling: NonNullable<Booking['cancelling']> }) {
  const { refundCents, keptCents, dueCents, rule } = cancelling
  const rows = [
    { label: 'Comes back to the buyer', cents: refundCents },
    { label: 'Stays with the seller', cents: keptCents },
    { label: 'Is still owed', cents: dueCents },
  ]
  return (
    <div className="flex flex-col gap-2 rounded-card bg-sunk p-4">
      <dl className="flex flex-col gap-1">
        {rows.map(({ label, cents }) => (
          <div key={label} className="flex justify-between gap-4">
            <dt>{label}</dt>
            <dd className="font-semibold tabular-nums">{formatCents(cents)}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-ink-soft">{rule}</p>
    </div>
  )
}
