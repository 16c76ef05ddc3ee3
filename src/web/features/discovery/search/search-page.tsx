import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { searchedDays } from '#web/listing-parts/searched-days.ts'
import { cn } from '#web/ui/cn.ts'
import { ServerMarkup } from '#web/ui/server-markup.tsx'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { createHighlight } from '../../../map/highlight.ts'
import type { TileUrls } from '../../../map/tiles.ts'
import { withoutFilters } from './active-filters.ts'
import { hasSearch } from './has-search.ts'
import { Hero } from './hero.tsx'
import { HeroSearch } from './hero-search.tsx'
import { HomeSections } from './home-sections.tsx'
import { rememberWhere } from './last-search.ts'
import { MapColumn } from './map-column.tsx'
import { isAnswerTo, mapQuery, SERVER_ZOOM } from './queries.ts'
import { ResultsColumn } from './results-column.tsx'
import { SearchActions } from './search-actions.tsx'
import type { SearchState } from './search-state.ts'
import { RESULTS_ID } from './show-results.ts'
import { Toolbar } from './toolbar.tsx'
import { useFilterPanel } from './use-filter-panel.ts'
import { useIsMapWanted } from './use-is-map-wanted.ts'
import { useMapTarget } from './use-map-target.ts'
import { useResults } from './use-results.ts'
import { useSearch } from './use-search.ts'
import { useSearchSteps } from './use-search-steps.ts'
import { ViewSwitch } from './view-switch.tsx'
import { describeWhere, formatWhere, listPlaces } from './where.ts'
import { withReading } from './with-reading.ts'

const FilterSheet = lazy(() => import('./filter-sheet.tsx').then((m) => ({ default: m.FilterSheet })))

type SearchPageProps = {
  tileUrls: TileUrls
  /** Saves a search. */
  renderSave: (state: SearchState) => ReactNode
  /** Keeps a search that finds nothing yet. */
  renderAlert: (state: SearchState) => ReactNode
}

/** What is compared next is compared for the days of this search, once its words are understood. */
function useRememberDays({ availableFrom: from, availableTo: to }: SearchState, isRead: boolean) {
  useEffect(() => {
    if (isRead) searchedDays.keep(from && to ? { from, to } : {})
  }, [isRead, from, to])
}

/** Home: hero, search, filters, map and list, with the search state in the URL. */
export function SearchPage({ tileUrls, renderSave, renderAlert }: SearchPageProps) {
  const { state, go } = useSearch()
  const [zoom, setZoom] = useState(SERVER_ZOOM)
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never')
  const FilterPanel = useFilterPanel(sheet !== 'never')
  const highlight = useMemo(() => createHighlight(), [])
  const region = useRef<HTMLElement>(null)
  const map = useQuery(mapQuery(state, zoom))
  const results = useResults(state)
  const read = withReading(state, map.data)
  const isMapShown = state.view === 'map'
  const isMapWanted = useIsMapWanted(isMapShown)
  const { target, rememberOwnMove } = useMapTarget(state, map.isPlaceholderData ? undefined : map.data)
  const steps = useSearchSteps({ state, go, rememberOwnMove, region })
  const { change } = steps
  const filters = FilterPanel && <FilterPanel state={read} answer={map.data} onChange={change} />
  // while another search loads, the previous answer stands in
  const answer = map.data && isAnswerTo(state, map.data) ? map.data : undefined
  const isPage = hasSearch(state)
  const where = formatWhere(describeWhere(state, listPlaces(answer)))
  useEffect(() => rememberWhere(where), [where])
  useRememberDays(read, answer !== undefined)
  const actions = <SearchActions state={state} onChange={change} save={renderSave(state)} />

  return (
    <>
      {!isPage && (
        <Hero>
          <HeroSearch state={state} actions={actions} />
        </Hero>
      )}
      <section
        ref={region}
        data-results
        aria-label="Search results"
        className="mx-auto grid max-w-[1760px] gap-x-6 px-4 pt-4 pb-12 md:px-6 xl:grid-cols-[15.5rem_minmax(0,1fr)]"
      >
        <SkipLink targetId={RESULTS_ID}>Skip to results</SkipLink>
        <aside aria-label="Filters" className="hidden xl:block">
          <div className="sticky top-20 max-h-[calc(100dvh-6rem)] overflow-y-auto overscroll-contain pr-3 pb-4">
            <ServerMarkup>{filters}</ServerMarkup>
          </div>
        </aside>
        <div className="relative min-w-0">
          {/* the list's heading is hidden with it */}
          {isPage && isMapShown && <h1 className="sr-only md:hidden">Map of advertising spaces {where}</h1>}
          <Toolbar onOpenFilters={() => setSheet('open')} state={read} />
          <div className="grid gap-x-5 md:grid-cols-2 lg:grid-cols-12">
            <SkipLink targetId={RESULTS_ID}>Skip past the map</SkipLink>
            <MapColumn
              isShown={isMapShown}
              state={state}
              answer={map.data?.zoom === SERVER_ZOOM ? undefined : map.data}
              isFetching={map.isFetching}
              isWanted={isMapWanted}
              target={target}
              tileUrls={tileUrls}
              highlight={highlight}
              listings={results.listings}
              onZoom={setZoom}
              onSearchHere={steps.searchHere}
              onDraw={steps.searchArea}
              onClearArea={steps.clearArea}
              onSelect={steps.select}
            />
            <div
              className={cn(
                'min-w-0 lg:col-span-5 md:min-h-[calc(100dvh-6rem)]',
                isMapShown && 'max-md:hidden',
              )}
            >
              <ResultsColumn
                {...{ state, read, results, where, isPage, highlight }}
                answer={answer}
                onChange={change}
                actions={isPage && actions}
                alert={renderAlert(state)}
              />
            </div>
          </div>
          <ViewSwitch isMapShown={isMapShown} onShow={steps.show} />
        </div>
      </section>
      {!isPage && <HomeSections />}
      {sheet !== 'never' && filters && (
        <Suspense>
          <FilterSheet
            isOpen={sheet === 'open'}
            onOpenChange={(isOpen) => setSheet(isOpen ? 'open' : 'closed')}
            total={results.total}
            onClear={() => change(withoutFilters(read))}
          >
            {filters}
          </FilterSheet>
        </Suspense>
      )}
    </>
  )
}
