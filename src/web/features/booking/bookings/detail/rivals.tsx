import type { Booking } from '#contract/booking/bookings.ts'
import { Alert } from '#web/ui/alert.tsx'

/** Others who want the same days; for the seller. */
export function Rivals({ rivals }: Pick<Booking, 'rivals'>) {
  if (!rivals || rivals.requests + rivals.waiting === 0) return null
  const others = [
    rivals.requests > 0 && `${rivals.requests} more ${rivals.requests === 1 ? 'request' : 'requests'}`,
    rivals.waiting > 0 && `${rivals.waiting} on the waiting list`,
  ]
  return <Alert>Others want these days: {others.filter(Boolean).join(', ')}.</Alert>
}
