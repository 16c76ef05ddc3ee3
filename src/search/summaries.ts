import { DEAD, PRICE_CODE_MASK, PRICE_CODE_SHIFT } from './codes.ts'
import { type Columns, LAT, LNG, PLACE } from './columns.ts'
import { toDescending } from './price-line.ts'
import { MONTHLY, positionOf } from './price-table.ts'
import { addTally, countAttributes, TALLY_SIZE } from './tally.ts'
import type { Tree } from './tree.ts'

const INT_MAX = 0x7fffffff
const INT_MIN = -0x80000000

/** Computes the summaries of all nodes, leaves first. Yields between portions so that a merge never blocks. */
export function* summarizeTree(tree: Tree, columns: Columns): Generator<void> {
  for (let node = tree.size - 1; node >= 0; node--) {
    if (tree.childCount[node] === 0) tallyLeaf(tree, columns, node)
    else tallyChildren(tree, node)
    refreshExtremes(tree, columns, node)
    if (node % 32 === 0) yield
  }
}

/** Subtracts a row from the summaries from leaf to root; tombstone it before. */
export function removeRow(tree: Tree, columns: Columns, row: number): void {
  const word = columns.attributes[row]! & ~DEAD
  const path = findPath(tree, row)
  for (const node of path) countAttributes(tree.tally, node * TALLY_SIZE, word, -1)
  for (let i = path.length - 1; i >= 0; i--) refreshExtremes(tree, columns, path[i]!)
}

function findPath(tree: Tree, row: number): number[] {
  const path: number[] = []
  let node = tree.roots.find((root) => row < tree.end[root]!)!
  for (;;) {
    path.push(node)
    if (tree.childCount[node] === 0) return path
    node = tree.firstChild[node]!
    while (row >= tree.end[node]!) node++
  }
}

function tallyLeaf(tree: Tree, columns: Columns, leaf: number): void {
  for (let row = tree.start[leaf]!; row < tree.end[leaf]!; row++) {
    const word = columns.attributes[row]!
    if ((word & DEAD) === 0) countAttributes(tree.tally, leaf * TALLY_SIZE, word, 1)
  }
}

function tallyChildren(tree: Tree, node: number): void {
  const first = tree.firstChild[node]!
  for (let child = first; child < first + tree.childCount[node]!; child++) {
    addTally(tree.tally, node * TALLY_SIZE, tree.tally, child * TALLY_SIZE, TALLY_SIZE)
  }
}

/** Recomputes what subtraction cannot keep exact of a node, from its rows or its children. */
function refreshExtremes(tree: Tree, columns: Columns, node: number): void {
  resetExtremes(tree, node)
  if (tree.childCount[node] === 0) extendByRows(tree, columns, node)
  else extendByChildren(tree, node)
}

function resetExtremes(tree: Tree, node: number): void {
  tree.live[node] = 0
  tree.latMin[node] = INT_MAX
  tree.latMax[node] = INT_MIN
  tree.lngMin[node] = INT_MAX
  tree.lngMax[node] = INT_MIN
  tree.latSum[node] = 0
  tree.lngSum[node] = 0
  tree.priceMin[node] = INT_MAX
  tree.priceMax[node] = -1
  tree.monthlyMin[node] = Number.POSITIVE_INFINITY
  tree.monthlyMax[node] = Number.NEGATIVE_INFINITY
  tree.scoreMax[node] = 0
  tree.listedMax[node] = 0
}

function extendByRows(tree: Tree, columns: Columns, leaf: number): void {
  for (let row = tree.start[leaf]!; row < tree.end[leaf]!; row++) {
    const word = columns.attributes[row]!
    if ((word & DEAD) !== 0) continue
    const lat = columns.places[row * PLACE + LAT]!
    const lng = columns.places[row * PLACE + LNG]!
    const price = columns.price[row]!
    const monthly = positionOf(MONTHLY, price, (word >>> PRICE_CODE_SHIFT) & PRICE_CODE_MASK)
    const descending = toDescending(monthly)
    tree.live[leaf]!++
    tree.latSum[leaf]! += lat
    tree.lngSum[leaf]! += lng
    if (lat < tree.latMin[leaf]!) tree.latMin[leaf] = lat
    if (lat > tree.latMax[leaf]!) tree.latMax[leaf] = lat
    if (lng < tree.lngMin[leaf]!) tree.lngMin[leaf] = lng
    if (lng > tree.lngMax[leaf]!) tree.lngMax[leaf] = lng
    if (price < tree.priceMin[leaf]!) tree.priceMin[leaf] = price
    if (price > tree.priceMax[leaf]!) tree.priceMax[leaf] = price
    if (monthly < tree.monthlyMin[leaf]!) tree.monthlyMin[leaf] = monthly
    if (descending > tree.monthlyMax[leaf]!) tree.monthlyMax[leaf] = descending
    if (columns.score[row]! > tree.scoreMax[leaf]!) tree.scoreMax[leaf] = columns.score[row]!
    if (columns.listedAt[row]! > tree.listedMax[leaf]!) tree.listedMax[leaf] = columns.listedAt[row]!
  }
}

function extendByChildren(tree: Tree, node: number): void {
  const first = tree.firstChild[node]!
  for (let child = first; child < first + tree.childCount[node]!; child++) {
    tree.live[node]! += tree.live[child]!
    tree.latSum[node]! += tree.latSum[child]!
    tree.lngSum[node]! += tree.lngSum[child]!
    tree.latMin[node] = Math.min(tree.latMin[node]!, tree.latMin[child]!)
    tree.latMax[node] = Math.max(tree.latMax[node]!, tree.latMax[child]!)
    tree.lngMin[node] = Math.min(tree.lngMin[node]!, tree.lngMin[child]!)
    tree.lngMax[node] = Math.max(tree.lngMax[node]!, tree.lngMax[child]!)
    tree.priceMin[node] = Math.min(tree.priceMin[node]!, tree.priceMin[child]!)
    tree.priceMax[node] = Math.max(tree.priceMax[node]!, tree.priceMax[child]!)
    tree.monthlyMin[node] = Math.min(tree.monthlyMin[node]!, tree.monthlyMin[child]!)
    tree.monthlyMax[node] = Math.max(tree.monthlyMax[node]!, tree.monthlyMax[child]!)
    tree.scoreMax[node] = Math.max(tree.scoreMax[node]!, tree.scoreMax[child]!)
    tree.listedMax[node] = Math.max(tree.listedMax[node]!, tree.listedMax[child]!)
  }
}
