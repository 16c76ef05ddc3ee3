import { CalendarDays, Mail, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Listing } from '#contract/listings.ts'
import { AnswerClock } from '#web/listing-parts/answer-clock.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { formatDay } from './format.ts'

type SidebarProps = {
  listing: Listing
  /** Slot above the seller: dates and price. */
  booking?: ReactNode
  onContact: (kind: 'message' | 'viewing' | 'call') => void
  /** Why the seller cannot be contacted, in place of the buttons. */
  noContact?: ReactNode
}

/** What it costs and when, the seller, and how to contact them. */
export function Sidebar({ listing, booking, onContact, noContact }: SidebarProps) {
  const { seller } = listing
  return (
    <div className="flex flex-col gap-4 lg:sticky lg:top-20">
      {booking}
      <Card render={<section aria-labelledby="contact-title" />} className="flex flex-col gap-4 p-5">
        <h2 id="contact-title" className="text-xl">
          Contact Advertiser
        </h2>
        <div className="flex items-center gap-3">
          <Avatar name={seller.company ?? seller.name} />
          <p className="min-w-0 leading-snug">
            <strong className="block">{seller.name}</strong>
            {seller.company && <span className="text-ink-soft">{seller.company}</span>}
          </p>
        </div>
        <AnswerClock answers={seller.answers} />
        <div className="flex flex-col gap-2">
          {noContact || (
            <>
              <Button variant="outline" onClick={() => onContact('call')} aria-haspopup="dialog">
                <Phone aria-hidden="true" />
                {seller.phone ?? 'Ask for a call'}
              </Button>
              <Button onClick={() => onContact('message')} aria-haspopup="dialog">
                <Mail aria-hidden="true" />
                Email
              </Button>
            </>
          )}
        </div>
      </Card>
      {!noContact && (
        <Card render={<section aria-labelledby="viewing-title" />} className="flex flex-col gap-3 p-5">
          <h2 id="viewing-title" className="text-xl">
            Schedule a Viewing
          </h2>
          <p className="text-ink-soft">Available starting {formatDay(listing.availableFrom)}</p>
          <Button variant="secondary" onClick={() => onContact('viewing')} aria-haspopup="dialog">
            <CalendarDays aria-hidden="true" />
            Schedule Appointment
          </Button>
        </Card>
      )}
    </div>
  )
}
