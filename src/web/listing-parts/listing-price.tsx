import { lazy, Suspense } from 'react'
import type { FoundListing } from '#contract/discovery/search.ts'
import { toWholeDollars } from '#domain/dollars.ts'
import { PriceText } from './price-text.tsx'

export type PricedListing = Pick<FoundListing, 'price' | 'interval' | 'dated' | 'leastDays' | 'near'>

type ListingPriceProps = { listing: PricedListing; size?: 'sm' | 'default' | 'lg' }

// loaded with the first search by dates
const DatedNote = lazy(() => import('./dated-note.tsx').then((m) => ({ default: m.DatedNote })))

/** What a space costs for the dates searched for, all in; its rate without dates, or where it is not sold for them. */
export function ListingPrice({ listing, size = 'default' }: ListingPriceProps) {
  const { price, interval, dated, leastDays, near } = listing
  const text = dated ? { price: toWholeDollars(dated.totalCents) } : { price, interval }
  if (!dated && !leastDays && !near) return <PriceText {...text} size={size} />
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      <PriceText {...text} size={size} />
      <Suspense>
        <DatedNote {...{ dated, leastDays, near }} />
      </Suspense>
    </span>
  )
}
