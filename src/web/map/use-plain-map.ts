import 'leaflet/dist/leaflet.css'
import './map.css'
import * as L from 'leaflet'
import { type RefObject, useEffect, useRef } from 'react'
import { DEFAULT_MAP } from '#domain/limits.ts'
import { required } from '#domain/required.ts'
import { addBasemap } from './add-basemap.ts'
import { addTiles, type TileUrls } from './tiles.ts'

export interface PlainMap {
  tileUrls: TileUrls
  label: string
  onReady: () => void
}

/** A map of the basemap and tiles alone, on which a component draws. */
export function usePlainMap(frame: RefObject<HTMLDivElement | null>, { tileUrls, label, onReady }: PlainMap) {
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
