import { type Map as LeafletMap, type Marker, marker } from 'leaflet'
import type { PriceBasis } from '#domain/listings/price-basis.ts'
import { required } from '#domain/required.ts'
import { type Covered, setCovered } from './covered.ts'
import { type Highlight, type Highlighted, isWithin } from './highlight.ts'
import { createPinFocus } from './pin-focus.ts'
import { clusterIcon, nameCluster, namePin, type PinMarks, pinIcon, type SpacePin } from './pin-icons.ts'
import { type Cluster, formatPin } from './pin-price.ts'
import { unrollLongitude } from './viewport.ts'

export interface Pins {
  clusters: readonly Cluster[]
  selectedId: number | undefined
  favorites: ReadonlySet<number>
  seen: ReadonlySet<number>
  /** What prices are compared by. */
  per: PriceBasis
}

interface PinLayerOptions {
  map: LeafletMap
  highlight: Highlight
  /** A pin or cluster was activated; `byKeyboard` when the focus should follow. */
  onPress: (cluster: Cluster, byKeyboard: boolean) => void
}

interface Pin {
  cluster: Cluster
  marker: Marker
  look: string
}

/**
 * One DOM marker per cluster, diffed on update: unchanged markers are reused, so nothing flickers and focus is kept.
 */
export function createPinLayer({ map, highlight, onPress }: PinLayerOptions) {
  const pins = new Map<string, Pin>()
  const focus = createPinFocus(map, pins)

  const add = (key: string, cluster: Cluster, look: string, state: Pins) => {
    const { icon, name } = draw(cluster, state)
    const made = marker([cluster.lat, cluster.lng], { icon, keyboard: true, riseOnHover: true })
    made.on('click', () => onPress(cluster, false)).addTo(map)
    const node = required(made.getElement())
    node.setAttribute('aria-label', name)
    node.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      event.stopPropagation()
      onPress(cluster, true)
    })
    const { listing, bounds } = cluster
    const lit = listing ? { id: listing.id, coordinates: listing.coordinates } : { id: null, bounds }
    linkHover(node, lit, highlight)
    pins.set(key, { cluster, marker: made, look })
    focus.follow(key, node)
  }

  const update = (state: Pins) => {
    const middle = map.getCenter().lng
    const shown = state.clusters.map((cluster) => ({
      ...cluster,
      lng: unrollLongitude(cluster.lng, middle),
    }))
    const wanted = new Map(shown.map((cluster) => [keyOf(cluster), cluster]))
    const held = focus.find()
    for (const [key, pin] of pins) {
      const next = wanted.get(key)
      if (next && lookOf(next, state) === pin.look) continue
      pin.marker.remove()
      pins.delete(key)
    }
    for (const [key, cluster] of wanted) if (!pins.has(key)) add(key, cluster, lookOf(cluster, state), state)
    focus.restore(held)
    mark(state.selectedId)
    setCovered(map, [...pins.values()].map(toCovered))
  }

  let selected: number | undefined
  const mark = (id: number | undefined) => {
    selected = id
    const lit = highlight.get()
    for (const { cluster, marker: made } of pins.values()) {
      const isSelected = id !== undefined && cluster.listing?.id === id
      const isLit = lit !== null && holds(cluster, lit)
      const node = made.getElement()
      node?.classList.toggle('is-selected', isSelected)
      node?.classList.toggle('is-lit', isLit)
      if (isSelected) node?.setAttribute('aria-current', 'true')
      else node?.removeAttribute('aria-current')
      made.setZIndexOffset(isLit ? 2000 : isSelected ? 1000 : 0)
    }
  }
  const unsubscribe = highlight.subscribe(() => mark(selected))

  return {
    update,
    focus(cluster: Cluster) {
      pins.get(keyOf(cluster))?.marker.getElement()?.focus()
    },
    remove() {
      unsubscribe()
      for (const pin of pins.values()) pin.marker.remove()
      pins.clear()
    },
  }
}

export type PinLayer = ReturnType<typeof createPinLayer>

function toCovered({ cluster: { lat, lng }, marker: drawn }: Pin): Covered {
  const { iconSize, iconAnchor } = drawn.getIcon().options as { iconSize: Size; iconAnchor?: Size }
  const [width, height] = iconSize
  const [x, y] = iconAnchor ?? [width / 2, height / 2]
  return { lat, lng, left: -x, top: -y, right: width - x, bottom: height - y }
}

type Size = [x: number, y: number]

/** A stack: several spaces at one point, which no zoom separates. */
function isStack({ stack }: Cluster): boolean {
  return stack === true
}

function isSpace(cluster: Cluster): cluster is SpacePin {
  return cluster.listing !== undefined
}

function keyOf({ lat, lng, count, listing }: Cluster): string {
  return listing ? `space ${listing.id}` : `${count} at ${lat.toFixed(5)},${lng.toFixed(5)}`
}

function marksOf(id: number, { favorites, seen }: Pins): PinMarks {
  return { isFavorite: favorites.has(id), isSeen: seen.has(id) }
}

function lookOf(cluster: Cluster, state: Pins): string {
  return `${cluster.lng} ${faceOf(cluster, state)}`
}

function faceOf(cluster: Cluster, state: Pins): string {
  const { listing } = cluster
  if (!listing) return `${cluster.minPrice} ${cluster.maxPrice} ${state.per}`
  const { isFavorite, isSeen } = marksOf(listing.id, state)
  return `${formatPin(cluster, state.per)} ${listing.adType} ${isFavorite} ${isSeen}`
}

function draw(cluster: Cluster, state: Pins) {
  const { per } = state
  if (!isSpace(cluster)) {
    const stacked = isStack(cluster)
    return { icon: clusterIcon(cluster, stacked), name: nameCluster(cluster, stacked, per) }
  }
  const marks = marksOf(cluster.listing.id, state)
  return { icon: pinIcon(cluster, marks, per), name: namePin(cluster, marks, per) }
}

function linkHover(node: HTMLElement, lit: Highlighted, highlight: Highlight) {
  for (const name of ['mouseenter', 'focus']) node.addEventListener(name, () => highlight.set(lit))
  for (const name of ['mouseleave', 'blur']) node.addEventListener(name, () => highlight.set(null))
}

/** The pin of the space, or the cluster that contains it. */
function holds({ listing, bounds }: Cluster, lit: Highlighted): boolean {
  if (lit.id === null) return lit.bounds === bounds
  if (listing) return listing.id === lit.id
  return lit.coordinates !== null && isWithin(lit.coordinates, bounds)
}
