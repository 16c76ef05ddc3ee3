import { useMemo } from 'react'
import type { DemandCell } from '#contract/discovery/demand.ts'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { MapBoundary } from '../../../map/map-boundary.tsx'
import type { TileUrls } from '../../../map/tiles.ts'
import { useMapOnPage } from '../../../map/use-map.ts'
import { toMapCells } from './list-unmet.ts'

/** A tenth of a degree, as searches are counted. */
const CELL_DEGREES = 0.1

/** Must be stable: a new identity restarts the check. */
const loadCellMap = () => import('../../../map/cell-map.tsx')

/** Unmet searches by area, all media together. What cannot be drawn is in the table. */
export function DemandMap({ cells, tileUrls }: { cells: readonly DemandCell[]; tileUrls: TileUrls }) {
  const { page, module, onReady, onFailed } = useMapOnPage(loadCellMap, true)
  const drawn = useMemo(() => toMapCells(cells), [cells])
  const isAway = page.phase === 'simplified' || (page.hasFailed && page.phase !== 'ready')
  if (isAway)
    return <p className="text-ink-soft">The map could not be loaded. The table has the same areas.</p>
  return (
    <div className="relative isolate h-96 overflow-hidden rounded-card border border-rule bg-sunk">
      {module && (
        <MapBoundary key={page.attempt} onError={onFailed}>
          <module.CellMap
            cells={drawn}
            degrees={CELL_DEGREES}
            tileUrls={tileUrls}
            label="Map of unmet searches"
            onReady={onReady}
          />
        </MapBoundary>
      )}
      {page.phase === 'loading' && (
        <div className="absolute inset-0 grid place-items-center">
          <LoadingState label="Loading map..." />
        </div>
      )}
    </div>
  )
}
