import type { ReactNode } from 'react'
import { cn } from '#web/ui/cn.ts'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { MapBoundary } from './map-boundary.tsx'
import { SimpleMap } from './simple-map.tsx'
import { useMapOnPage } from './use-map.ts'

type LeafletModule = typeof import('./leaflet-map.tsx')

/** Must be stable: a new identity restarts the check. */
const loadLeaflet = (): Promise<LeafletModule> => import('./leaflet-map.tsx')

interface MapFrameProps {
  /** Lazy loading: nothing is fetched until the map is or will be in view. */
  isWanted: boolean
  /** Renders the map from the loaded chunk. */
  children: (map: LeafletModule, onReady: () => void) => ReactNode
  /** Items of the simplified view. */
  simplified: ReactNode
  /** Overlay on the ready map. */
  overlay?: ReactNode
  className?: string
}

/** A map with its loading, retrying and simplified states; failures stay inside it. */
export function MapFrame({ isWanted, children, simplified, overlay, className }: MapFrameProps) {
  const { page, module, loadError, onReady, onFailed, retry } = useMapOnPage(loadLeaflet, isWanted)
  const isSimplified = page.phase === 'simplified' || (page.hasFailed && page.phase !== 'ready')
  // it fell back, or had to be tried again: whoever has a map that works is not asked
  const isInDoubt = isSimplified || page.retries > 0 || page.attempt > 0
  return (
    // isolated stacking context: overlays of the map never cover the page's own header
    <div className={cn('isolate flex flex-col', className)}>
      <div className="relative min-h-0 flex-1 overflow-hidden bg-sunk">
        {module && page.phase !== 'simplified' && (
          <MapBoundary key={page.attempt} onError={onFailed}>
            {children(module, onReady)}
          </MapBoundary>
        )}
        {page.phase === 'ready' && overlay}
        {isSimplified && (
          <div className="absolute inset-0 z-[500]">
            <SimpleMap loadError={loadError} isTrying={page.phase === 'loading'} onRetry={retry}>
              {simplified}
            </SimpleMap>
          </div>
        )}
        {page.phase === 'loading' && !isSimplified && (
          <div className="absolute inset-0 grid place-items-center bg-sunk">
            <LoadingState label="Loading map..." />
          </div>
        )}
      </div>
      {isInDoubt && (
        <p className="flex items-center justify-end gap-2 border-t border-rule bg-card px-3 py-1 text-xs text-ink-faint">
          Map not displaying correctly?
          <button
            type="button"
            onClick={retry}
            className="link min-h-6 font-semibold pointer-coarse:min-h-11"
          >
            Reload Map
          </button>
        </p>
      )}
    </div>
  )
}
