import type { Booking } from '#contract/bookings.ts'
import { Button } from '#web/ui/button.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { useWaitlist } from './use-order.ts'

/** Waits for the dates of a draft, or waits no longer. */
export function WaitlistButton({ booking }: { booking: Booking }) {
  const wait = useWaitlist(booking)
  const isWaiting = booking.waiting !== null
  return (
    <>
      <Button size="sm" variant="outline" pending={wait.isPending} onClick={() => wait.mutate(!isWaiting)}>
        {isWaiting ? 'Leave the waiting list' : 'Join the waiting list'}
      </Button>
      <FormError>{wait.error?.message}</FormError>
    </>
  )
}
