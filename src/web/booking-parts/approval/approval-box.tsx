import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import type { Booking } from '#contract/booking/bookings.ts'
import { useMay } from '#web/platform/auth/use-may.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { RefusalError } from '../refusal-error.tsx'
import { describeApproval, isOfTerms } from './approval-words.ts'
import { useTakeBack } from './use-approval.ts'

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
          <>
            {asking && decides && isOfTerms(asking.step) && (
              <div className="flex flex-wrap gap-2 noscript:hidden">
                <Button aria-haspopup="dialog" onClick={() => setOpen('approve')}>
                  Approve and send
                </Button>
                <Button variant="ghost" aria-haspopup="dialog" onClick={() => setOpen('decline')}>
                  Decline
                </Button>
              </div>
            )}
            {asking?.state === 'waiting' && <AskingLink asking={asking} />}
            {asking?.canTakeBack && <TakeBack booking={booking} askingId={asking.id} />}
          </>
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

type ShownAsking = NonNullable<NonNullable<Booking['approval']>['asking']>

/** What is not on this page is read on a page of its own, which needs no scripts either. */
function AskingLink({ asking: { id, step, canDecide } }: { asking: ShownAsking }) {
  const link = (
    <Link to="/bookings/approvals/$id" params={{ id: String(id) }} className="link">
      {canDecide ? 'Read and decide' : 'Read what was asked'}
    </Link>
  )
  return isOfTerms(step) ? <noscript>{link}</noscript> : <p>{link}</p>
}

function TakeBack({ booking, askingId }: { booking: Booking; askingId: number }) {
  const takeBack = useTakeBack({ askingId, bookingId: booking.id })
  return (
    <div className="mt-2 flex flex-col gap-2 noscript:hidden">
      <Button
        variant="outline"
        size="sm"
        className="self-start"
        pending={takeBack.isPending}
        onClick={() => takeBack.mutate()}
      >
        Take it back
      </Button>
      <RefusalError error={takeBack.error} />
    </div>
  )
}
