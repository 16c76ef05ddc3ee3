import type { Map as LeafletMap } from 'leaflet'
import { project } from '#domain/map/shapes.ts'

/** What one marker covers of the map: a box in px around its point. */
export interface Covered {
  lat: number
  lng: number
  left: number
  top: number
  right: number
  bottom: number
}

const COVERED = new WeakMap<LeafletMap, readonly Covered[]>()

/** Told by whoever draws the markers; names on the map make way for them. */
export function setCovered(map: LeafletMap, covered: readonly Covered[]): void {
  const isSame = JSON.stringify(getCovered(map)) === JSON.stringify(covered)
  COVERED.set(map, covered)
  // a heart or a price that changed moves no name
  if (!isSame) map.fire('covered')
}

export function getCovered(map: LeafletMap): readonly Covered[] {
  return COVERED.get(map) ?? []
}

/** In the world pixels of a zoom. */
export function toWorldBox({ lat, lng, left, top, right, bottom }: Covered, zoom: number) {
  const { x, y } = project(lat, lng)
  const world = 256 * 2 ** zoom
  return {
    left: x * world + left,
    right: x * world + right,
    top: y * world + top,
    bottom: y * world + bottom,
  }
}
