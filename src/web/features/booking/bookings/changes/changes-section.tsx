import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { Booking } from '#contract/booking/bookings.ts'
import { Button } from '#web/ui/button.tsx'
import { LaterButtons } from '#web/ui/later-buttons.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { PastChange } from './past-change.tsx'
import { changesQuery } from './queries.ts'

const OfferDialog = lazy(() => import('./offer-dialog.tsx').then((m) => ({ default: m.OfferDialog })))
const AskDialog = lazy(() => import('./ask-dialog.tsx').then((m) => ({ default: m.AskDialog })))

/** Asking for a change, and what became of earlier ones. */
export function ChangesSection({ booking }: { booking: Booking }) {
  const { data } = useQuery(changesQuery(booking.id))
  const [asking, setAsking] = useState<'change' | 'offer' | null>(null)
  if (!data) return null
  const past = data.changes.filter(({ status }) => status !== 'proposed')
  // also while its dialog is open: what ended meanwhile does not take away what is typed
  if (past.length === 0 && data.kinds.length === 0 && !asking) return null
  return (
    <PageSection
      title="Changes"
      lead={
        data.kinds.includes('change') &&
        'Either of you can ask for other dates, extras or another price. Both have to agree.'
      }
    >
      {past.length > 0 && (
        <ul className="flex flex-col gap-4">
          {past.map((change) => (
            <li key={change.id}>
              <PastChange booking={booking} change={change} />
            </li>
          ))}
        </ul>
      )}
      <LaterButtons>
        {data.kinds.includes('change') && (
          <Button variant="outline" aria-haspopup="dialog" onClick={() => setAsking('change')}>
            Ask for a change
          </Button>
        )}
        {data.kinds.includes('credit') && booking.side === 'seller' && (
          <Button variant="outline" aria-haspopup="dialog" onClick={() => setAsking('offer')}>
            Make up for lost days
          </Button>
        )}
      </LaterButtons>
      <Suspense>
        {asking === 'change' && <AskDialog booking={booking} onClose={() => setAsking(null)} />}
        {asking === 'offer' && (
          <OfferDialog booking={booking} kinds={data.kinds} onClose={() => setAsking(null)} />
        )}
      </Suspense>
    </PageSection>
  )
}
