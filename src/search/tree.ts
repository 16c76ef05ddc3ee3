import { type Columns, PLACE, X, Y } from './columns.ts'
import { sharedDepth } from './projection.ts'
import { TALLY_SIZE } from './tally.ts'

/**
 * A quadtree over rows in Z-order. A node is a run of rows; its children are adjacent in the arrays.
 * Cells are web-mercator cells, so at every zoom a cell of the map is a run of whole nodes, and no node
 * has to be split to know what is in it.
 */
export interface Tree {
  readonly size: number
  /** Nodes without a parent: the located rows, then the rows without coordinates. */
  readonly roots: number[]
  /** The root of the rows without coordinates, or -1. */
  readonly nowhere: number
  readonly start: Uint32Array
  readonly end: Uint32Array
  /** Depth of the deepest cell that contains the whole node, 0..32. */
  readonly depth: Uint8Array
  readonly firstChild: Uint32Array
  readonly childCount: Uint8Array
  /** Of the live rows: */
  readonly live: Uint32Array
  readonly latMin: Int32Array
  readonly latMax: Int32Array
  readonly lngMin: Int32Array
  readonly lngMax: Int32Array
  readonly latSum: Float64Array
  readonly lngSum: Float64Array
  readonly priceMin: Int32Array
  readonly priceMax: Int32Array
  /** Positions by the month, and in their descending form (see `price-table.ts`). */
  readonly monthlyMin: Float64Array
  readonly monthlyMax: Float64Array
  readonly scoreMax: Uint16Array
  readonly listedMax: Uint32Array
  /** `TALLY_SIZE` counters per node. */
  readonly tally: Uint32Array
}

/** Bounding box of some rows. */
export type Boxes = Pick<Tree, 'latMin' | 'latMax' | 'lngMin' | 'lngMax'>
/** Bounds for a sort order that need no positions. */
export type ValueBounds = Pick<
  Tree,
  'priceMin' | 'priceMax' | 'monthlyMin' | 'monthlyMax' | 'scoreMax' | 'listedMax'
> & {
  /** Positions by the total for some dates, and in their descending form: nodes know none of it. */
  readonly totalMin?: Float64Array
  readonly totalMax?: Float64Array
}
export type Bounds = Boxes & ValueBounds

/** Measured at a million spaces: 128 costs twice the summaries, 512 twice the rows scanned along a viewport's edge. */
export const LEAF_ROWS = 256
/**
 * Batch size of the filter. A batch's columns and lists fit the L1 cache; one leaf at a time, calls cost as much as
 * rows.
 */
export const PORTION_ROWS = 1024
const MAX_DEPTH = 32

interface Outline {
  start: number[]
  end: number[]
  depth: number[]
  firstChild: number[]
  childCount: number[]
}

/** Structure of the nodes, breadth first, without summaries. Yields between portions so that a merge never blocks. */
export function* outlineTree(columns: Columns, located: number, count: number): Generator<void, Tree> {
  const outline: Outline = { start: [], end: [], depth: [], firstChild: [], childCount: [] }
  const roots: number[] = []
  if (located > 0) roots.push(addNode(outline, columns, 0, located))
  const nowhere = count > located ? addNode(outline, columns, located, count) : -1
  if (nowhere >= 0) roots.push(nowhere)
  for (let node = 0; node < outline.start.length; node++) {
    splitNode(outline, columns, node)
    if (node % 64 === 63) yield
  }
  return allocateTree(outline, roots, nowhere)
}

function addNode(outline: Outline, columns: Columns, start: number, end: number): number {
  const last = end - 1
  const depth = sharedDepth(
    columns.places[start * PLACE + X]!,
    columns.places[start * PLACE + Y]!,
    columns.places[last * PLACE + X]!,
    columns.places[last * PLACE + Y]!,
  )
  outline.firstChild.push(0)
  outline.childCount.push(0)
  outline.end.push(end)
  outline.depth.push(depth)
  return outline.start.push(start) - 1
}

function splitNode(outline: Outline, columns: Columns, node: number): void {
  const start = outline.start[node]!
  const end = outline.end[node]!
  if (end - start <= LEAF_ROWS) return
  const depth = outline.depth[node]!
  const cuts = depth === MAX_DEPTH ? quarterCuts(start, end) : quadrantCuts(columns, start, end, depth)
  outline.firstChild[node] = outline.start.length
  for (let i = 0; i < 4; i++) {
    if (cuts[i]! === cuts[i + 1]!) continue
    addNode(outline, columns, cuts[i]!, cuts[i + 1]!)
    outline.childCount[node]!++
  }
}

/** Rows at one point (a stack) or without one are split into equal runs: a leaf is always small. */
function quarterCuts(start: number, end: number): number[] {
  return [0, 1, 2, 3, 4].map((i) => start + Math.floor(((end - start) * i) / 4))
}

function quadrantCuts(columns: Columns, start: number, end: number, depth: number): number[] {
  const { places } = columns
  const shift = 31 - depth
  const cuts = [start]
  for (let digit = 1; digit < 4; digit++) {
    let low = cuts[digit - 1]!
    let high = end
    while (low < high) {
      const row = (low + high) >>> 1
      const quadrant =
        (((places[row * PLACE + Y]! >>> shift) & 1) << 1) | ((places[row * PLACE + X]! >>> shift) & 1)
      if (quadrant < digit) low = row + 1
      else high = row
    }
    cuts.push(low)
  }
  return [...cuts, end]
}

function allocateTree(outline: Outline, roots: number[], nowhere: number): Tree {
  const size = outline.start.length
  const tree: Tree = {
    size,
    roots,
    nowhere,
    start: new Uint32Array(size),
    end: new Uint32Array(size),
    depth: new Uint8Array(size),
    firstChild: new Uint32Array(size),
    childCount: new Uint8Array(size),
    live: new Uint32Array(size),
    latMin: new Int32Array(size),
    latMax: new Int32Array(size),
    lngMin: new Int32Array(size),
    lngMax: new Int32Array(size),
    latSum: new Float64Array(size),
    lngSum: new Float64Array(size),
    priceMin: new Int32Array(size),
    priceMax: new Int32Array(size),
    monthlyMin: new Float64Array(size),
    monthlyMax: new Float64Array(size),
    scoreMax: new Uint16Array(size),
    listedMax: new Uint32Array(size),
    tally: new Uint32Array(size * TALLY_SIZE),
  }
  for (const name of ['start', 'end', 'depth', 'firstChild', 'childCount'] as const) {
    tree[name].set(outline[name])
  }
  return tree
}

/** Memory of the tree in bytes. */
export function treeBytes(tree: Tree): number {
  return Object.values(tree).reduce((sum, part) => sum + (ArrayBuffer.isView(part) ? part.byteLength : 0), 0)
}
