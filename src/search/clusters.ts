import type { Bounds } from '#domain/geo.ts'
import { DEAD } from './codes.ts'
import type { Columns } from './columns.ts'
import { E7, mercatorX, NOWHERE } from './projection.ts'
import type { Cluster } from './query.ts'
import type { BoxE7 } from './shape.ts'
import type { Tree } from './tree.ts'

/** A cell is 64 px wide: 2^(zoom + 2) cells span the world, whatever the viewport, so panning never regroups. */
export const CELL_DEPTH = 2
const SPAN = 2 ** 26

interface Cell extends BoxE7 {
  count: number
  minPrice: number
  maxPrice: number
  latSum: number
  lngSum: number
  id: number
}

/** Groups spaces by the map cells of one zoom. Cells are found by number, so base and delta meet in the same ones. */
export class ClusterGrid {
  /** Depth of the quadtree cells that are the grid. */
  readonly depth: number
  readonly #cells = new Map<number, Cell>()
  #lastKey = -1
  #last: Cell | undefined

  constructor(depth: number) {
    this.depth = depth
  }

  /** Adds a node that lies within one cell. */
  addNode(tree: Tree, columns: Columns, node: number): void {
    const count = tree.live[node]!
    if (count === 0) return
    const first = tree.start[node]!
    const cell = this.#at(mercatorX(columns.lng[first]!), columns.y[first]!)
    cell.count += count
    cell.latSum += tree.latSum[node]!
    cell.lngSum += tree.lngSum[node]!
    if (tree.latMin[node]! < cell.latMin) cell.latMin = tree.latMin[node]!
    if (tree.latMax[node]! > cell.latMax) cell.latMax = tree.latMax[node]!
    if (tree.lngMin[node]! < cell.lngMin) cell.lngMin = tree.lngMin[node]!
    if (tree.lngMax[node]! > cell.lngMax) cell.lngMax = tree.lngMax[node]!
    if (tree.priceMin[node]! < cell.minPrice) cell.minPrice = tree.priceMin[node]!
    if (tree.priceMax[node]! > cell.maxPrice) cell.maxPrice = tree.priceMax[node]!
    if (cell.count === 1) cell.id = columns.ids[findLiving(columns, first)]!
  }

  /** Adds rows; those without coordinates are left out. */
  addRows(columns: Columns, rows: Uint32Array, count: number): void {
    const { ids, lat, lng, y, price } = columns
    for (let i = 0; i < count; i++) {
      const row = rows[i]!
      const latE7 = lat[row]!
      if (latE7 === NOWHERE) continue
      const lngE7 = lng[row]!
      const cell = this.#at(mercatorX(lngE7), y[row]!)
      const dollars = price[row]!
      cell.count++
      cell.latSum += latE7
      cell.lngSum += lngE7
      cell.id = ids[row]!
      if (latE7 < cell.latMin) cell.latMin = latE7
      if (latE7 > cell.latMax) cell.latMax = latE7
      if (lngE7 < cell.lngMin) cell.lngMin = lngE7
      if (lngE7 > cell.lngMax) cell.lngMax = lngE7
      if (dollars < cell.minPrice) cell.minPrice = dollars
      if (dollars > cell.maxPrice) cell.maxPrice = dollars
    }
  }

  finish(): Cluster[] {
    return Array.from(this.#cells.values(), toCluster)
  }

  /** Rows come in Z-order, so nearly always the cell is the one before. */
  #at(x: number, y: number): Cell {
    const key = this.depth === 0 ? 0 : (x >>> (32 - this.depth)) * SPAN + (y >>> (32 - this.depth))
    if (key === this.#lastKey) return this.#last!
    let cell = this.#cells.get(key)
    if (cell === undefined) {
      cell = createCell()
      this.#cells.set(key, cell)
    }
    this.#lastKey = key
    this.#last = cell
    return cell
  }
}

/** Fields that hold large numbers start beyond the small-integer range, so that their type never changes. */
function createCell(): Cell {
  return {
    latMin: Number.MAX_SAFE_INTEGER,
    latMax: -Number.MAX_SAFE_INTEGER,
    lngMin: Number.MAX_SAFE_INTEGER,
    lngMax: -Number.MAX_SAFE_INTEGER,
    count: 0,
    minPrice: Number.MAX_SAFE_INTEGER,
    maxPrice: -1,
    latSum: 0,
    lngSum: 0,
    id: 0,
  }
}

function findLiving(columns: Columns, from: number): number {
  let row = from
  while ((columns.attributes[row]! & DEAD) !== 0) row++
  return row
}

function toCluster(cell: Cell): Cluster {
  const bounds = toBounds(cell)
  const isPoint = cell.latMin === cell.latMax && cell.lngMin === cell.lngMax
  return {
    // Sums of many equal integers divide exactly, but a mean may still round past the last member.
    lat: Math.min(bounds.north, Math.max(bounds.south, cell.latSum / cell.count / E7)),
    lng: Math.min(bounds.east, Math.max(bounds.west, cell.lngSum / cell.count / E7)),
    count: cell.count,
    minPrice: cell.minPrice,
    maxPrice: cell.maxPrice,
    bounds,
    ...(cell.count === 1 && { id: cell.id }),
    ...(cell.count > 1 && isPoint && { stack: true as const }),
  }
}

function toBounds(box: BoxE7): Bounds {
  return { west: box.lngMin / E7, south: box.latMin / E7, east: box.lngMax / E7, north: box.latMax / E7 }
}

/**
 * Smallest box around all clusters. For a viewport across the antimeridian the answer crosses it too, unless
 * a cell holds spaces of both sides, which takes a viewport nearly as wide as the globe.
 */
export function boundsOfClusters(clusters: readonly Cluster[], viewport: Bounds | undefined): Bounds | null {
  const first = clusters[0]
  if (first === undefined) return null
  const crosses = viewport !== undefined && viewport.west > viewport.east
  if (!crosses) return clusters.reduce((all, { bounds }) => unite(all, bounds), first.bounds)
  const western = clusters.filter(({ bounds }) => bounds.west >= viewport.west)
  const eastern = clusters.filter(({ bounds }) => bounds.west < viewport.west)
  const left = boundsOfClusters(western, undefined)
  const right = boundsOfClusters(eastern, undefined)
  if (left === null || right === null) return left ?? right
  return right.east > viewport.east
    ? unite(left, right)
    : { ...unite(left, right), west: left.west, east: right.east }
}

function unite(a: Bounds, b: Bounds): Bounds {
  return {
    west: Math.min(a.west, b.west),
    south: Math.min(a.south, b.south),
    east: Math.max(a.east, b.east),
    north: Math.max(a.north, b.north),
  }
}
