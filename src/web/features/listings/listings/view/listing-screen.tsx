import { type ReactNode, useEffect } from 'react'
import type { ListingMarket } from '#contract/discovery/market.ts'
import { seenListings } from '#web/listing-parts/listing-marks.ts'
import { ContactBar } from './contact-bar.tsx'
import type { ContactProps } from './contact-card.tsx'
import { DecidingFigures } from './deciding-figures.tsx'
import { Gallery } from './gallery.tsx'
import { Heading } from './heading.tsx'
import { MarketSection } from './market-section.tsx'
import { Sidebar } from './sidebar.tsx'
import { ListingTabs } from './tabs.tsx'

type ListingScreenProps = ContactProps & {
  /** Undefined until it is read. */
  market: ListingMarket | undefined
  now: Date
  /** Draws the map, once it is looked for. */
  map: () => ReactNode
  /** Link back to where the visitor came from. */
  back: ReactNode
  /** Slots for controls of other features. */
  actions: ReactNode
  booking: ReactNode
  sellerLink: (name: ReactNode) => ReactNode
}

export function ListingScreen(props: ListingScreenProps) {
  const { listing, market, now, map, back, actions, booking, sellerLink, onContact, noContact } = props
  const { firstFree } = listing
  useEffect(() => seenListings.set(listing.id, true), [listing.id])
  return (
    <>
      <div className="wrap-anywhere mx-auto max-w-[1240px] px-4 pt-2 pb-8 md:px-6 md:pt-4 print:p-0">
        <div className="print:hidden">{back}</div>
        <div className="mt-1 grid gap-x-10 gap-y-8 print:grid-cols-[minmax(0,1fr)_12rem] print:gap-x-5 lg:grid-cols-[minmax(0,1fr)_340px]">
          <article className="flex min-w-0 flex-col gap-5 print:gap-3">
            <Heading listing={listing} actions={actions} />
            <DecidingFigures listing={listing} firstFree={firstFree} />
            <Gallery listing={listing} />
            <ListingTabs {...{ listing, now, map, firstFree }} />
            <MarketSection key={listing.id} listing={listing} market={market} />
          </article>
          <aside>
            <Sidebar
              {...{ listing, booking, firstFree, sellerLink, onContact, noContact }}
              standing={market?.price}
            />
          </aside>
        </div>
      </div>
      <ContactBar {...{ listing, onContact, noContact }} />
    </>
  )
}
