import { Link } from '@tanstack/react-router'
import { MapPin } from 'lucide-react'
import { lazy, memo, Suspense } from 'react'
import { distanceKm, type LatLng } from '#domain/geo.ts'
import { formatUsd } from '#domain/money.ts'
import { favorites, seenListings, useStoredSet } from '#web/listing-parts/listing-marks.ts'
import { TypeBadge } from '#web/ui/badge.tsx'
import { cn } from '#web/ui/cn.ts'
import { FavoriteButton } from '#web/ui/favorite-button.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { PriceText } from '#web/ui/price-text.tsx'
import { type Highlight, useIsHighlighted } from '../../map/highlight.ts'
import { KM_PER_MILE } from './active-filters.ts'
import type { CardListing } from './card-listing.ts'

interface ListingCardProps {
  listing: CardListing
  highlight: Highlight
  isSelected: boolean
  /** Whether Tab stops here: one card of the list at a time, arrow keys go on from it. */
  isTabStop: boolean
  /** In the first view. */
  eager: boolean
  /** Marked where they stand. */
  words: readonly string[]
  /** Where distances are measured from, when the list is in their order. */
  from: LatLng | undefined
}

// with the first search for words: most searches are for places
const MarkedText = lazy(() => import('./marked-text.tsx').then((m) => ({ default: m.MarkedText })))
const MatchExcerpt = lazy(() => import('./marked-text.tsx').then((m) => ({ default: m.MatchExcerpt })))

const SIZES = '(min-width: 1024px) 200px, (min-width: 768px) 40vw, calc(100vw - 2rem)'

/** One result. The title's link covers the card; the heart lies above it. */
export const ListingCard = memo(function ListingCard(props: ListingCardProps) {
  const { listing, highlight, isSelected, isTabStop, eager, words, from } = props
  const isHighlighted = useIsHighlighted(highlight, listing)
  const isFavorite = useStoredSet(favorites).has(listing.id)
  const { picture, foundIn } = listing
  const light = () => highlight.set({ id: listing.id, coordinates: listing.coordinates })
  const dim = () => highlight.set(null)
  return (
    <article
      data-listing={listing.id}
      aria-current={isSelected ? 'true' : undefined}
      onMouseEnter={light}
      onMouseLeave={dim}
      onFocus={light}
      onBlur={dim}
      className={cn(
        'group relative flex flex-col overflow-hidden rounded-card border bg-card transition-[border-color,box-shadow] duration-150 lg:flex-row',
        'has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus',
        isHighlighted ? 'shadow-pop' : 'shadow-card',
        isSelected ? 'border-primary ring-2 ring-primary' : isHighlighted ? 'border-control' : 'border-rule',
      )}
    >
      <Picture
        src={listing.imageUrl}
        alt=""
        sources={picture?.sources ?? []}
        placeholder={picture?.placeholder ?? null}
        sizes={SIZES}
        eager={eager}
        className="aspect-[16/10] shrink-0 lg:aspect-auto lg:min-h-40 lg:w-[38%] lg:max-w-[220px]"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-1.5 p-4 lg:py-3.5">
        <TypeBadge adType={listing.adType} className="self-start" />
        <h3 className="line-clamp-2 text-[1.0625rem] leading-snug">
          <Link
            to="/listing/$id"
            params={{ id: String(listing.id) }}
            tabIndex={isTabStop ? undefined : -1}
            onClick={() => seenListings.set(listing.id, true)}
            className="outline-none after:absolute after:inset-0 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4"
          >
            <Words text={listing.title} words={words} />
          </Link>
        </h3>
        <p className="flex items-start gap-1.5 text-sm text-ink-soft">
          <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-faint" />
          <span className="line-clamp-1">
            <Words text={listing.location.text} words={words} />
          </span>
          {from && listing.coordinates && (
            <span className="ml-auto shrink-0 text-ink-faint tabular-nums">
              {formatMiles(distanceKm(from, listing.coordinates))}
            </span>
          )}
        </p>
        {words.length > 0 && foundIn && (
          <Suspense>
            <MatchExcerpt listing={{ ...listing, ...foundIn }} words={words} />
          </Suspense>
        )}
        <CardPrice listing={listing} />
      </div>
      <FavoriteButton
        favorite={isFavorite}
        onFavoriteChange={(next) => favorites.set(listing.id, next)}
        className="absolute top-2.5 right-2.5 z-10"
      />
    </article>
  )
})

function Words({ text, words }: { text: string; words: readonly string[] }) {
  if (words.length === 0) return text
  return (
    <Suspense fallback={text}>
      <MarkedText text={text} words={words} />
    </Suspense>
  )
}

function formatMiles(km: number): string {
  const miles = km / KM_PER_MILE
  return miles < 10 ? `${miles.toFixed(1)} mi` : `${Math.round(miles).toLocaleString('en-US')} mi`
}

function CardPrice({ listing }: { listing: CardListing }) {
  const { price, interval, monthlyPrice } = listing
  const hasEquivalent = interval !== 'month' && interval !== 'one-time'
  return (
    <p className="mt-auto flex flex-wrap items-baseline gap-x-2 pt-1.5">
      <PriceText price={price} interval={interval} size="lg" />
      {hasEquivalent && (
        <span className="text-sm text-ink-faint tabular-nums">≈ {formatUsd(monthlyPrice)}/month</span>
      )}
    </p>
  )
}
