import { CalendarDays } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ContactCard, type ContactCardProps } from './contact-card.tsx'
import { formatFirstDay } from './format.ts'
import { Rate, type RateProps } from './heading.tsx'

type SidebarProps = ContactCardProps & {
  standing: RateProps['standing']
  /** Slot: dates and the whole price for them. */
  booking: ReactNode
  /** As in `DecidingFigures`. */
  firstFree: string | null | undefined
}

/** The price, dates and the whole price for them first; then the seller, and a look at the space. */
export function Sidebar({ standing, booking, firstFree, ...contact }: SidebarProps) {
  const { listing, onContact, noContact } = contact
  const starting = formatFirstDay(listing.availableFrom, firstFree)
  return (
    <div className="flex flex-col gap-4 lg:sticky lg:top-20">
      <div className="max-lg:hidden print:hidden">
        <Rate listing={listing} standing={standing} />
      </div>
      <div className="empty:hidden print:hidden">{booking}</div>
      <ContactCard {...contact} />
      {!noContact && (
        <Card
          render={<section aria-labelledby="viewing-title" />}
          className="flex flex-col gap-3 p-5 print:hidden"
        >
          <h2 id="viewing-title" className="text-xl">
            Schedule a Viewing
          </h2>
          <p className="text-ink-soft">
            {starting ? `Available starting ${starting}` : 'Nothing is free at present.'}
          </p>
          <Button variant="secondary" onClick={() => onContact('viewing')} aria-haspopup="dialog">
            <CalendarDays aria-hidden="true" />
            Schedule Appointment
          </Button>
        </Card>
      )}
    </div>
  )
}
