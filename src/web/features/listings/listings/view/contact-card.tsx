import { Mail, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Listing } from '#contract/listings/listings.ts'
import { sellerLabel } from '#domain/listings/seller-label.ts'
import { AnswerClock } from '#web/listing-parts/answer-clock.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { CallButton } from './call-button.tsx'

export type ContactKind = 'message' | 'viewing' | 'call'

export interface ContactProps {
  listing: Listing
  onContact: (kind: ContactKind) => void
  /** Why the seller cannot be contacted, in place of the buttons. */
  noContact?: ReactNode
}

export type ContactCardProps = ContactProps & {
  /** Slot: the link to everything else of this seller, around their name. */
  sellerLink: (name: ReactNode) => ReactNode
  /** Slot: what buyers say of them. */
  rating?: ReactNode
}

/** Whose space it is, and how to reach them. */
export function ContactCard({ listing, sellerLink, rating, onContact, noContact }: ContactCardProps) {
  const { seller } = listing
  return (
    <Card
      render={<section aria-labelledby="contact-title" />}
      className="flex break-inside-avoid flex-col gap-4 p-5 print:gap-2 print:p-3"
    >
      <h2 id="contact-title" className="text-xl">
        Contact Advertiser
      </h2>
      <div className="flex items-center gap-3">
        <Avatar name={sellerLabel(seller)} />
        <p className="min-w-0 leading-snug">
          <strong className="block">{sellerLink(seller.name)}</strong>
          {seller.company && <span className="text-ink-soft">{seller.company}</span>}
          {rating}
        </p>
      </div>
      <AnswerClock answers={seller.answers} />
      <div className="flex flex-col gap-2">
        {noContact || (
          <>
            <CallButton listingId={listing.id} phone={seller.phone} onAsk={() => onContact('call')}>
              <Phone aria-hidden="true" />
              {seller.phone ?? 'Ask for a call'}
            </CallButton>
            <Button onClick={() => onContact('message')} aria-haspopup="dialog" className="print:hidden">
              <Mail aria-hidden="true" />
              Email
            </Button>
          </>
        )}
      </div>
    </Card>
  )
}
