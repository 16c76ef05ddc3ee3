import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import type { MapAnswer } from '#contract/discovery/search.ts'
import { LOAD_MORE_AT } from '#domain/limits.ts'
import { useCountCards } from '#web/listing-parts/use-count-cards.ts'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LiveRegion } from '#web/ui/live-region.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { useRovingFocus } from '#web/ui/use-roving-focus.ts'
import type { Highlight } from '../../../map/highlight.ts'
import { announce } from './announce.ts'
import type { CardListing } from './card-listing.ts'
import { CardSkeletons } from './card-skeletons.tsx'
import { ListingCard } from './listing-card.tsx'
import { MoreResults } from './more-results.tsx'
import { parsePoint, type SearchState } from './search-state.ts'
import { listTypedWords } from './typed-words.ts'
import { Understood } from './understood.tsx'
import { useCountSearch } from './use-count-search.ts'
import { useLateCards } from './use-late-cards.ts'
import type { SearchResults } from './use-results.ts'
import { withReading } from './with-reading.ts'

interface ResultsProps {
  state: SearchState
  results: SearchResults
  highlight: Highlight
  /** The map's response to the same search, with its interpretation. */
  answer: MapAnswer | undefined
  /** Slot of an empty list: as in `NoResults`. */
  alert: ReactNode
}

const NoResults = lazy(() => import('./no-results.tsx').then((m) => ({ default: m.NoResults })))

const EAGER_CARDS = 3

/** The result list in each state: loading, failed, empty, with results. */
export function Results({ state, results, highlight, answer, alert }: ResultsProps) {
  const { listings, total, error, isUpdating } = results
  useCountSearch(state, answer, isUpdating ? undefined : total)
  const typed = listTypedWords(state, answer)
  // a stable array for the same terms: a new one would re-render the cards
  // biome-ignore lint/correctness/useExhaustiveDependencies: compared by content
  const words = useMemo(() => typed, [typed.join(' ')])
  return (
    <div aria-busy={isUpdating}>
      {/* between the page's heading and those of the cards */}
      <h2 className="sr-only">Spaces found</h2>
      <Understood state={state} answer={answer} />
      <LiveRegion>{total === undefined || isUpdating ? '' : announce(total)}</LiveRegion>
      {error && listings.length === 0 ? (
        <ErrorState
          title={`Error loading listings: ${error.message || 'An unknown error occurred'}`}
          onRetry={results.retry}
        />
      ) : (
        <>
          {total === undefined && <LoadingState label="Loading listings..." className="py-3" />}
          {total !== undefined && isUpdating && <Updating />}
          {total === undefined && <CardSkeletons />}
          {total === 0 && !isUpdating && (
            <Suspense>
              <NoResults state={withReading(state, answer)} answer={answer} alert={alert} />
            </Suspense>
          )}
          <Cards {...{ listings, state, highlight, isUpdating, words }} />
          {listings.length >= LOAD_MORE_AT && <MoreResults state={state} results={results} />}
          {results.moreError && (
            <div role="alert" className="flex flex-wrap items-center justify-center gap-3 pb-4 text-danger">
              <p>Error loading listings: {results.moreError.message || 'An unknown error occurred'}</p>
              <Button variant="outline" size="sm" onClick={results.loadMore}>
                Try Again
              </Button>
            </div>
          )}
        </>
      )}
    </div>
  )
}

/** Takes no layout space: the cards below must not shift. */
function Updating() {
  return (
    <div className="pointer-events-none sticky top-[calc(var(--header)+5rem)] z-20 flex h-0 justify-center md:top-[calc(var(--header)+2rem)]">
      <LoadingState
        label="Loading listings..."
        className="h-10 shrink-0 rounded-pill border border-rule bg-card px-4 py-0 text-sm shadow-pop"
      />
    </div>
  )
}

interface CardsProps {
  listings: readonly CardListing[]
  state: SearchState
  highlight: Highlight
  isUpdating: boolean
  words: readonly string[]
}

function Cards({ listings, state, highlight, isUpdating, words }: CardsProps) {
  const list = useRef<HTMLUListElement>(null)
  const isHydrated = useIsHydrated()
  const from = useMemo(
    () => (state.sort === 'distance' ? parsePoint(state.near) : undefined),
    [state.sort, state.near],
  )
  const roving = useRovingFocus(
    list,
    listings.map((listing) => listing.id),
    'data-listing',
  )
  useScrollToSelected(list, state.selected, listings.length > 0)
  useLateCards(list, listings.length)
  useCountCards(
    list,
    listings.map((listing) => listing.id),
  )
  if (listings.length === 0) return null
  return (
    <ul
      ref={list}
      aria-label="Results"
      onKeyDown={roving.onKeyDown}
      onFocus={roving.onFocus}
      className={cn('grid gap-3 transition-opacity duration-150', isUpdating && 'opacity-60')}
    >
      {listings.map((listing, i) => (
        <li
          key={listing.id}
          className={cn(
            '-m-2 min-w-0 scroll-mt-20 p-2',
            i >= EAGER_CARDS && 'render-late lg:[--late-height:12rem]',
          )}
        >
          <ListingCard
            listing={listing}
            highlight={highlight}
            isSelected={state.selected === listing.id}
            isTabStop={!isHydrated || roving.stop === listing.id}
            eager={i < EAGER_CARDS}
            words={words}
            from={from}
          />
        </li>
      ))}
    </ul>
  )
}

/** Scrolls the space selected on the map into view, unless it already is. */
function useScrollToSelected(
  list: RefObject<HTMLElement | null>,
  selected: number | undefined,
  hasCards: boolean,
) {
  useEffect(() => {
    if (selected === undefined || !hasCards) return
    const card = list.current?.querySelector(`[data-listing="${selected}"]`)
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    // after the phone has switched from the map to the list
    requestAnimationFrame(() =>
      card?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'auto' : 'smooth' }),
    )
  }, [list, selected, hasCards])
}

function useIsHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(false)
  useEffect(() => setIsHydrated(true), [])
  return isHydrated
}
