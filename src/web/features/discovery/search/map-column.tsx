import { lazy, Suspense } from 'react'
import { cn } from '#web/ui/cn.ts'
import { LoadingState } from '#web/ui/loading-state.tsx'
import type { MapPanelProps } from './map-panel.tsx'

// in the map's chunk, not the page's: the results are readable without it
const MapPanel = lazy(() =>
  import('./map-panel.tsx').then(
    (m) => ({ default: m.MapPanel }),
    // gone offline meanwhile: the list stands without it
    () => ({ default: () => <p className="p-4 text-ink-soft">The map could not be loaded.</p> }),
  ),
)

/** The map's column beside the list; on a phone it replaces the list. */
export function MapColumn({ isShown, ...panel }: MapPanelProps & { isShown: boolean }) {
  return (
    <div className={cn('lg:col-span-7', !isShown && 'max-md:hidden')}>
      <div className="h-[calc(100dvh-var(--header)-5rem)] min-h-80 max-md:-mx-4 md:sticky md:top-[calc(var(--header)+1rem)] md:h-[calc(100dvh-var(--header)-2rem)]">
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
      <LoadingState label="Loading map..." className="noscript:hidden" />
      <noscript>
        <p className="max-w-64 text-center text-ink-soft">
          The map needs JavaScript. Every space is in the list.
        </p>
      </noscript>
    </div>
  )
}
