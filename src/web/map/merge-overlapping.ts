import type { Bounds } from '#domain/geo.ts'
import { clusterBox, LARGEST_CLUSTER, type MarkerBox, PIN_BOX } from './marker-box.ts'
import type { Cluster } from './pin-price.ts'

const TILE_PX = 256
/** Between two markers. */
const GAP_PX = 3
/** Of the grid that finds neighbors: none farther away than the next cell can touch. */
const CELL_PX = { x: LARGEST_CLUSTER.width + GAP_PX, y: LARGEST_CLUSTER.height + GAP_PX } as const
/** Offset of a single space's pin above its location. */
const PIN_LIFT_PX = 19
const MAX_LAT = 85.051129

/**
 * The server clusters by grid cells, so two clusters on either side of a cell's edge may overlap. Those are merged
 * here, so that no pin hides another; the total count stays the same.
 * @param zoom of the map, for the distance in pixels
 */
export function mergeOverlapping(clusters: readonly Cluster[], zoom: number): readonly Cluster[] {
  // what joins others grows, and may touch its next neighbor then
  for (let before = clusters; ; ) {
    const merged = mergeOnce(before, zoom)
    if (merged === before) return merged
    before = merged
  }
}

function mergeOnce(clusters: readonly Cluster[], zoom: number): readonly Cluster[] {
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
  // the same array when nothing changed: the pins are memoized by identity
  return merged === 0 ? clusters : [...kept.values()].flat()
}

function cellOf(cluster: Cluster, scale: number): [col: number, row: number] {
  const { x, y } = toPixels(cluster, scale)
  return [Math.floor(x / CELL_PX.x), Math.floor(y / CELL_PX.y)]
}

function findTouching(
  kept: ReadonlyMap<string, Cluster[]>,
  [col, row]: [number, number],
  cluster: Cluster,
  scale: number,
): Cluster | undefined {
  const at = toPixels(cluster, scale)
  const mine = boxOf(cluster)
  for (let r = row - 1; r <= row + 1; r++) {
    for (let c = col - 1; c <= col + 1; c++) {
      for (const other of kept.get(`${c},${r}`) ?? []) {
        const { x, y } = toPixels(other, scale)
        const theirs = boxOf(other)
        const [dx, dy] = [Math.abs(x - at.x), Math.abs(y - at.y)]
        if (dx < (mine.width + theirs.width) / 2 + GAP_PX && dy < (mine.height + theirs.height) / 2 + GAP_PX)
          return other
      }
    }
  }
  return undefined
}

/** The larger one keeps its position: pins do not move while others join them. */
function absorb(into: Cluster, other: Cluster): void {
  into.count += other.count
  absorbPrices(into, other)
  into.bounds = around(into.bounds, other.bounds)
  delete into.listing
  delete into.stack
}

/** What is for sale says nothing of rents. */
function absorbPrices(into: Cluster, other: Cluster): void {
  if (other.sale && !into.sale) return
  if (into.sale && !other.sale) {
    delete into.sale
    into.minPrice = other.minPrice
    into.maxPrice = other.maxPrice
    return
  }
  into.minPrice = Math.min(into.minPrice, other.minPrice)
  into.maxPrice = Math.max(into.maxPrice, other.maxPrice)
}

function boxOf({ listing, count }: Cluster): MarkerBox {
  return listing ? PIN_BOX : clusterBox(count)
}

function around(a: Bounds, b: Bounds): Bounds {
  return {
    west: Math.min(a.west, b.west),
    south: Math.min(a.south, b.south),
    east: Math.max(a.east, b.east),
    north: Math.max(a.north, b.north),
  }
}

/** Web Mercator: the visual midpoint. */
function toPixels({ lat, lng, listing }: Cluster, scale: number): { x: number; y: number } {
  const sin = Math.sin((Math.max(-MAX_LAT, Math.min(MAX_LAT, lat)) * Math.PI) / 180)
  return {
    x: (lng / 360 + 0.5) * scale,
    y: (0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)) * scale - (listing ? PIN_LIFT_PX : 0),
  }
}
