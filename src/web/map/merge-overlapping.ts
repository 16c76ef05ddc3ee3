import type { Bounds } from '#domain/geo.ts'
import type { Cluster } from './pin-icons.ts'

const TILE_PX = 256
/** Closer than this, one pin hides the other's number. */
const TOUCHING_PX = { x: 40, y: 30 } as const
/** A single space's pin hangs this far above its place. */
const PIN_LIFT_PX = 19
const MAX_LAT = 85.051129

/**
 * The server counts by the cells of a grid, and two clusters on either side of an edge may lie on one another. Those become
 * one here, so that no pin hides another; counts still add up to the same total.
 * @param zoom of the map, which says how many pixels lie between two places
 */
export function mergeOverlapping(clusters: readonly Cluster[], zoom: number): readonly Cluster[] {
  const scale = TILE_PX * 2 ** zoom
  const kept = new Map<string, Cluster[]>()
  let merged = 0
  for (const cluster of [...clusters].sort((a, b) => b.count - a.count)) {
    const [col, row] = cellOf(cluster, scale)
    const touching = findTouching(kept, [col, row], cluster, scale)
    if (touching) {
      absorb(touching, cluster)
      merged += 1
    } else {
      const key = `${col},${row}`
      const here = kept.get(key)
      if (here) here.push({ ...cluster })
      else kept.set(key, [{ ...cluster }])
    }
  }
  // the same array when nothing changed: the pins are compared by it
  return merged === 0 ? clusters : [...kept.values()].flat()
}

function cellOf(cluster: Cluster, scale: number): [col: number, row: number] {
  const { x, y } = toPixels(cluster, scale)
  return [Math.floor(x / TOUCHING_PX.x), Math.floor(y / TOUCHING_PX.y)]
}

function findTouching(
  kept: ReadonlyMap<string, Cluster[]>,
  [col, row]: [number, number],
  cluster: Cluster,
  scale: number,
): Cluster | undefined {
  const at = toPixels(cluster, scale)
  for (let r = row - 1; r <= row + 1; r++) {
    for (let c = col - 1; c <= col + 1; c++) {
      for (const other of kept.get(`${c},${r}`) ?? []) {
        const { x, y } = toPixels(other, scale)
        if (Math.abs(x - at.x) < TOUCHING_PX.x && Math.abs(y - at.y) < TOUCHING_PX.y) return other
      }
    }
  }
  return undefined
}

/** The larger one stays where it is: pins do not wander while others join them. */
function absorb(into: Cluster, other: Cluster): void {
  into.count += other.count
  into.minPrice = Math.min(into.minPrice, other.minPrice)
  into.maxPrice = Math.max(into.maxPrice, other.maxPrice)
  into.bounds = around(into.bounds, other.bounds)
  delete into.listing
  delete into.stack
}

function around(a: Bounds, b: Bounds): Bounds {
  return {
    west: Math.min(a.west, b.west),
    south: Math.min(a.south, b.south),
    east: Math.max(a.east, b.east),
    north: Math.max(a.north, b.north),
  }
}

/** Web mercator: the middle of what the map draws. */
function toPixels({ lat, lng, listing }: Cluster, scale: number): { x: number; y: number } {
  const sin = Math.sin((Math.max(-MAX_LAT, Math.min(MAX_LAT, lat)) * Math.PI) / 180)
  return {
    x: (lng / 360 + 0.5) * scale,
    y: (0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)) * scale - (listing ? PIN_LIFT_PX : 0),
  }
}
