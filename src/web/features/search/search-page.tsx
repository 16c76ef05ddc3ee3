import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useMemo, useRef, useState } from 'react'
import { cn } from '#web/ui/cn.ts'
import { ServerMarkup } from '#web/ui/server-markup.tsx'
import { createHighlight } from '../../map/highlight.ts'
import type { TileUrls } from '../../map/tiles.ts'
import { withoutFilters } from './active-filters.ts'
import { FilterChips } from './filter-chips.tsx'
import { Hero } from './hero.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import { HomeSections } from './home-sections.tsx'
import { MapColumn } from './map-column.tsx'
import { mapQuery, SERVER_ZOOM } from './queries.ts'
import { Results } from './results.tsx'
import { ResultsHeader } from './results-header.tsx'
import { SearchActions } from './search-actions.tsx'
import { SearchBar } from './search-bar.tsx'
import type { SearchState } from './search-state.ts'
import { Toolbar } from './toolbar.tsx'
import { useFilterPanel } from './use-filter-panel.ts'
import { useIsMapWanted } from './use-is-map-wanted.ts'
import { useMapTarget } from './use-map-target.ts'
import { useResults } from './use-results.ts'
import { useSearch } from './use-search.ts'
import { useSearchSteps } from './use-search-steps.ts'

const FilterSheet = lazy(() => import('./filter-sheet.tsx').then((m) => ({ default: m.FilterSheet })))

/** Reset when another place is searched; the place itself is typed. */
const NOT_OF_THE_FORM = [
  'location',
  'bbox',
  'zoom',
  'near',
  'radiusKm',
  'polygon',
  'view',
  'cursor',
  'selected',
] as const

type SearchPageProps = {
  tileUrls: TileUrls
  /** Saves a search. */
  renderSave: (state: SearchState) => ReactNode
}

/** Home: hero, search, filters, map and list, with the search state in the URL. */
export function SearchPage({ tileUrls, renderSave }: SearchPageProps) {
  const { state, go } = useSearch()
  const [zoom, setZoom] = useState(SERVER_ZOOM)
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never')
  const FilterPanel = useFilterPanel(sheet !== 'never')
  const highlight = useMemo(() => createHighlight(), [])
  const region = useRef<HTMLElement>(null)
  const map = useQuery(mapQuery(state, zoom))
  const results = useResults(state)
  const isMapShown = state.view === 'map'
  const isMapWanted = useIsMapWanted(isMapShown)
  const { target, rememberOwnMove } = useMapTarget(state, map.isPlaceholderData ? undefined : map.data)
  const steps = useSearchSteps({ state, go, rememberOwnMove, region })
  const { change } = steps
  const filters = FilterPanel && <FilterPanel state={state} answer={map.data} onChange={change} />
  const point = map.data?.place ? `${map.data.place.lat},${map.data.place.lng}` : undefined

  return (
    <>
      <Hero>
        <SearchBar
          location={state.location ?? ''}
          onSearch={steps.search}
          hiddenFields={<HiddenFields state={state} except={NOT_OF_THE_FORM} />}
        >
          <SearchActions state={state} onChange={change} save={renderSave(state)} />
        </SearchBar>
      </Hero>
      <section
        ref={region}
        aria-label="Search results"
        className="mx-auto grid max-w-[1760px] scroll-mt-16 gap-x-6 px-4 pt-4 pb-12 md:px-6 xl:grid-cols-[15.5rem_minmax(0,1fr)]"
      >
        <aside aria-label="Filters" className="hidden xl:block">
          <div className="sticky top-20 max-h-[calc(100dvh-6rem)] overflow-y-auto overscroll-contain pr-3 pb-4">
            <ServerMarkup>{filters}</ServerMarkup>
          </div>
        </aside>
        <div className="min-w-0">
          <Toolbar
            isMapShown={isMapShown}
            onShow={steps.show}
            onOpenFilters={() => setSheet('open')}
            state={state}
          />
          <div className="grid gap-x-5 md:grid-cols-12">
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
                'min-w-0 md:col-span-5 md:min-h-[calc(100dvh-6rem)]',
                isMapShown && 'max-md:hidden',
              )}
            >
              <ResultsHeader state={state} total={results.total} placePoint={point} onChange={change} />
              <FilterChips state={state} onChange={change} className="mb-3" />
              <Results
                state={state}
                results={results}
                highlight={highlight}
                answer={map.isPlaceholderData ? undefined : map.data}
              />
            </div>
          </div>
        </div>
      </section>
      <HomeSections />
      {sheet !== 'never' && filters && (
        <Suspense>
          <FilterSheet
            isOpen={sheet === 'open'}
            onOpenChange={(isOpen) => setSheet(isOpen ? 'open' : 'closed')}
            total={results.total}
            onClear={() => change(withoutFilters(state))}
          >
            {filters}
          </FilterSheet>
        </Suspense>
      )}
    </>
  )
}
