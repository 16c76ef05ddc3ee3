import { CELL_DEPTH } from './clusters.ts'
import { mercatorX, mercatorY } from './projection.ts'
import type { Region } from './region.ts'
import type { BoxE7 } from './shape.ts'
import type { Tree } from './tree.ts'

/** Maximum cells per viewport: 64 × 64, a screen of 4096 × 4096 px. */
const MAX_CELLS = 4096
const DEFAULT_ZOOM = 10

/**
 * Depth of the map's cells for a zoom. A zoom far too fine for the requested area (the whole country at street level)
 * gets coarser cells, so that no answer has more than a screen can show. It depends on the size of
 * the area alone, not on its position, and so does not change while the map is panned.
 */
export function gridDepth(tree: Tree, region: Region, zoom = DEFAULT_ZOOM): number {
  const wanted = Math.floor(zoom) + CELL_DEPTH
  const root = tree.roots.find((node) => node !== tree.nowhere)
  if (root === undefined || tree.live[root]! <= MAX_CELLS) return wanted
  const frame = frameOf(tree, root)
  const areas = region.isBounded ? region.covers.map((cover) => intersect(cover, frame)) : [frame]
  let depth = wanted
  while (depth > 0 && areas.reduce((sum, area) => sum + cellsIn(area, depth), 0) > MAX_CELLS) depth--
  return depth
}

function frameOf(tree: Tree, node: number): BoxE7 {
  return {
    latMin: tree.latMin[node]!,
    latMax: tree.latMax[node]!,
    lngMin: tree.lngMin[node]!,
    lngMax: tree.lngMax[node]!,
  }
}

function intersect(a: BoxE7, b: BoxE7): BoxE7 {
  return {
    latMin: Math.max(a.latMin, b.latMin),
    latMax: Math.min(a.latMax, b.latMax),
    lngMin: Math.max(a.lngMin, b.lngMin),
    lngMax: Math.min(a.lngMax, b.lngMax),
  }
}

function cellsIn(area: BoxE7, depth: number): number {
  const width = mercatorX(area.lngMax) - mercatorX(area.lngMin)
  const height = mercatorY(area.latMin) - mercatorY(area.latMax)
  if (width < 0 || height < 0) return 0
  const cell = 2 ** (32 - depth)
  return Math.ceil(width / cell) * Math.ceil(height / cell)
}
