import { required } from '#domain/required.ts'
import 'leaflet/dist/leaflet.css'
import '#web/map/map.css'
import * as L from 'leaflet'
import { useEffect, useRef } from 'react'
import type { LatLng } from '#domain/geo.ts'
import { DEFAULT_MAP } from '#domain/limits.ts'
import { addBasemap } from '#web/map/add-basemap.ts'
import { addTiles, type TileUrls } from '#web/map/tiles.ts'

export interface PinMapProps {
  point: LatLng | null
  tileUrls: TileUrls
  onMove: (point: LatLng) => void
}

/** Pixels per arrow key press; times ten with Shift. */
const STEP_PX = 4
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const NEAR_ZOOM = 15

/** One movable pin: by dragging, by clicking on the map, or with the arrow keys. */
export function PinMap({ point, tileUrls, onMove }: PinMapProps) {
  const box = useRef<HTMLDivElement>(null)
  const map = useRef<L.Map>(null)
  const pin = useRef<L.Marker>(null)
  const move = useRef(onMove)
  move.current = onMove

  useEffect(() => {
    const created = L.map(required(box.current), { zoomControl: false, maxZoom: DEFAULT_MAP.maxZoom })
    created.setView([DEFAULT_MAP.lat, DEFAULT_MAP.lng], DEFAULT_MAP.zoom)
    L.control.zoom({ position: 'topright' }).addTo(created)
    const removeBasemap = addBasemap(created)
    const tiles = addTiles(created, { type: 'roadmap', urls: tileUrls })
    created.on('click', ({ latlng }) => move.current(toPoint(latlng)))
    map.current = created
    return () => {
      removeBasemap()
      tiles.remove()
      created.remove()
      map.current = null
      pin.current = null
    }
  }, [tileUrls])

  useEffect(() => {
    if (!map.current) return
    if (!point) {
      pin.current?.remove()
      pin.current = null
      return
    }
    if (!pin.current) {
      pin.current = createPin(map.current, point, (next) => move.current(next))
      map.current.setView(point, NEAR_ZOOM)
    } else if (!pin.current.getLatLng().equals(point)) pin.current.setLatLng(point)
    if (!map.current.getBounds().pad(-0.1).contains(point)) map.current.panTo(point)
  }, [point])

  return <section ref={box} aria-label="Map with the pin of your space" className="size-full bg-sunk" />
}

function createPin(map: L.Map, point: LatLng, onMove: (point: LatLng) => void): L.Marker {
  const icon = L.divIcon({
    className: '',
    iconSize: [36, 44],
    iconAnchor: [18, 43],
    html: `<svg viewBox="0 0 36 44" width="36" height="44" aria-hidden="true"><path d="M18 1.5C9 1.5 2 8.4 2 17.2 2 28.6 18 42.5 18 42.5S34 28.6 34 17.2C34 8.4 27 1.5 18 1.5Z" fill="var(--color-primary)" stroke="var(--color-card)" stroke-width="2"/><circle cx="18" cy="17" r="6" fill="var(--color-card)"/></svg>`,
  })
  const marker = L.marker(point, { icon, draggable: true, autoPan: true, keyboard: true }).addTo(map)
  marker.on('dragend', () => onMove(toPoint(marker.getLatLng())))
  const element = marker.getElement()
  element?.setAttribute('aria-label', 'Pin of your space. Move it with the arrow keys.')
  element?.addEventListener('keydown', (event) => {
    const arrow = ARROWS[event.key]
    if (!arrow) return
    event.preventDefault()
    event.stopPropagation()
    const step = STEP_PX * (event.shiftKey ? 10 : 1)
    const from = map.latLngToContainerPoint(marker.getLatLng())
    onMove(toPoint(map.containerPointToLatLng(from.add([arrow[0] * step, arrow[1] * step]))))
  })
  return marker
}

/** About 0.1 m, finer than any pin placement. */
function toPoint({ lat, lng }: L.LatLng): LatLng {
  const wrapped = ((((lng + 180) % 360) + 360) % 360) - 180
  return { lat: Number(lat.toFixed(6)), lng: Number(wrapped.toFixed(6)) }
}
