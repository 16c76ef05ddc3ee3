import { LoadingState } from '#web/ui/loading-state.tsx'
import { MapBoundary } from '../../../map/map-boundary.tsx'
import type { MapPoint } from '../../../map/point-map.tsx'
import type { TileUrls } from '../../../map/tiles.ts'
import { useMapOnPage } from '../../../map/use-map.ts'

/** Must be stable: a new identity restarts the check. */
const loadPointMap = () => import('../../../map/point-map.tsx')

/** Where the spaces are, with their numbers. Each has its place in words in the list. */
export function ProposalMap({ points, tileUrls }: { points: readonly MapPoint[]; tileUrls: TileUrls }) {
  const { page, module, onReady, onFailed } = useMapOnPage(loadPointMap, true)
  const isAway = page.phase === 'simplified' || (page.hasFailed && page.phase !== 'ready')
  if (isAway)
    return (
      <p className="text-ink-soft">The map could not be loaded. Each space below has its place in words.</p>
    )
  return (
    <div className="relative isolate h-72 overflow-hidden rounded-card border border-rule bg-sunk noscript:hidden print:hidden">
      {module && (
        <MapBoundary key={page.attempt} onError={onFailed}>
          <module.PointMap points={points} tileUrls={tileUrls} label="Map of the spaces" onReady={onReady} />
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
