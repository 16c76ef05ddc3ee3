import * as L from 'leaflet'
import { useEffect, useRef } from 'react'
import type { LatLng } from '#domain/geo.ts'
import { type AreaDrawing, startDrawing } from './draw-area.ts'
import type { TileUrls } from './tiles.ts'
import { usePlainMap } from './use-plain-map.ts'
import { unrollLongitudes } from './viewport.ts'

export { L }

interface DrawnMapProps {
  /** The outline that was drawn; none yet. */
  area: readonly LatLng[] | undefined
  /** Present in drawing mode. */
  drawing: AreaDrawing | undefined
  tileUrls: TileUrls
  label: string
  onReady: () => void
}

/** A map to draw one area on, lazy-loaded in its own chunk. */
export function DrawnMap({ area, drawing, tileUrls, label, onReady }: DrawnMapProps) {
  const frame = useRef<HTMLDivElement>(null)
  const map = usePlainMap(frame, { tileUrls, label, onReady })
  useEffect(() => {
    if (!map.current || !area) return
    const outline = L.polygon(unrollLongitudes(area), { interactive: false, className: 'area-outline' })
    outline.addTo(map.current)
    map.current.fitBounds(outline.getBounds(), { padding: [24, 24], maxZoom: 14, animate: false })
    return () => void outline.remove()
  }, [map, area])
  useEffect(() => (map.current && drawing ? startDrawing(map.current, drawing) : undefined), [map, drawing])
  return <div ref={frame} className="size-full" />
}
