import { lazy, memo, Suspense } from 'react'
import { toMonthDay } from '#domain/format-dates.ts'
import { distanceKm, type LatLng } from '#domain/geo.ts'
import { formatUsd } from '#domain/money.ts'
import { AnswerLine, PromptBadge } from '#web/listing-parts/answer-line.tsx'
import { CardFrame } from '#web/listing-parts/card-frame.tsx'
import { ListingLink } from '#web/listing-parts/listing-link.tsx'
import { ListingPlace } from '#web/listing-parts/listing-place.tsx'
import { ListingPrice } from '#web/listing-parts/listing-price.tsx'
import { TypeBadge } from '#web/listing-parts/type-badge.tsx'
import { cn } from '#web/ui/cn.ts'
import { type Highlight, useIsHighlighted } from '../../../map/highlight.ts'
import type { CardListing } from './card-listing.ts'
import { formatMiles } from './format-miles.ts'

interface ListingCardProps {
  listing: CardListing
  highlight: Highlight
  isSelected: boolean
  /** Roving tabindex: whether this card is the list's Tab stop; arrow keys move on from it. */
  isTabStop: boolean
  /** Above the fold: loaded eagerly. */
  eager: boolean
  /** Search terms to highlight. */
  words: readonly string[]
  /** Reference point of distances, when the list is sorted by distance. */
  from: LatLng | undefined
}

// lazy-loaded with the first text search: most searches are for places
const MarkedText = lazy(() => import('./marked-text.tsx').then((m) => ({ default: m.MarkedText })))
const MatchExcerpt = lazy(() => import('./marked-text.tsx').then((m) => ({ default: m.MatchExcerpt })))

const SIZES = '(min-width: 1024px) 200px, (min-width: 768px) 40vw, calc(100vw - 2rem)'

/** One result. The title's link covers the card (stretched link); the heart is above it. */
export const ListingCard = memo(function ListingCard(props: ListingCardProps) {
  const { listing, highlight, isSelected, isTabStop, eager, words, from } = props
  const isHighlighted = useIsHighlighted(highlight, listing)
  const { foundIn } = listing
  const light = () => highlight.set({ id: listing.id, coordinates: listing.coordinates })
  const dim = () => highlight.set(null)
  return (
    <CardFrame
      data-listing={listing.id}
      aria-current={isSelected ? 'true' : undefined}
      onMouseEnter={light}
      onMouseLeave={dim}
      onFocus={light}
      onBlur={dim}
      listing={listing}
      planned={listing.asked}
      titleId={`card-${listing.id}`}
      picture={{
        sizes: SIZES,
        eager,
        // a photograph's proportions: nothing that is written on it is cut off
        className:
          'aspect-[16/10] lg:m-3 lg:mr-0 lg:aspect-[4/3] lg:w-[38%] lg:max-w-[220px] lg:self-start lg:rounded-sm',
      }}
      bodyClassName="lg:py-3.5"
      className={cn(
        'transition-[border-color,box-shadow] duration-150 lg:flex-row',
        'has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus',
        isHighlighted && 'shadow-pop',
        isSelected ? 'border-primary ring-2 ring-primary' : isHighlighted && 'border-control',
      )}
    >
      <div className="flex flex-wrap items-center gap-2">
        <TypeBadge adType={listing.adType} />
        {listing.answers?.isPrompt && <PromptBadge />}
      </div>
      <h3 id={`card-${listing.id}`} className="line-clamp-2 text-[1.0625rem] leading-snug">
        <ListingLink
          id={listing.id}
          dates={listing.asked}
          tabIndex={isTabStop ? undefined : -1}
          className="outline-none after:absolute after:inset-0 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4"
        >
          <Words text={listing.title} words={words} />
        </ListingLink>
      </h3>
      <ListingPlace>
        <span className="line-clamp-1">
          <Words text={listing.location.text} words={words} />
        </span>
        {from && listing.coordinates && (
          <span className="ml-auto shrink-0 text-ink-faint tabular-nums">
            {formatMiles(distanceKm(from, listing.coordinates))}
          </span>
        )}
      </ListingPlace>
      <CardFacts listing={listing} />
      {listing.answers && <AnswerLine answers={listing.answers} />}
      {words.length > 0 && foundIn && (
        <Suspense>
          <MatchExcerpt listing={{ ...listing, ...foundIn }} words={words} />
        </Suspense>
      )}
      <CardPrice listing={listing} />
    </CardFrame>
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

const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 })

/** What two cards of one price differ by: "11.8K views/day · free from Dec 3". */
function CardFacts({ listing: { dailyViews, freeFrom, dated } }: { listing: CardListing }) {
  const facts = [
    dailyViews && `${compact.format(dailyViews).toLowerCase()} views/day`,
    freeFrom && !dated && `free from ${toMonthDay(freeFrom)}`,
    freeFrom === null && 'nothing free',
  ].filter(Boolean)
  if (facts.length === 0) return null
  return <p className="line-clamp-1 text-sm text-ink-soft tabular-nums">{facts.join(' · ')}</p>
}

function CardPrice({ listing }: { listing: CardListing }) {
  const { interval, monthlyPrice, dated } = listing
  const hasEquivalent = !dated && interval !== 'month' && interval !== 'one-time'
  return (
    <p className="mt-auto flex flex-wrap items-baseline gap-x-2 pt-1.5">
      <ListingPrice listing={listing} size="lg" />
      {hasEquivalent && (
        <span className="text-sm text-ink-faint tabular-nums">≈ {formatUsd(monthlyPrice)}/month</span>
      )}
    </p>
  )
}
