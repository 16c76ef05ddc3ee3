import type { ReactNode } from 'react'
import type { Listing } from '#contract/listings/listings.ts'
import { CardFrame } from '#web/listing-parts/card-frame.tsx'
import { setCompared } from '#web/listing-parts/compare-toggle.tsx'
import { compared, useStoredSet } from '#web/listing-parts/compared.ts'
import { ListingLink } from '#web/listing-parts/listing-link.tsx'
import { ListingPlace } from '#web/listing-parts/listing-place.tsx'
import { PriceText } from '#web/listing-parts/price-text.tsx'
import { TypeBadge } from '#web/listing-parts/type-badge.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'

const PICTURE = {
  sizes: '(min-width: 1024px) 22rem, (min-width: 640px) 50vw, 100vw',
  className: 'aspect-[16/10]',
}

/** A space of a list that somebody chose, with what they say of it. */
export function FavoriteCard({ listing, children }: { listing: Listing; children?: ReactNode }) {
  const isCompared = useStoredSet(compared).has(listing.id)
  return (
    <CardFrame
      listing={listing}
      hasCompare={false}
      picture={PICTURE}
      className="wrap-anywhere h-full break-inside-avoid"
    >
      <TypeBadge adType={listing.adType} className="self-start" />
      <h2 className="line-clamp-2 text-[1.0625rem] leading-snug">
        <ListingLink
          id={listing.id}
          className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4"
        >
          {listing.title}
        </ListingLink>
      </h2>
      <ListingPlace>
        <span className="line-clamp-1">{listing.location.text}</span>
      </ListingPlace>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 pt-1.5">
        <PriceText price={listing.price} interval={listing.interval} size="lg" />
        <Checkbox
          label={
            <>
              Compare<span className="sr-only"> {listing.title}</span>
            </>
          }
          checked={isCompared}
          onChange={(event) => setCompared(listing.id, event.target.checked)}
          className="relative z-10 print:hidden"
        />
      </div>
      {children}
    </CardFrame>
  )
}
