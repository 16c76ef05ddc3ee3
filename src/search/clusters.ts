import { type Bounds, unite } from '#domain/geo.ts'
import { type CellSum, CellSums } from './cell-sums.ts'
import { CellTable } from './cell-table.ts'
import { DEAD, PRICE_CODE_MASK, PRICE_CODE_SHIFT } from './codes.ts'
import { type Columns, LAT, LNG, PLACE, X, Y } from './columns.ts'
import { SALE, toCents, UNPRICED } from './price-line.ts'
import type { Prices } from './prices.ts'
import { E7, NOWHERE, sharedDepth } from './projection.ts'
import type { Cluster } from './query.ts'
import type { BoxE7 } from './shape.ts'
import type { Tree } from './tree.ts'

/** A cell is 64 px wide: 2^(zoom + 2) cells span the world, whatever the viewport, so panning never regroups. */
export const CELL_DEPTH = 2

const INT_MAX = 0x7fffffff
const INT_MIN = -0x80000000

/** Groups spaces by the map cells of one zoom. Cells are keyed by number, so base and delta share them. */
export class ClusterGrid {
  /** Quadtree depth of the grid cells. */
  readonly depth: number
  readonly #prices: Prices
  readonly #table = new CellTable()
  readonly #sums = new CellSums()
  #lastX = -1
  #lastY = -1
  #lastCell = -1

  constructor(depth: number, prices: Prices) {
    this.depth = depth
    this.#prices = prices
  }

  /** Adds a node that lies within one cell; its prices are those by the month. */
  addNode(tree: Tree, columns: Columns, node: number): void {
    const count = tree.live[node]!
    if (count === 0) return
    const first = tree.start[node]!
    this.#sums.add(this.#cellOf(columns, first), {
      count,
      latSum: tree.latSum[node]!,
      lngSum: tree.lngSum[node]!,
      latMin: tree.latMin[node]!,
      latMax: tree.latMax[node]!,
      lngMin: tree.lngMin[node]!,
      lngMax: tree.lngMax[node]!,
      minPrice: tree.monthlyMin[node]!,
      maxPrice: tree.monthlyMax[node]!,
      id: count === 1 ? columns.ids[findLiving(columns, first)]! : 0,
    })
  }

  /** Adds rows; those without coordinates are skipped. Rows in Z-order form few runs of one cell each. */
  addRows(columns: Columns, rows: Uint32Array, count: number): void {
    const { places } = columns
    // A shift by 32 would be a shift by 0, hence two.
    const shift = 31 - this.depth
    for (let from = 0; from < count; ) {
      const first = rows[from]! * PLACE
      if (places[first + LAT] === NOWHERE) {
        from++
        continue
      }
      const cellX = (places[first + X]! >>> 1) >>> shift
      const cellY = (places[first + Y]! >>> 1) >>> shift
      let to = from + 1
      for (; to < count; to++) {
        const at = rows[to]! * PLACE
        if ((places[at + X]! >>> 1) >>> shift !== cellX || (places[at + Y]! >>> 1) >>> shift !== cellY) break
        if (places[at + LAT] === NOWHERE) break
      }
      this.#addRun(columns, rows, from, to)
      from = to
    }
  }

  /** True when two rows, and so all between them in Z-order, are in one cell. */
  isOneCell({ places }: Columns, a: number, b: number): boolean {
    const [ax, ay] = [places[a * PLACE + X]!, places[a * PLACE + Y]!]
    return this.depth <= sharedDepth(ax, ay, places[b * PLACE + X]!, places[b * PLACE + Y]!)
  }

  /** Adds rows of one cell, with prices between `least` and `most`. */
  addCellRows(
    columns: Columns,
    rows: Uint32Array,
    count: number,
    prices: { least: number; most: number },
  ): void {
    if (count === 0) return
    const cell = this.#cellOf(columns, rows[0]!)
    if (this.#sums.spansPrices(cell, prices)) this.#addPlaces(columns, cell, rows, count)
    else this.#addRun(columns, rows, 0, count)
  }

  /** Adds rows of a cell whose prices do not change its range. */
  #addPlaces({ ids, places }: Columns, cell: number, rows: Uint32Array, count: number): void {
    let latMin = INT_MAX
    let latMax = INT_MIN
    let lngMin = INT_MAX
    let lngMax = INT_MIN
    let latSum = 0
    let lngSum = 0
    for (let i = 0; i < count; i++) {
      const at = rows[i]! * PLACE
      const lat = places[at + LAT]!
      const lng = places[at + LNG]!
      latSum += lat
      lngSum += lng
      if (lat < latMin) latMin = lat
      if (lat > latMax) latMax = lat
      if (lng < lngMin) lngMin = lng
      if (lng > lngMax) lngMax = lng
    }
    const id = ids[rows[0]!]!
    const { minPrice, maxPrice } = this.#sums.get(cell)
    this.#sums.add(cell, { count, minPrice, maxPrice, latMin, latMax, lngMin, lngMax, id, latSum, lngSum })
  }

  #addRun(columns: Columns, rows: Uint32Array, from: number, to: number): void {
    const { ids, places, price, attributes } = columns
    const first = rows[from]!
    let latMin = places[first * PLACE + LAT]!
    let latMax = latMin
    let lngMin = places[first * PLACE + LNG]!
    let lngMax = lngMin
    const { scale, offset, totals } = this.#prices
    let minPrice = Number.POSITIVE_INFINITY
    let maxPrice = Number.NEGATIVE_INFINITY
    let latSum = 0
    let lngSum = 0
    for (let i = from; i < to; i++) {
      const row = rows[i]!
      const lat = places[row * PLACE + LAT]!
      const lng = places[row * PLACE + LNG]!
      // `positionOf` and `toDescending`, written out: half of the time of a large answer is spent here
      const code = (attributes[row]! >>> PRICE_CODE_SHIFT) & PRICE_CODE_MASK
      const cents = Math.floor(price[row]! * scale[code]! + 0.5)
      const behind = offset[code]!
      latSum += lat
      lngSum += lng
      if (lat < latMin) latMin = lat
      else if (lat > latMax) latMax = lat
      if (lng < lngMin) lngMin = lng
      else if (lng > lngMax) lngMax = lng
      if (cents + behind < minPrice) minPrice = cents + behind
      if (cents - behind > maxPrice) maxPrice = cents - behind
    }
    if (totals !== null) ({ minPrice, maxPrice } = totals.span(columns, rows, from, to))
    const cell = this.#cellAt(places[first * PLACE + X]!, places[first * PLACE + Y]!)
    const count = to - from
    const id = ids[first]!
    this.#sums.add(cell, { count, minPrice, maxPrice, latMin, latMax, lngMin, lngMax, id, latSum, lngSum })
  }

  finish(): Cluster[] {
    return Array.from({ length: this.#sums.size }, (_, cell) => toCluster(this.#sums.get(cell)))
  }

  #cellOf({ places }: Columns, row: number): number {
    return this.#cellAt(places[row * PLACE + X]!, places[row * PLACE + Y]!)
  }

  /**
   * Number of the cell, with a one-entry cache: rows come in Z-order, so at low zoom it is nearly always the previous
   * one.
   */
  #cellAt(x: number, y: number): number {
    const cellX = (x >>> 1) >>> (31 - this.depth)
    const cellY = (y >>> 1) >>> (31 - this.depth)
    if (cellX === this.#lastX && cellY === this.#lastY) return this.#lastCell
    this.#lastX = cellX
    this.#lastY = cellY
    this.#lastCell = this.#table.find(cellX, cellY)
    return this.#lastCell
  }
}

