import { useEffect, useMemo } from 'react'
import { OUTLINE } from '#domain/discovery/search/area-parameters.ts'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { DrawAreaBar } from './draw-area-bar.tsx'
import { MapBoundary } from './map-boundary.tsx'
import type { TileUrls } from './tiles.ts'
import { useDrawArea } from './use-draw-area.ts'
import { useMapOnPage } from './use-map.ts'

/** Must be stable: a new identity restarts the check. */
const loadDrawnMap = () => import('./drawn-map.tsx')

interface DrawMapProps {
  /** Corners of what was drawn, as an address has them; without them drawing begins at once. */
  polygon: string | undefined
  onDraw: (polygon: string) => void
  /** Drawing was given up. */
  onCancel: () => void
  label: string
  tileUrls: TileUrls
}

/** A map of its own on which one area is drawn, or shown as it was drawn. */
export function DrawMap({ polygon, onDraw, onCancel, label, tileUrls }: DrawMapProps) {
  const { page, module, onReady, onFailed } = useMapOnPage(loadDrawnMap, true)
  const area = useMemo(() => OUTLINE.parse(polygon).value, [polygon])
  const draw = useDrawArea(onDraw, onCancel)
  const { start } = draw
  const isReady = page.phase === 'ready'
  const isEmpty = area === undefined
  useEffect(() => {
    if (isReady && isEmpty) start()
  }, [isReady, isEmpty, start])
  if (page.phase === 'simplified' || (page.hasFailed && !isReady))
    return <p className="text-ink-soft">The map could not be loaded. Name a place instead.</p>
  return (
    <div className="flex flex-col items-start gap-2 noscript:hidden">
      <div className="relative isolate h-80 w-full overflow-hidden rounded-card border border-rule bg-sunk sm:h-96">
        {module && (
          <MapBoundary key={page.attempt} onError={onFailed}>
            <module.DrawnMap
              area={area}
              drawing={draw.drawing}
              tileUrls={tileUrls}
              label={label}
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
      {draw.drawing && <DrawAreaBar draw={draw} />}
    </div>
  )
}
