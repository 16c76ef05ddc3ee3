import type { Columns } from './columns.ts'
import { type BoxE7, INSIDE, OUTSIDE, PARTLY, type Relation, type Shape } from './shape.ts'

/** What is inside any of the shapes; they may overlap. */
export function createUnion(shapes: readonly Shape[]): Shape {
  return {
    covers: shapes.flatMap(({ covers }) => covers),
    relate: (box) => relateToAny(shapes, box),
    keep: createKeep(shapes),
  }
}

function relateToAny(shapes: readonly Shape[], box: BoxE7): Relation {
  let relation: Relation = OUTSIDE
  for (const shape of shapes) {
    const one = shape.relate(box)
    if (one === INSIDE) return INSIDE
    if (one === PARTLY) relation = PARTLY
  }
  return relation
}

/** Each shape sifts a copy of the rows; what stays keeps the order, so one walk finds it again among them. */
function createKeep(shapes: readonly Shape[]): Shape['keep'] {
  let copy = new Uint32Array(0)
  let isKept = new Uint8Array(0)
  const mark = (rows: Uint32Array, kept: number) => {
    for (let i = 0, at = 0; at < kept; i++) {
      if (rows[i] !== copy[at]) continue
      isKept[i] = 1
      at++
    }
  }
  return (columns: Columns, rows, count, box) => {
    if (copy.length < count) {
      copy = new Uint32Array(rows.length)
      isKept = new Uint8Array(rows.length)
    }
    isKept.fill(0, 0, count)
    for (const shape of shapes) {
      // a tree's node that the shape does not reach
      if (shape.relate(box) === OUTSIDE) continue
      copy.set(rows.subarray(0, count))
      mark(rows, shape.keep(columns, copy, count, box))
    }
    let kept = 0
    for (let i = 0; i < count; i++) {
      rows[kept] = rows[i]!
      kept += isKept[i]!
    }
    return kept
  }
}
