import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PriceStanding } from '#contract/discovery/market.ts'
import type { Listing } from '#contract/listings/listings.ts'
import { formatUsd } from '#domain/money.ts'
import { LISTING_TYPE_LABELS } from '#domain/vocabulary.ts'
import { PriceText } from '#web/listing-parts/price-text.tsx'
import { StatusBadge } from '#web/listing-parts/status-badge.tsx'
import { TypeBadge } from '#web/listing-parts/type-badge.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { PriceVerdict } from './price-verdict.tsx'

export type RateProps = { listing: Listing; standing: PriceStanding | null | undefined }

/** What it is, where, and for how much: the first thing on the page. */
export function Heading({ listing, standing, actions }: RateProps & { actions: ReactNode }) {
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <TypeBadge adType={listing.adType} />
        <Badge>{LISTING_TYPE_LABELS[listing.listingType]}</Badge>
        {listing.status !== 'active' && <StatusBadge status={listing.status} />}
        <span className="ml-auto flex items-center gap-2 print:hidden">{actions}</span>
      </div>
      <h1 className="text-2xl md:text-4xl">{listing.title}</h1>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="flex items-start gap-1.5 text-ink-soft">
          <MapPin aria-hidden="true" className="mt-1 size-4 shrink-0" />
          {listing.location.text}
        </p>
        <div className="lg:hidden">
          <Rate listing={listing} standing={standing} />
        </div>
      </div>
    </div>
  )
}

/** The price, and whether it is much or little. */
export function Rate({ listing, standing }: RateProps) {
  return (
    <div className="flex flex-col gap-1">
      <Price listing={listing} />
      {standing && <PriceVerdict standing={standing} adType={listing.adType} />}
    </div>
  )
}

/** As the seller states it, and by the month. */
function Price({ listing: { price, interval, monthlyPrice } }: { listing: Listing }) {
  const isMonthly = interval === 'month' || interval === 'one-time'
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <PriceText price={price} interval={interval} size="xl" />
      {!isMonthly && <span className="text-ink-faint">about {formatUsd(monthlyPrice)} a month</span>}
    </p>
  )
}
