import { required } from '#domain/required.ts'
import 'leaflet/dist/leaflet.css'
import './map.css'
import * as L from 'leaflet'
import { type RefObject, useEffect, useRef } from 'react'
import { DEFAULT_MAP } from '#domain/limits.ts'
import { addBasemap } from './add-basemap.ts'
import { addTiles, type TileUrls } from './tiles.ts'

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

interface CellMapProps {
  cells: readonly MapCell[]
  /** Of one cell's side. */
  degrees: number
  tileUrls: TileUrls
  label: string
  onReady: () => void
}

/** Cells on the map, darker with more; lazy-loaded in its own chunk. Everything on it is in a table beside it. */
export function CellMap({ cells, degrees, tileUrls, label, onReady }: CellMapProps) {
  const frame = useRef<HTMLDivElement>(null)
  const map = useMap(frame, { tileUrls, label, onReady })
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

function useMap(
  frame: RefObject<HTMLDivElement | null>,
  { tileUrls, label, onReady }: Pick<CellMapProps, 'tileUrls' | 'label' | 'onReady'>,
) {
  const map = useRef<L.Map | null>(null)
  useEffect(() => {
    const made = L.map(required(frame.current), {
      minZoom: 3,
      maxZoom: DEFAULT_MAP.maxZoom,
      scrollWheelZoom: false,
    })
    made.setView([DEFAULT_MAP.lat, DEFAULT_MAP.lng], DEFAULT_MAP.zoom)
    made.attributionControl.setPrefix(
      '<a href="https://leafletjs.com" target="_blank" rel="noopener">Leaflet</a>',
    )
    made.getContainer().setAttribute('role', 'region')
    made.getContainer().setAttribute('aria-label', label)
    const removeBasemap = addBasemap(made)
    const tiles = addTiles(made, { type: 'roadmap', urls: tileUrls })
    map.current = made
    made.whenReady(onReady)
    return () => {
      removeBasemap()
      tiles.remove()
      made.remove()
      map.current = null
    }
  }, [frame, tileUrls, label, onReady])
  return map
}
