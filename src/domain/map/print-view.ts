import { type Bounds, boundsOf, contains, type LatLng } from '../geo.ts'
import { REGION_BOX } from './region.ts'
import { project } from './shapes.ts'

/** A part of the map in a frame: px from the world's north-west corner at its zoom. */
export interface View {
  left: number
  top: number
  width: number
  height: number
  /** Pixels of the whole world. */
  world: number
}

export const zoomOf = ({ world }: Pick<View, 'world'>): number => Math.log2(world / TILE_PX)

const TILE_PX = 256
/** A pin at the edge of the view stays whole. */
const PADDING_PX = 46
/** Some twelve miles across: a neighborhood and those around it. */
const CLOSEST_ZOOM = 12
/** Outside of the region the data knows states and large cities alone; closer than that the ground would be a blank. */
const CLOSEST_FAR_ZOOM = 7
/** What `states.topojson` was cut to. */
const DRAWN: Bounds = { west: -172, south: 12, east: -50, north: 72 }

/** False: the ground there is in no bundled data. */
export function isOnBasemap(point: LatLng): boolean {
  return contains(DRAWN, point)
}

/** Whether all of it is in the detailed region, so that nothing else need be drawn. */
export function isInRegion({ left, top, width, height, world }: View): boolean {
  const [from, to] = [project(REGION_BOX.north, REGION_BOX.west), project(REGION_BOX.south, REGION_BOX.east)]
  return (
    left >= from.x * world &&
    top >= from.y * world &&
    left + width <= to.x * world &&
    top + height <= to.y * world
  )
}

/** The closest view of all points; null without any. @param frame px */
export function fitView(
  points: readonly LatLng[],
  { width, height }: Pick<View, 'width' | 'height'>,
): View | null {
  const bounds = boundsOf(points)
  if (!bounds) return null
  const [from, to] = [project(bounds.north, bounds.west), project(bounds.south, bounds.east)]
  const closest = points.every((point) => contains(REGION_BOX, point)) ? CLOSEST_ZOOM : CLOSEST_FAR_ZOOM
  const world = Math.min(
    TILE_PX * 2 ** closest,
    (width - 2 * PADDING_PX) / (to.x - from.x),
    (height - 2 * PADDING_PX) / (to.y - from.y),
  )
  const left = ((from.x + to.x) * world - width) / 2
  const top = ((from.y + to.y) * world - height) / 2
  return { left, top, width, height, world }
}

/** In px of the frame. */
export function toFrame(view: View, { x, y }: { x: number; y: number }): { x: number; y: number } {
  return { x: x * view.world - view.left, y: y * view.world - view.top }
}
