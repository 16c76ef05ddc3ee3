import type { Booking } from '#contract/booking/bookings.ts'
import { LoadedMoney, type MoneySectionProps } from './loaded-money.tsx'

/** Before both sides have agreed nothing is owed. */
const WITHOUT_MONEY: readonly Booking['status'][] = ['draft', 'requested', 'quoted', 'held', 'declined']

/** The money of a booking, once both sides have agreed. Drawn by the server and pressed at once, so it comes with the page. */
export function MoneySection(props: MoneySectionProps) {
  if (WITHOUT_MONEY.includes(props.booking.status)) return null
  return <LoadedMoney {...props} />
}
