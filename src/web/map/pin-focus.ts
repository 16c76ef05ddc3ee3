import type { Map as LeafletMap, Marker, Point } from 'leaflet'
import { required } from '#domain/required.ts'

type Pins = ReadonlyMap<string, { marker: Marker }>
interface Held {
  key: string
  marker: Marker
}

const STEPS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Roving tabindex: one Tab stop for all pins; arrow keys move to the next one in their direction. */
export function createPinFocus(map: LeafletMap, pins: Pins) {
  let stop: string | null = null

  const nodeOf = (key: string | null) => (key === null ? undefined : pins.get(key)?.marker.getElement())
  const setStop = (key: string | null) => {
    nodeOf(stop)?.setAttribute('tabindex', '-1')
    stop = key
    nodeOf(stop)?.setAttribute('tabindex', '0')
  }
  const listInView = () =>
    [...pins].filter(([, { marker }]) => map.getBounds().contains(marker.getLatLng())).map(toPlaced)
  const toPlaced = ([key, { marker }]: [string, { marker: Marker }]) => ({
    key,
    point: map.latLngToLayerPoint(marker.getLatLng()),
  })

  return {
    /** Registers a pin that was just added to the map. */
    follow(key: string, node: HTMLElement) {
      node.setAttribute('tabindex', '-1')
      node.addEventListener('focus', () => setStop(key))
      node.addEventListener('keydown', (event) => {
        const from = pins.get(key)
        if (!from || !STEPS[event.key]) return
        event.preventDefault()
        event.stopPropagation()
        const others = listInView().filter((other) => other.key !== key)
        const next = findNext(map.latLngToLayerPoint(from.marker.getLatLng()), others, event.key)
        if (next) nodeOf(next)?.focus({ preventScroll: true })
      })
    },
    /**
     * The keyboard-focused pin; a focus by pointer is ignored, since a drag that began on a pin must not pan the map
     * twice.
     */
    find(): Held | undefined {
      for (const [key, { marker }] of pins) {
        const node = marker.getElement()
        if (node === document.activeElement && node?.matches(':focus-visible')) return { key, marker }
      }
      return undefined
    },
    /** After an update of the pins: moves the focus to the one nearest its former position. */
    restore(held: Held | undefined) {
      if (held) {
        const near = pins.has(held.key) ? held.key : findNearest(held.marker)
        setStop(near ?? null)
        const node = nodeOf(near ?? null) ?? map.getContainer()
        if (node !== document.activeElement) node.focus({ preventScroll: true })
      }
      if (stop === null || !pins.has(stop)) setStop(pins.keys().next().value ?? null)
    },
  }

  function findNearest(gone: Marker): string | undefined {
    const at = map.latLngToLayerPoint(gone.getLatLng())
    return least(listInView(), ({ point }) => at.distanceTo(point))
  }
}

interface Placed {
  key: string
  point: Point
}

/** The nearest pin in the direction of an arrow key; sideways distance counts double. */
export function findNext(from: Point, others: readonly Placed[], arrow: string): string | undefined {
  const [x, y] = required(STEPS[arrow])
  const along = ({ point }: Placed) => (point.x - from.x) * x + (point.y - from.y) * y
  const aside = ({ point }: Placed) => Math.abs((point.x - from.x) * y) + Math.abs((point.y - from.y) * x)
  const ahead = others.filter((other) => along(other) > 0 && aside(other) <= 3 * along(other))
  return least(ahead, (other) => along(other) + 2 * aside(other))
}

function least(placed: readonly Placed[], cost: (one: Placed) => number): string | undefined {
  let best: Placed | undefined
  for (const one of placed) if (!best || cost(one) < cost(best)) best = one
  return best?.key
}
