import { DEAD } from './codes.ts'
import type { Columns } from './columns.ts'
import type { Rank } from './rank.ts'
import { LEAF_ROWS, PORTION_ROWS, type Tree } from './tree.ts'

/** Start of a page: after this key and id. */
export interface Position {
  key: number
  id: number
}

/** Top-k rows in a heap with the worst on top, so that most rows cost one comparison. */
export class TopRows {
  readonly #rank: Rank
  readonly #after: Position | null
  readonly #capacity: number
  readonly #best: Position[] = []
  readonly #keys = new Float64Array(PORTION_ROWS)
  /** Key of the worst row retained, once the heap is full. */
  #floor = Number.NEGATIVE_INFINITY

  constructor(rank: Rank, capacity: number, after: Position | null) {
    this.#rank = rank
    this.#capacity = capacity
    this.#after = after
  }

  /** False when no row with a key up to `bound` can enter any more. */
  canTake(bound: number): boolean {
    return bound >= this.#floor
  }

  /** Offers rows, at most `PORTION_ROWS` at once. */
  offerRows(columns: Columns, rows: Uint32Array, count: number): void {
    const keys = this.#keys
    const { ids } = columns
    this.#rank.fillKeys(columns, rows, count, keys)
    for (let i = 0; i < count; i++) {
      const key = keys[i]!
      if (key >= this.#floor) this.#offer({ key, id: ids[rows[i]!]! })
    }
  }

  /** The best rows of nodes that are entirely inside, best-first by bound, until none can enter. */
  offerNodes(tree: Tree, columns: Columns, nodes: readonly number[]): void {
    const queue = new NodeQueue()
    for (const node of nodes) this.#enqueue(queue, tree, node)
    const rows = new Uint32Array(LEAF_ROWS)
    for (let next = queue.pop(); next !== undefined && this.canTake(next.bound); next = queue.pop()) {
      const { node } = next
      if (tree.childCount[node] === 0) {
        this.offerRows(columns, rows, listLiving(tree, columns, node, rows))
        continue
      }
      const first = tree.firstChild[node]!
      for (let i = 0; i < tree.childCount[node]!; i++) this.#enqueue(queue, tree, first + i)
    }
  }

  /** Best first. */
  finish(): Position[] {
    return this.#best.sort((a, b) => b.key - a.key || b.id - a.id)
  }

  #enqueue(queue: NodeQueue, tree: Tree, node: number): void {
    if (tree.live[node] === 0) return
    const bound = this.#rank.bound(tree, node)
    if (this.canTake(bound)) queue.push({ bound, node })
  }

  #offer(row: Position): void {
    const after = this.#after
    if (after !== null && !isWorse(row, after)) return
    const best = this.#best
    if (best.length < this.#capacity) {
      best.push(row)
      siftUp(best, best.length - 1)
    } else if (isWorse(best[0]!, row)) {
      best[0] = row
      siftDown(best)
    }
    if (best.length === this.#capacity) this.#floor = best[0]!.key
  }
}

function isWorse(a: Position, b: Position): boolean {
  return a.key < b.key || (a.key === b.key && a.id < b.id)
}

function siftUp(heap: Position[], from: number): void {
  let at = from
  while (at > 0) {
    const parent = (at - 1) >> 1
    if (!isWorse(heap[at]!, heap[parent]!)) return
    swap(heap, at, parent)
    at = parent
  }
}

function siftDown(heap: Position[]): void {
  let at = 0
  for (;;) {
    const left = 2 * at + 1
    const right = left + 1
    let worst = at
    if (left < heap.length && isWorse(heap[left]!, heap[worst]!)) worst = left
    if (right < heap.length && isWorse(heap[right]!, heap[worst]!)) worst = right
    if (worst === at) return
    swap(heap, at, worst)
    at = worst
  }
}

function swap<T>(items: T[], a: number, b: number): void {
  const item = items[a]!
  items[a] = items[b]!
  items[b] = item
}

/** Live rows of a leaf. */
export function listLiving(tree: Tree, { attributes }: Columns, leaf: number, rows: Uint32Array): number {
  let count = 0
  for (let row = tree.start[leaf]!; row < tree.end[leaf]!; row++) {
    if ((attributes[row]! & DEAD) === 0) rows[count++] = row
  }
  return count
}

interface Queued {
  bound: number
  node: number
}

/** Largest bound first. */
class NodeQueue {
  readonly #heap: Queued[] = []

  push(item: Queued): void {
    const heap = this.#heap
    let at = heap.push(item) - 1
    while (at > 0 && heap[(at - 1) >> 1]!.bound < heap[at]!.bound) {
      swap(heap, at, (at - 1) >> 1)
      at = (at - 1) >> 1
    }
  }

  pop(): Queued | undefined {
    const heap = this.#heap
    const top = heap[0]
    const last = heap.pop()
    if (last === undefined || heap.length === 0) return top
    heap[0] = last
    let at = 0
    for (;;) {
      const left = 2 * at + 1
      if (left >= heap.length) return top
      const child = left + 1 < heap.length && heap[left + 1]!.bound > heap[left]!.bound ? left + 1 : left
      if (heap[child]!.bound <= heap[at]!.bound) return top
      swap(heap, at, child)
      at = child
    }
  }
}
