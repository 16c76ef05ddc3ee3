import type { Bounds } from '#domain/geo.ts'
import { CellTable } from './cell-table.ts'
import { DEAD } from './codes.ts'
import { type Columns, LAT, LNG, PLACE, X, Y } from './columns.ts'
import { E7, NOWHERE } from './projection.ts'
import type { Cluster } from './query.ts'
import type { BoxE7 } from './shape.ts'
import type { Tree } from './tree.ts'

/** A cell is 64 px wide: 2^(zoom + 2) cells span the world, whatever the viewport, so panning never regroups. */
export const CELL_DEPTH = 2

interface Cell extends BoxE7 {
  count: number
  minPrice: number
  maxPrice: number
  latSum: number
  lngSum: number
  /** Of any member; tells who it is when there is one. */
  id: number
}

/** Groups spaces by the map cells of one zoom. Cells are found by number, so base and delta meet in the same ones. */
export class ClusterGrid {
  /** Depth of the quadtree cells that are the grid. */
  readonly depth: number
  readonly #table = new CellTable()
  readonly #cells: Cell[] = []
  /** What is being added now: sums stay in registers and reach their cell once for a run of rows. */
  readonly #part = createCell()

  constructor(depth: number) {
    this.depth = depth
  }

  /** Adds a node that lies within one cell. */
  addNode(tree: Tree, columns: Columns, node: number): void {
    const count = tree.live[node]!
    if (count === 0) return
    const first = tree.start[node]!
    const part = this.#part
    part.count = count
    part.latSum = tree.latSum[node]!
    part.lngSum = tree.lngSum[node]!
    part.latMin = tree.latMin[node]!
    part.latMax = tree.latMax[node]!
    part.lngMin = tree.lngMin[node]!
    part.lngMax = tree.lngMax[node]!
    part.minPrice = tree.priceMin[node]!
    part.maxPrice = tree.priceMax[node]!
    part.id = count === 1 ? columns.ids[findLiving(columns, first)]! : 0
    this.#add(columns.places[first * PLACE + X]!, columns.places[first * PLACE + Y]!)
  }

  /** Adds rows; those without coordinates are left out. Rows in Z-order fall into few runs of one cell each. */
  addRows(columns: Columns, rows: Uint32Array, count: number): void {
    const { places } = columns
    for (let from = 0; from < count; ) {
      const first = rows[from]! * PLACE
      const cellX = this.#toCell(places[first + X]!)
      const cellY = this.#toCell(places[first + Y]!)
      let to = from + 1
      for (; to < count; to++) {
        const at = rows[to]! * PLACE
        if (this.#toCell(places[at + X]!) !== cellX || this.#toCell(places[at + Y]!) !== cellY) break
        if (places[at + LAT] === NOWHERE) break
      }
      if (places[first + LAT] !== NOWHERE) this.#addRun(columns, rows, from, to)
      from = to
    }
  }

  #addRun({ ids, places, price }: Columns, rows: Uint32Array, from: number, to: number): void {
    const first = rows[from]!
    let latMin = places[first * PLACE + LAT]!
    let latMax = latMin
    let lngMin = places[first * PLACE + LNG]!
    let lngMax = lngMin
    let minPrice = price[first]!
    let maxPrice = minPrice
    let latSum = 0
    let lngSum = 0
    for (let i = from; i < to; i++) {
      const row = rows[i]!
      const latE7 = places[row * PLACE + LAT]!
      const lngE7 = places[row * PLACE + LNG]!
      const dollars = price[row]!
      latSum += latE7
      lngSum += lngE7
      latMin = Math.min(latMin, latE7)
      latMax = Math.max(latMax, latE7)
      lngMin = Math.min(lngMin, lngE7)
      lngMax = Math.max(lngMax, lngE7)
      minPrice = Math.min(minPrice, dollars)
      maxPrice = Math.max(maxPrice, dollars)
    }
    const part = this.#part
    part.count = to - from
    part.latSum = latSum
    part.lngSum = lngSum
    part.latMin = latMin
    part.latMax = latMax
    part.lngMin = lngMin
    part.lngMax = lngMax
    part.minPrice = minPrice
    part.maxPrice = maxPrice
    part.id = ids[first]!
    this.#add(places[first * PLACE + X]!, places[first * PLACE + Y]!)
  }

  finish(): Cluster[] {
    return this.#cells.map(toCluster)
  }

  #toCell(fraction: number): number {
    // A shift by 32 would be a shift by 0, hence two.
    return (fraction >>> 1) >>> (31 - this.depth)
  }

  #add(x: number, y: number): void {
    const number = this.#table.find(this.#toCell(x), this.#toCell(y))
    if (number === this.#cells.length) this.#cells.push(createCell())
    uniteCells(this.#cells[number]!, this.#part)
  }
}

function uniteCells(cell: Cell, part: Cell): void {
  cell.count += part.count
  cell.latSum += part.latSum
  cell.lngSum += part.lngSum
  cell.latMin = Math.min(cell.latMin, part.latMin)
  cell.latMax = Math.max(cell.latMax, part.latMax)
  cell.lngMin = Math.min(cell.lngMin, part.lngMin)
  cell.lngMax = Math.max(cell.lngMax, part.lngMax)
  cell.minPrice = Math.min(cell.minPrice, part.minPrice)
  cell.maxPrice = Math.max(cell.maxPrice, part.maxPrice)
  cell.id = part.id
}

function createCell(): Cell {
  return {
    latMin: Number.POSITIVE_INFINITY,
    latMax: Number.NEGATIVE_INFINITY,
    lngMin: Number.POSITIVE_INFINITY,
    lngMax: Number.NEGATIVE_INFINITY,
    count: 0,
    minPrice: Number.POSITIVE_INFINITY,
    maxPrice: Number.NEGATIVE_INFINITY,
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
