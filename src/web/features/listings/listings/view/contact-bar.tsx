import { MessageSquare, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { PriceText } from '#web/listing-parts/price-text.tsx'
import { Button } from '#web/ui/button.tsx'
import { CallButton } from './call-button.tsx'
import type { ContactProps } from './contact-card.tsx'

export type ContactBarProps = ContactProps & {
  /** Slot: booking where it is offered, else contact. */
  bar: (parts: { price: ReactNode; contact: ReactNode }) => ReactNode
}

/**
 * On screens without a second column: price and booking, or contact, stay in reach at the lower edge, and come to rest above the footer.
 * What floats there elsewhere makes room (`--bottom-bar`).
 */
export function ContactBar({ listing, onContact, noContact, bar }: ContactBarProps) {
  const { price, interval, seller } = listing
  const rate = <PriceText price={price} interval={interval} className="mr-auto" />
  const contact = !noContact && (
    <>
      <Button onClick={() => onContact('message')} aria-haspopup="dialog" className="noscript:hidden">
        <MessageSquare aria-hidden="true" />
        Message
      </Button>
      <CallButton listingId={listing.id} phone={seller.phone} onAsk={() => onContact('call')}>
        <Phone aria-hidden="true" />
        Call
      </CallButton>
    </>
  )
  return (
    <section
      data-bottom-bar
      aria-label="Price and contact"
      className="sticky bottom-0 z-20 flex min-h-16 flex-wrap items-center gap-2 border-t border-rule bg-card px-4 max-[22.5rem]:[&_svg]:hidden pt-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))] lg:hidden print:hidden"
    >
      {bar({ price: rate, contact })}
    </section>
  )
}
