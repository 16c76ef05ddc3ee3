import { useMemo, useRef } from 'react'
import type { LatLng } from '#domain/geo.ts'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { useWasSeen } from '#web/ui/use-was-seen.ts'
import { MapBoundary } from './map-boundary.tsx'
import { type MarkedPlace, type NumberedPin, toNumberedPins } from './numbered-pins.ts'
import type { TileUrls } from './tiles.ts'
import { useMapOnPage } from './use-map.ts'

const NO_MARKS: readonly MarkedPlace[] = []
/** Must be stable: a new identity restarts the check. */
const loadNumberedMap = () => import('./numbered-map.tsx')

interface ListMapProps {
  /** In the order of the list, which says the same in words. */
  items: readonly { coordinates: LatLng | null; title: string }[]
  /** Own places beside them; must be stable. */
  marks?: readonly MarkedPlace[] | undefined
  label: string
  tileUrls: TileUrls
}

/** Where the items of a list are, by their numbers. Nothing is loaded before it is in view; without scripts it is not there. */
export function ListMap({ items, marks = NO_MARKS, label, tileUrls }: ListMapProps) {
  // by what it says: pages make the list anew whenever they are drawn, and a map that was moved stays where it is
  const said = JSON.stringify(toNumberedPins(items))
  const pins = useMemo(() => JSON.parse(said) as NumberedPin[], [said])
  return pins.length === 0 ? null : <Frame pins={pins} marks={marks} label={label} tileUrls={tileUrls} />
}

interface FrameProps extends Omit<ListMapProps, 'items' | 'marks'> {
  pins: readonly NumberedPin[]
  marks: readonly MarkedPlace[]
}

function Frame({ pins, marks, label, tileUrls }: FrameProps) {
  const frame = useRef<HTMLDivElement>(null)
  const { page, module, onReady, onFailed } = useMapOnPage(loadNumberedMap, useWasSeen(frame))
  const isAway = page.phase === 'simplified' || (page.hasFailed && page.phase !== 'ready')
  if (isAway)
    return <p className="text-ink-soft">The map could not be loaded. The list has the same places.</p>
  return (
    <div
      ref={frame}
      className="relative isolate h-72 overflow-hidden rounded-card border border-rule bg-sunk print:hidden noscript:hidden sm:h-96"
    >
      {module && (
        <MapBoundary key={page.attempt} onError={onFailed}>
          <module.NumberedMap pins={pins} marks={marks} tileUrls={tileUrls} label={label} onReady={onReady} />
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
