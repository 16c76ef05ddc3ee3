import { lazy, Suspense, useState } from 'react'
import type { Booking } from '#contract/booking/bookings.ts'
import { RefusalError } from '#web/booking-parts/refusal-error.tsx'
import { Button } from '#web/ui/button.tsx'
import { useWaitlist } from './use-order.ts'

const WaitDialog = lazy(() =>
  import('#web/booking-parts/wait-dialog.tsx').then((m) => ({ default: m.WaitDialog })),
)

/** Waits for the dates of a draft, or waits no longer. What is advertised is asked where the draft does not say it. */
export function WaitlistButton({ booking }: { booking: Booking }) {
  const { request, waiting } = booking
  const [isAsking, setIsAsking] = useState(false)
  const wait = useWaitlist(booking)
  const needsBrand = !waiting && request.brand === ''
  const send = () => (needsBrand ? setIsAsking(true) : wait.mutate(waiting ? null : {}))
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        pending={wait.isPending}
        aria-haspopup={needsBrand ? 'dialog' : undefined}
        onClick={send}
      >
        {waiting ? 'Leave the waiting list' : 'Join the waiting list'}
      </Button>
      {!isAsking && <RefusalError error={wait.error} />}
      <Suspense>
        {isAsking && (
          <WaitDialog
            isPending={wait.isPending}
            error={wait.error?.message}
            onJoin={(brand) => wait.mutate({ brand })}
            onClose={() => setIsAsking(false)}
          />
        )}
      </Suspense>
    </>
  )
}
