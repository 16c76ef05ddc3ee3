import { lazy, Suspense, useState } from 'react'
import type { Booking } from '#contract/booking/bookings.ts'
import { useMay } from '#web/platform/auth/use-may.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { describeApproval } from './approval-words.ts'

const ApproveDialog = lazy(() => import('./approve-dialog.tsx').then((m) => ({ default: m.ApproveDialog })))
const DeclineDialog = lazy(() => import('./decline-dialog.tsx').then((m) => ({ default: m.DeclineDialog })))

/** What a colleague has to approve, has approved or has not, with the buttons of who decides. */
export function ApprovalBox({ booking }: { booking: Booking }) {
  const [open, setOpen] = useState<'approve' | 'decline' | null>(null)
  const mayApprove = useMay('approve')
  const words = describeApproval(booking)
  const asking = booking.approval?.asking
  if (!words) return null
  const onClose = () => setOpen(null)
  const decides = mayApprove && asking?.canDecide
  return (
    <>
      <Alert
        tone={words.tone}
        title={<span dir="auto">{words.title}</span>}
        action={
          decides && (
            <div className="flex flex-wrap gap-2 noscript:hidden">
              <Button aria-haspopup="dialog" onClick={() => setOpen('approve')}>
                Approve and send
              </Button>
              <Button variant="ghost" aria-haspopup="dialog" onClick={() => setOpen('decline')}>
                Decline
              </Button>
            </div>
          )
        }
      >
        {words.lines.map((line) => (
          <p key={line} dir="auto" className="wrap-anywhere">
            {line}
          </p>
        ))}
      </Alert>
      {open && asking && (
        <Suspense>
          {open === 'approve' ? (
            <ApproveDialog {...{ booking, asking, onClose }} />
          ) : (
            <DeclineDialog {...{ booking, asking, onClose }} />
          )}
        </Suspense>
      )}
    </>
  )
}
