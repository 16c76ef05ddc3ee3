import type { ReactNode } from 'react'
import type { Listing } from '#contract/listings/listings.ts'
import { toShortDate } from '#domain/format-dates.ts'
import { formatTerm } from '#domain/listings/listing-terms.ts'
import { describeEarliest } from './earliest.ts'
import { formatBasis, formatDailyViews } from './format.ts'

interface DecidingFiguresProps {
  listing: Listing
  /** `YYYY-MM-DD`; null when nothing is free, undefined where nothing is booked here. */
  firstFree: string | null | undefined
}

/** What decides whether a space is looked at any further, in one line: who sees it, for how long, at what start, from when. */
export function DecidingFigures({ listing, firstFree }: DecidingFiguresProps) {
  const { audience, minContract, setupFee, listingType, availabilityEnd } = listing
  return (
    <dl
      aria-label="The space in figures"
      className="grid grid-cols-2 overflow-hidden rounded-card border border-rule bg-card md:grid-cols-4 print:grid-cols-4 [&>div]:-mr-px [&>div]:-mb-px [&>div]:border-r [&>div]:border-b"
    >
      <Figure label="Audience" value={formatDailyViews(audience)} note={formatBasis(audience)} />
      <Figure label="Minimum" value={minContract ?? (listingType === 'sale' ? 'None, for sale' : null)} />
      <Figure label="Setup" value={setupFee === 0 ? 'Free' : formatTerm('setupFee', listing)} />
      <Figure
        label="Earliest date"
        value={describeEarliest(listing, firstFree)}
        note={availabilityEnd && `until ${toShortDate(availabilityEnd)}`}
      />
    </dl>
  )
}

function Figure({
  label,
  value,
  note,
}: {
  label: string
  value: ReactNode
  note?: string | null | undefined
}) {
  return (
    <div className="flex min-w-0 flex-col px-3.5 py-2.5 md:px-4 md:py-3">
      <dt className="text-[0.8125rem] text-ink-faint">{label}</dt>
      <dd className="line-clamp-2 font-display leading-snug font-bold tabular-nums md:text-lg md:leading-snug">
        {value ?? <span className="font-sans text-base font-normal text-ink-faint">Not stated</span>}
      </dd>
      {note && <dd className="line-clamp-2 text-[0.8125rem] leading-snug text-ink-soft">{note}</dd>}
    </div>
  )
}
