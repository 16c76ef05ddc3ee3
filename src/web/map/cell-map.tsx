import * as L from 'leaflet'
import { useEffect, useRef } from 'react'
import { type PlainMap, usePlainMap } from './use-plain-map.ts'

export { L }

/** A piece of the map with a number. */
export interface MapCell {
  /** South-west corner. */
  lat: number
  lng: number
  count: number
  /** Said beside it. */
  label: string
}

interface CellMapProps extends PlainMap {
  cells: readonly MapCell[]
  /** Of one cell's side. */
  degrees: number
}

/** Cells on the map, darker with more; lazy-loaded in its own chunk. Everything on it is in a table beside it. */
export function CellMap({ cells, degrees, tileUrls, label, onReady }: CellMapProps) {
  const frame = useRef<HTMLDivElement>(null)
  const map = usePlainMap(frame, { tileUrls, label, onReady })
  useEffect(() => {
    if (!map.current || cells.length === 0) return
    const layer = L.featureGroup(drawCells(cells, degrees)).addTo(map.current)
    map.current.fitBounds(layer.getBounds(), { padding: [24, 24], maxZoom: 11, animate: false })
    return () => void layer.remove()
  }, [map, cells, degrees])
  return <div ref={frame} className="size-full" />
}

function drawCells(cells: readonly MapCell[], degrees: number): L.Rectangle[] {
  const most = Math.max(1, ...cells.map(({ count }) => count))
  return cells.map(({ lat, lng, count, label }) => {
    const corners: L.LatLngBoundsLiteral = [
      [lat, lng],
      [lat + degrees, lng + degrees],
    ]
    const fillOpacity = 0.2 + 0.6 * (count / most)
    const cell = L.rectangle(corners, { className: 'demand-cell', weight: 1, fillOpacity })
    return cell.bindTooltip(label, { direction: 'top' })
  })
}
