import * as L from 'leaflet'
import { useEffect, useRef } from 'react'
import { listFirstView, type MarkedPlace, type NumberedPin } from './numbered-pins.ts'
import type { TileUrls } from './tiles.ts'
import { usePlainMap } from './use-plain-map.ts'

export { L }

interface NumberedMapProps {
  pins: readonly NumberedPin[]
  /** Beside them, smaller and without numbers. */
  marks: readonly MarkedPlace[]
  tileUrls: TileUrls
  label: string
  onReady: () => void
}

const SIZE = 28
const MARK_SIZE = 18

/** Pins with the numbers of a list, lazy-loaded in its own chunk. Everything on it is in the list beside it. */
export function NumberedMap({ pins, marks, tileUrls, label, onReady }: NumberedMapProps) {
  const frame = useRef<HTMLDivElement>(null)
  const map = usePlainMap(frame, { tileUrls, label, onReady })
  useEffect(() => {
    if (!map.current || pins.length === 0) return
    const layer = L.featureGroup([...marks.map(drawMark), ...pins.map(drawPin)]).addTo(map.current)
    const bounds = L.latLngBounds(listFirstView(pins, marks).map(({ lat, lng }) => [lat, lng]))
    map.current.fitBounds(bounds, { padding: [36, 36], maxZoom: 14, animate: false })
    return () => void layer.remove()
  }, [map, pins, marks])
  return <div ref={frame} className="size-full" />
}

function drawPin({ lat, lng, numbers, name }: NumberedPin): L.Marker {
  const html = document.createElement('b')
  html.className = 'numbered-pin'
  html.textContent = numbers
  const width = Math.max(SIZE, 14 + numbers.length * 8)
  const icon = L.divIcon({ className: 'pin-anchor', html, iconSize: [width, SIZE] })
  const pin = L.marker([lat, lng], { icon, title: name, alt: name, keyboard: true, riseOnHover: true })
  pin.on('add', () => pin.getElement()?.setAttribute('aria-label', name))
  // a small box of its own: by mouse, touch and Enter
  return pin.bindPopup(textBox(name))
}

function drawMark({ lat, lng, name }: MarkedPlace): L.Marker {
  const html = document.createElement('b')
  html.className = 'marked-place'
  const icon = L.divIcon({ className: 'pin-anchor', html, iconSize: [MARK_SIZE, MARK_SIZE] })
  const words = `Your shop: ${name}`
  const mark = L.marker([lat, lng], { icon, title: words, alt: words, keyboard: true, zIndexOffset: -1000 })
  mark.on('add', () => mark.getElement()?.setAttribute('aria-label', words))
  return mark.bindPopup(textBox(words))
}

/** Text alone: titles are written by sellers. */
function textBox(words: string): HTMLElement {
  const box = document.createElement('p')
  box.textContent = words
  return box
}
