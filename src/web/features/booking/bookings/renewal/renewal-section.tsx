import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import type { Booking } from '#contract/booking/bookings.ts'
import { IfMay } from '#web/platform/auth/if-may.tsx'
import { Button } from '#web/ui/button.tsx'
import { LaterButtons } from '#web/ui/later-buttons.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { describeRenewal } from './renewal-words.ts'

const RenewalDialog = lazy(() => import('./renewal-dialog.tsx').then((m) => ({ default: m.RenewalDialog })))

/** The term after this one: offered by the seller, agreed by the buyer. */
export function RenewalSection({ booking }: { booking: Booking }) {
  const { renewal, canRenew, side } = booking
  const [isOpen, setIsOpen] = useState(false)
  if (!renewal && !canRenew && !isOpen) return null
  const isToRead = renewal?.status === 'quoted' && side === 'buyer'
  return (
    <PageSection title="Renewal" lead={describeRenewal(booking)}>
      {renewal && !isToRead && (
        <Link to="/bookings/$id" params={{ id: String(renewal.id) }} className="link self-start">
          See the next term, {renewal.reference}
        </Link>
      )}
      {isToRead && (
        <Button
          variant="outline"
          className="self-start"
          render={<Link to="/bookings/$id" params={{ id: String(renewal.id) }} />}
        >
          Read the offer
        </Button>
      )}
      {canRenew && (
        <IfMay needs="sell">
          <LaterButtons>
            <Button variant="outline" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
              Offer the next term
            </Button>
          </LaterButtons>
        </IfMay>
      )}
      <Suspense>{isOpen && <RenewalDialog booking={booking} onClose={() => setIsOpen(false)} />}</Suspense>
    </PageSection>
  )
}
