import { hasPayments } from '#web/booking-parts/payments-query.ts'
import { LoadedMoney, type MoneySectionProps } from './loaded-money.tsx'

/** The money of a booking, once both sides have agreed. Drawn by the server and pressed at once, so it comes with the page. */
export function MoneySection(props: MoneySectionProps) {
  return hasPayments(props.booking) ? <LoadedMoney {...props} /> : null
}
