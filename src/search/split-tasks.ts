import type { Region } from './region.ts'
import { OUTSIDE } from './shape.ts'
import type { Tree } from './tree.ts'

/** Nodes that can be visited one by one, in any order and by anybody, and the rows they hold. */
export interface SplitTasks {
  nodes: Uint32Array
  rows: number
}

/** Small enough that nobody waits long for the last one, large enough that taking one costs nothing. */
const TASK_ROWS = 65_536

/** Cuts the part of the tree that the region can touch into nodes of `taskRows` at most. */
export function listTasks(tree: Tree, region: Region, taskRows = TASK_ROWS): SplitTasks {
  const nodes: number[] = []
  let rows = 0
  const walk = (node: number) => {
    if (tree.live[node] === 0 || (node !== tree.nowhere && region.relate(tree, node) === OUTSIDE)) return
    const size = tree.end[node]! - tree.start[node]!
    if (size <= taskRows || tree.childCount[node] === 0 || node === tree.nowhere) {
      nodes.push(node)
      rows += size
      return
    }
    const first = tree.firstChild[node]!
    for (let child = first; child < first + tree.childCount[node]!; child++) walk(child)
  }
  for (const root of tree.roots) if (root !== tree.nowhere || !region.isBounded) walk(root)
  return { nodes: Uint32Array.from(nodes), rows }
}
