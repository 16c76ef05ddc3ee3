import { MapPin } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import type { Listing } from '#contract/listings.ts'
import { formatUsd } from '#domain/money.ts'
import { LISTING_TYPE_LABELS } from '#domain/vocabulary.ts'
import { FavoriteToggle } from '#web/listing-parts/favorite-toggle.tsx'
import { seenListings } from '#web/listing-parts/listing-marks.ts'
import { PriceText } from '#web/listing-parts/price-text.tsx'
import { TypeBadge } from '#web/listing-parts/type-badge.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Gallery } from './gallery.tsx'
import { Sidebar } from './sidebar.tsx'
import { ListingTabs } from './tabs.tsx'

type ListingScreenProps = {
  listing: Listing
  now: Date
  map: ReactNode
  /** Link back to where the visitor came from. */
  back: ReactNode
  /** Slots for controls of other features. */
  actions?: ReactNode
  booking?: ReactNode
  /** The visitor wants to message the seller, or to view the space. */
  onContact: (kind: 'message' | 'viewing' | 'call') => void
  noContact?: ReactNode
}

export function ListingScreen(props: ListingScreenProps) {
  const { listing, now, map, back, actions, booking, onContact, noContact } = props
  useEffect(() => seenListings.set(listing.id, true), [listing.id])
  return (
    <div className="wrap-anywhere mx-auto max-w-[1240px] px-4 py-5 md:px-6">
      {back}
      <div className="mt-4 grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_340px]">
        <article className="flex min-w-0 flex-col gap-6">
          <Gallery listing={listing} />
          <Heading listing={listing} actions={actions} />
          <ListingTabs listing={listing} now={now} map={map} />
        </article>
        <aside>
          <Sidebar {...{ listing, booking, onContact, noContact }} />
        </aside>
      </div>
    </div>
  )
}

function Heading({ listing, actions }: Pick<ListingScreenProps, 'listing' | 'actions'>) {
  const { price, interval, monthlyPrice } = listing
  const isMonthly = interval === 'month' || interval === 'one-time'
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <TypeBadge adType={listing.adType} />
        <Badge>{LISTING_TYPE_LABELS[listing.listingType]}</Badge>
        {listing.status !== 'active' && <Badge variant="highlight">{listing.status}</Badge>}
        <span className="ml-auto flex gap-2">
          {actions}
          <FavoriteToggle id={listing.id} />
        </span>
      </div>
      <h1 className="text-3xl md:text-4xl">{listing.title}</h1>
      <p className="flex items-start gap-1.5 text-ink-soft">
        <MapPin aria-hidden="true" className="mt-1 size-4 shrink-0" />
        {listing.location.text}
      </p>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <PriceText price={price} interval={interval} size="xl" />
        {!isMonthly && <span className="text-ink-faint">about {formatUsd(monthlyPrice)} a month</span>}
      </p>
    </div>
  )
}
