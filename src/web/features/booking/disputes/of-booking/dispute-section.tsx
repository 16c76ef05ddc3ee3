import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { Booking } from '#contract/booking/bookings.ts'
import { toShortDate } from '#domain/format-dates.ts'
import { useMay } from '#web/platform/auth/use-may.ts'
import { Button } from '#web/ui/button.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { DisputeItem } from './dispute-item.tsx'
import { bookingDisputesQuery } from './queries.ts'
import type { DisputeStep } from './use-dispute-step.ts'

const ProblemDialog = lazy(() => import('./problem-dialog.tsx').then((m) => ({ default: m.ProblemDialog })))
const DisputeDialog = lazy(() => import('./dispute-dialog.tsx').then((m) => ({ default: m.DisputeDialog })))

/** Before it is booked there is nothing to dispute. */
const DISPUTABLE: readonly Booking['status'][] = ['booked', 'in-flight', 'completed', 'cancelled']

/** What is disputed about a booking, and disputing it. */
export function DisputeSection({ booking }: { booking: Booking }) {
  const isDisputable = DISPUTABLE.includes(booking.status)
  const { data } = useQuery({ ...bookingDisputesQuery(booking.id), enabled: isDisputable })
  const [open, setOpen] = useState<DisputeStep | null>(null)
  const may = useMay('undo')
  const [isReporting, setReporting] = useState(false)
  if (!isDisputable || !data || (data.disputes.length === 0 && !data.canOpen)) return null
  const { reportable } = data
  const lead =
    data.until && data.canOpen && `If something is not as agreed, say so by ${toShortDate(data.until)}.`
  return (
    <PageSection id="problem" title="Disputes" lead={lead}>
      {data.disputes.length > 0 && (
        <ul className="flex flex-col gap-4">
          {data.disputes.map((dispute) => (
            <li key={dispute.id}>
              <DisputeItem dispute={dispute} side={booking.side} onStep={setOpen} />
            </li>
          ))}
        </ul>
      )}
      {reportable && data.canOpen && may && (
        <Button
          variant="outline"
          className="self-start noscript:hidden"
          aria-haspopup="dialog"
          onClick={() => setReporting(true)}
        >
          Report a problem
        </Button>
      )}
      {data.canOpen && !reportable && may && (
        <Button
          variant="outline"
          className="self-start"
          aria-haspopup="dialog"
          onClick={() => setOpen('open')}
        >
          Open a dispute
        </Button>
      )}
      <Suspense>
        {isReporting && reportable && (
          <ProblemDialog booking={booking} reportable={reportable} onClose={() => setReporting(false)} />
        )}
        {open && <DisputeDialog bookingId={booking.id} step={open} onClose={() => setOpen(null)} />}
      </Suspense>
    </PageSection>
  )
}