function findLiving(columns: Columns, from: number): number {
  let row = from
  while ((columns.attributes[row]! & DEAD) !== 0) row++
  return row
}

function toCluster(cell: CellSum): Cluster {
  const bounds = toBounds(cell)
  const isPoint = cell.latMin === cell.latMax && cell.lngMin === cell.lngMax
  return {
    // Sums of equal integers divide exactly, but a mean may still round past the last member.
    lat: Math.min(bounds.north, Math.max(bounds.south, cell.latSum / cell.count / E7)),
    lng: Math.min(bounds.east, Math.max(bounds.west, cell.lngSum / cell.count / E7)),
    count: cell.count,
    minPrice: Math.round(toCents(cell.minPrice) / 100),
    maxPrice: Math.round(toCents(cell.maxPrice) / 100),
    bounds,
    ...(cell.minPrice >= SALE && { sale: true as const }),
    ...(cell.minPrice >= UNPRICED && cell.minPrice < SALE && { unpriced: true as const }),
    ...(cell.count === 1 && { id: cell.id }),
    ...(cell.count > 1 && isPoint && { stack: true as const }),
  }
}

function toBounds(box: BoxE7): Bounds {
  return { west: box.lngMin / E7, south: box.latMin / E7, east: box.lngMax / E7, north: box.latMax / E7 }
}

/**
 * Smallest bounding box of all clusters. For a viewport across the antimeridian the result crosses it too, unless
 * a cell contains spaces of both sides, which takes a viewport nearly as wide as the globe.
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
