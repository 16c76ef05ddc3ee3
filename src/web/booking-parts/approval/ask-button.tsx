import { lazy, Suspense, useState } from 'react'
import type { Booking } from '#contract/booking/bookings.ts'
import { useMay } from '#web/platform/auth/use-may.ts'
import { Button } from '#web/ui/button.tsx'
import { isWithColleagues, needsApproval } from './approval-words.ts'

const AskDialog = lazy(() => import('./ask-dialog.tsx').then((m) => ({ default: m.AskDialog })))

/** In place of the button that accepts, for who would spend more than they may. */
export function AskButton({ booking }: { booking: Booking }) {
  const [isOpen, setIsOpen] = useState(false)
  const mayBuy = useMay('buy')
  if (!mayBuy || !booking.steps.includes('accept')) return null
  if (!needsApproval(booking) || isWithColleagues(booking)) return null
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Ask for approval
      </Button>
      {isOpen && (
        <Suspense>
          <AskDialog booking={booking} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
