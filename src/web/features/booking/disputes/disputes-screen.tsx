import { useInfiniteQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { DeskDispute } from '#contract/booking/disputes.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { PagedList } from '#web/ui/paged-list.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { DisputeItem } from './dispute-item.tsx'
import { type DisputeView, disputesQuery } from './queries.ts'

const Decision = lazy(() => import('./decision.tsx').then((m) => ({ default: m.Decision })))

const VIEWS = [
  { value: 'open', label: 'Open' },
  { value: 'decided', label: 'Decided' },
] as const

/** Bookings that a side disputes; an admin decides them. */
export function DisputesScreen() {
  const [view, setView] = useState<DisputeView>('open')
  const [deciding, setDeciding] = useState<DeskDispute | null>(null)
  const query = useInfiniteQuery(disputesQuery(view))
  return (
    <>
      <SegmentedControl
        legend="Status"
        options={VIEWS}
        value={view}
        onValueChange={setView}
        className="mb-4 noscript:hidden"
      />
      <PagedList
        query={query}
        things="disputes"
        empty={
          view === 'open'
            ? 'Either side may dispute a booking, from when it is booked to 30 days after its end.'
            : 'What was decided or withdrawn is listed here.'
        }
      >
        {(rows) => (
          <ul className="flex flex-col gap-3">
            {rows.map((dispute) => (
              <DisputeItem key={dispute.id} dispute={dispute} onDecide={() => setDeciding(dispute)} />
            ))}
          </ul>
        )}
      </PagedList>
      <Dialog open={deciding !== null} onOpenChange={(isOpen) => !isOpen && setDeciding(null)}>
        {deciding && (
          <Suspense>
            <Decision key={deciding.id} dispute={deciding} onClose={() => setDeciding(null)} />
          </Suspense>
        )}
      </Dialog>
    </>
  )
}
