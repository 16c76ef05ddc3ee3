import { type ReactNode, useEffect } from 'react'
import type { ListingMarket } from '#contract/discovery/market.ts'
import { seenListings } from '#web/listing-parts/listing-marks.ts'
import { ContactBar, type ContactBarProps } from './contact-bar.tsx'
import { DecidingFigures } from './deciding-figures.tsx'
import { Gallery } from './gallery.tsx'
import { Heading } from './heading.tsx'
import { MarketSection } from './market-section.tsx'
import { Sidebar } from './sidebar.tsx'
import { ListingTabs } from './tabs.tsx'

type ListingScreenProps = ContactBarProps & {
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
  rating?: ReactNode
  /** Photos of earlier bookings. */
  shown?: ReactNode
}

export function ListingScreen(props: ListingScreenProps) {
  const {
    listing,
    market,
    now,
    map,
    back,
    actions,
    booking,
    bar,
    sellerLink,
    rating,
    shown,
    onContact,
    noContact,
  } = props
  const { firstFree } = listing
  useEffect(() => seenListings.set(listing.id, true), [listing.id])
  return (
    <>
      <div className="wrap-anywhere mx-auto max-w-[1240px] px-4 pt-2 pb-8 md:px-6 md:pt-4 print:p-0">
        <div className="print:hidden">{back}</div>
        {/* what is decided comes right after the pictures, in reading order too; wide screens set it beside them */}
        <article className="mt-1 grid gap-x-10 gap-y-8 print:grid-cols-[minmax(0,1fr)_12rem] print:gap-x-5 print:gap-y-3 lg:grid-cols-[minmax(0,1fr)_340px] lg:grid-rows-[auto_1fr] lg:gap-y-5">
          <div className="flex min-w-0 flex-col gap-5 print:gap-3">
            <Heading listing={listing} standing={market?.price} actions={actions} />
            <DecidingFigures listing={listing} firstFree={firstFree} />
            <Gallery listing={listing} />
          </div>
          <aside className="min-w-0 print:row-span-2 lg:row-span-2">
            <Sidebar
              {...{ listing, booking, firstFree, sellerLink, rating, onContact, noContact }}
              standing={market?.price}
            />
          </aside>
          <div className="flex min-w-0 flex-col gap-5 print:gap-3">
            <ListingTabs {...{ listing, now, map, firstFree }} isPinRough={market?.isPinRough ?? false} />
            {shown}
            <MarketSection key={listing.id} listing={listing} market={market} />
          </div>
        </article>
      </div>
      <ContactBar {...{ listing, onContact, noContact, bar }} />
    </>
  )
}
