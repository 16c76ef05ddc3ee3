import type { StatementLine } from '#contract/booking/payments.ts'
import { formatCents } from '#domain/booking/price/cents.ts'
import type { OpenBooking } from './record-payment.ts'

type Line = Pick<StatementLine, 'booking' | 'cents'>

/** Bookings that a line may be for: its own guess first, then those whose open amount it is, then the others. */
export function listChoices(
  { booking: guess, cents }: Line,
  rows: readonly OpenBooking[],
): { value: string; label: string }[] {
  const rankOf = ({ booking, money, nextDue }: OpenBooking) => {
    if (booking.id === guess?.id) return 0
    return money.openCents === cents || nextDue?.cents === cents ? 1 : 2
  }
  const open = rows.filter(({ money }) => money.openCents > 0).toSorted((a, b) => rankOf(a) - rankOf(b))
  const choices = open.map(({ booking, other, money }) => ({
    value: String(booking.id),
    label: `${booking.reference}, ${other.name}, ${formatCents(money.openCents)} open`,
  }))
  if (!guess || open.some(({ booking }) => booking.id === guess.id)) return choices
  const own = { value: String(guess.id), label: `${guess.reference}, ${formatCents(guess.openCents)} open` }
  return [own, ...choices]
}
