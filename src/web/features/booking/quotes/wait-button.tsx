import { lazy, Suspense, useState } from 'react'
import type { DraftInput } from '#contract/booking/bookings.ts'
import { IfMay } from '#web/platform/auth/if-may.tsx'
import { Button } from '#web/ui/button.tsx'
import { useWait } from './use-book.ts'

const WaitDialog = lazy(() =>
  import('#web/booking-parts/wait-dialog.tsx').then((m) => ({ default: m.WaitDialog })),
)

/** Waits for dates that others have. */
export function WaitButton({ request }: { request: DraftInput }) {
  const [isOpen, setIsOpen] = useState(false)
  const wait = useWait(request)
  return (
    <>
      <IfMay needs="buy">
        <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          Join the waiting list
        </Button>
      </IfMay>
      <Suspense>
        {isOpen && (
          <WaitDialog
            isPending={wait.isPending}
            error={wait.error?.message}
            onJoin={(brand) => wait.mutate(brand)}
            onClose={() => setIsOpen(false)}
          />
        )}
      </Suspense>
    </>
  )
}
