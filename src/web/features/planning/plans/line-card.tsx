import type { ReactNode } from 'react'
import type { Listing } from '#contract/listings/listings.ts'
import { toDateRange } from '#domain/format-dates.ts'
import { AD_TYPE_LABELS } from '#domain/vocabulary.ts'
import { ListingLink } from '#web/listing-parts/listing-link.tsx'
import { ListingPicture } from '#web/listing-parts/listing-picture.tsx'
import { Card } from '#web/ui/card.tsx'

interface LineCardProps {
  /** Null: not offered any more. */
  listing: Listing | null
  first: string
  last: string
  quantity?: number
  /** Of the line, as its pin on the map has it. */
  number?: number
  price: ReactNode
  /** Why it is in the plan, and what has changed. */
  children?: ReactNode
  actions?: ReactNode
}

/** A line of a plan: the space, its days, what it costs and why it is there. */
export function LineCard({
  listing,
  first,
  last,
  quantity = 1,
  number,
  price,
  children,
  actions,
}: LineCardProps) {
  return (
    <Card render={<li />} className="flex flex-wrap gap-x-4 gap-y-3 p-4">
      {listing && (
        <ListingPicture
          listing={listing}
          sizes="7rem"
          className="h-20 w-28 shrink-0 overflow-hidden rounded-control max-sm:hidden"
        />
      )}
      <div className="flex min-w-0 flex-1 basis-60 flex-col gap-1">
        <h3 className="text-lg leading-snug wrap-anywhere">
          {number !== undefined && `${number}. `}
          {listing ? (
            <ListingLink id={listing.id} dates={{ first, last }} className="hover:underline">
              {listing.title}
            </ListingLink>
          ) : (
            'A space that is not offered any more'
          )}
        </h3>
        <p className="text-sm text-ink-soft">
          {listing && `${AD_TYPE_LABELS[listing.adType]} · ${listing.location.text} · `}
          {toDateRange({ first, last })}
          {quantity > 1 && ` · ${quantity} of it`}
        </p>
        {children}
      </div>
      <div className="flex flex-col items-start gap-2 max-sm:basis-full sm:items-end sm:text-right">
        {price}
      </div>
      {actions && <div className="flex basis-full flex-wrap items-center gap-2 print:hidden">{actions}</div>}
    </Card>
  )
}
