import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef, useState } from 'react'
import { ListingLink } from '#web/listing-parts/listing-link.tsx'
import { ListingPicture } from '#web/listing-parts/listing-picture.tsx'
import { ListingPrice } from '#web/listing-parts/listing-price.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Highlight } from '../../../map/highlight.ts'
import type { CardListing } from './card-listing.ts'

interface MapPeekProps {
  listings: readonly CardListing[]
  highlight: Highlight
  /** Goes to the space in the list. */
  onSelect: (listing: { id: number }) => void
}

/** On a phone, the results one by one over the map: swiped or stepped through, and their pins lit, without leaving it. */
export function MapPeek({ listings, highlight, onSelect }: MapPeekProps) {
  const strip = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  const placed = listings.filter(({ coordinates }) => coordinates !== null)
  if (placed.length === 0) return null
  const current = Math.min(at, placed.length - 1)
  const light = (index: number) => {
    const shown = placed[index]
    setAt(index)
    if (shown) highlight.set({ id: shown.id, coordinates: shown.coordinates })
  }
  const step = (by: 1 | -1) => {
    const next = Math.min(placed.length - 1, Math.max(0, current + by))
    strip.current?.children[next]?.scrollIntoView({ block: 'nearest', inline: 'center' })
    light(next)
  }
  return (
    <section aria-label="Spaces on the map" className="absolute inset-x-0 bottom-19 z-[450] md:hidden">
      <ul
        ref={strip}
        onScroll={(event) => {
          const next = findShown(event.currentTarget)
          if (next !== current) light(next)
        }}
        className="flex snap-x snap-mandatory gap-2 overflow-x-auto px-6 [scrollbar-width:none]"
      >
        {placed.map((listing) => (
          <li key={listing.id} className="w-full shrink-0 snap-center">
            <Peeked listing={listing} onSelect={onSelect} />
          </li>
        ))}
      </ul>
      <Step direction="previous" isEnd={current === 0} onPress={() => step(-1)} />
      <Step direction="next" isEnd={current === placed.length - 1} onPress={() => step(1)} />
    </section>
  )
}

function Peeked({ listing, onSelect }: { listing: CardListing; onSelect: MapPeekProps['onSelect'] }) {
  return (
    <article className="flex h-28 overflow-hidden rounded-card border border-rule bg-card shadow-pop">
      <ListingPicture listing={listing} sizes="96px" className="h-full w-24 shrink-0" />
      <div className="flex min-w-0 flex-1 flex-col px-3 pt-2">
        <h2 className="line-clamp-2 text-[0.9375rem] leading-snug">
          <ListingLink id={listing.id} dates={listing.asked}>
            {listing.title}
          </ListingLink>
        </h2>
        <div className="mt-auto flex items-center justify-between gap-2 pr-3">
          <ListingPrice listing={{ ...listing, near: undefined }} size="sm" />
          <Button variant="ghost" size="sm" onClick={() => onSelect(listing)} className="shrink-0">
            Show in list<span className="sr-only">: {listing.title}</span>
          </Button>
        </div>
      </div>
    </article>
  )
}

interface StepProps {
  direction: 'previous' | 'next'
  isEnd: boolean
  onPress: () => void
}

function Step({ direction, isEnd, onPress }: StepProps) {
  const [Icon, side, label] =
    direction === 'next'
      ? ([ChevronRight, 'right-0', 'Next space'] as const)
      : ([ChevronLeft, 'left-0', 'Previous space'] as const)
  if (isEnd) return null
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className={`absolute top-1/2 ${side} grid size-11 -translate-y-1/2 place-items-center`}
    >
      <span className="grid size-8 place-items-center rounded-full border border-rule bg-card shadow-card">
        <Icon aria-hidden="true" className="size-4" />
      </span>
    </button>
  )
}

/** The card whose middle is nearest to the strip's. */
function findShown(strip: HTMLElement): number {
  const middle = strip.scrollLeft + strip.clientWidth / 2
  const cards = [...strip.children] as HTMLElement[]
  const away = cards.map((card) => Math.abs(card.offsetLeft + card.offsetWidth / 2 - middle))
  return away.indexOf(Math.min(...away))
}
