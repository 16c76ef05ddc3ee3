import type { LatLng, Map as LeafletMap } from 'leaflet'
import { DEFAULT_MAP } from '#domain/limits.ts'
import { formatBbox, type MapTarget, unrollBounds, type Viewport } from './viewport.ts'

type OnMove = (viewport: Viewport, byUser: boolean) => void

/** Moves the map to its target and distinguishes the visitor's own moves from programmatic ones. */
export function watchViewport(map: LeafletMap, onMove: OnMove) {
  let isOurs = false
  let waiting: MapTarget | undefined
  let last: { center: LatLng; zoom: number } = { center: map.getCenter(), zoom: map.getZoom() }

  const onMoveEnd = () => {
    if (map.getSize().x === 0) return
    const next = { center: map.getCenter(), zoom: map.getZoom() }
    // a window resize fires moveend without a move
    const hasMoved =
      next.zoom !== last.zoom ||
      map.latLngToLayerPoint(next.center).distanceTo(map.latLngToLayerPoint(last.center)) > 2
    const byUser = hasMoved && !isOurs
    isOurs = false
    last = next
    onMove(readViewport(map), byUser)
  }
  const onAutoPan = () => {
    isOurs = true
  }
  const show = (target: MapTarget) => {
    if (map.getSize().x === 0) {
      waiting = target
      return
    }
    waiting = undefined
    isOurs = !target.byUser
    moveTo(map, target)
    // a move to the current position ends synchronously or never begins
    isOurs = false
    last = { center: map.getCenter(), zoom: map.getZoom() }
  }
  const resize = new ResizeObserver(() => {
    isOurs = true
    map.invalidateSize({ animate: false })
    isOurs = false
    if (waiting) show(waiting)
  })
  map.on('moveend', onMoveEnd)
  map.on('autopanstart', onAutoPan)
  resize.observe(map.getContainer())
  return {
    show,
    stop() {
      resize.disconnect()
      map.off('moveend', onMoveEnd)
      map.off('autopanstart', onAutoPan)
    },
  }
}

/** Padding: pins extend above their location and the controls cover the top, so the northernmost pin needs room. */
const CONTROLS_PX = 52

/** Not animated: the results are already there, and the move must be over when this returns. */
function moveTo(map: LeafletMap, { bounds, center, zoom }: MapTarget): void {
  if (center) map.setView(center, zoom ?? map.getZoom(), { animate: false })
  else if (bounds) {
    const { west, south, east, north } = unrollBounds(bounds)
    map.fitBounds(
      [
        [south, west],
        [north, east],
      ],
      {
        paddingTopLeft: [DEFAULT_MAP.fitPadding, DEFAULT_MAP.fitPadding + CONTROLS_PX],
        paddingBottomRight: [DEFAULT_MAP.fitPadding, DEFAULT_MAP.fitPadding],
        maxZoom: DEFAULT_MAP.fitMaxZoom,
        animate: false,
      },
    )
  }
}

function readViewport(map: LeafletMap): Viewport {
  const bounds = map.getBounds()
  const edges = {
    west: bounds.getWest(),
    south: bounds.getSouth(),
    east: bounds.getEast(),
    north: bounds.getNorth(),
  }
  return { bbox: formatBbox(edges), zoom: map.getZoom() }
}
