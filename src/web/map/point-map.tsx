import * as L from 'leaflet'
import { useEffect, useRef } from 'react'
import { type PlainMap, usePlainMap } from './use-plain-map.ts'

export { L }

/** A place with a number, which the list beside the map has too. */
export interface MapPoint {
  lat: number
  lng: number
  number: number
  /** Said beside it. */
  label: string
}

interface PointMapProps extends PlainMap {
  points: readonly MapPoint[]
}

/** Numbered places on the map; lazy-loaded in its own chunk. Everything on it is in a list beside it. */
export function PointMap({ points, ...plain }: PointMapProps) {
  const frame = useRef<HTMLDivElement>(null)
  const map = usePlainMap(frame, plain)
  useEffect(() => {
    if (!map.current || points.length === 0) return
    const layer = L.featureGroup(points.map(drawPoint)).addTo(map.current)
    map.current.fitBounds(layer.getBounds(), { padding: [32, 32], maxZoom: 14, animate: false })
    return () => void layer.remove()
  }, [map, points])
  return <div ref={frame} className="size-full" />
}

function drawPoint({ lat, lng, number, label }: MapPoint): L.Marker {
  const icon = L.divIcon({ className: 'number-pin', html: String(number), iconSize: [28, 28] })
  const marker = L.marker([lat, lng], { icon, keyboard: false, alt: `${number}. ${label}` })
  const words = document.createElement('span')
  words.textContent = `${number}. ${label}`
  return marker.bindTooltip(words, { direction: 'top' })
}
