import { lazy, Suspense } from 'react'
import { cn } from '#web/ui/cn.ts'
import { LoadingState } from '#web/ui/loading-state.tsx'
import type { MapPanelProps } from './map-panel.tsx'

// in the map's chunk, not the page's: the results are readable without it
const MapPanel = lazy(() => import('./map-panel.tsx').then((m) => ({ default: m.MapPanel })))

/** The map's column beside the list; on a phone it replaces the list. */
export function MapColumn({ isShown, ...panel }: MapPanelProps & { isShown: boolean }) {
  return (
    <div className={cn('md:col-span-7', !isShown && 'max-md:hidden')}>
      <div className="h-[calc(100dvh-9rem)] min-h-80 max-md:-mx-4 md:sticky md:top-20 md:h-[calc(100dvh-6rem)]">
        {panel.isWanted ? (
          <Suspense fallback={<MapPlaceholder />}>
            <MapPanel {...panel} />
          </Suspense>
        ) : (
          <MapPlaceholder />
        )}
      </div>
    </div>
  )
}

function MapPlaceholder() {
  return (
    <div className="grid size-full place-items-center border-rule bg-sunk md:rounded-card md:border">
      <LoadingState label="Loading map..." />
    </div>
  )
}
