import { createBox } from './box.ts'
import { createCircle } from './circle.ts'
import type { Columns } from './columns.ts'
import { createPolygon } from './polygon.ts'
import type { SearchArea, SearchQuery } from './query.ts'
import { type BoxE7, INSIDE, OUTSIDE, PARTLY, type Relation, type Shape } from './shape.ts'
import type { Tree } from './tree.ts'
import { createUnion } from './union.ts'

/** Intersection of all areas of a query: a space must be inside each. */
export class Region {
  readonly #shapes: readonly Shape[]
  // One box, reused for every node: allocating one per node cost a tenth of a small query.
  readonly #box: BoxE7 = { latMin: 0, latMax: 0, lngMin: 0, lngMax: 0 }

  constructor(shapes: readonly Shape[]) {
    this.#shapes = shapes
  }

  /** False when the query has no area; then spaces without coordinates match as well. */
  get isBounded(): boolean {
    return this.#shapes.length > 0
  }

  /** Covering boxes of the first shape, which contain everything that can match. */
  get covers(): readonly BoxE7[] {
    return this.#shapes[0]?.covers ?? []
  }

  relate(tree: Tree, node: number): Relation {
    const box = this.#boxOf(tree, node)
    let relation: Relation = INSIDE
    for (const shape of this.#shapes) {
      const one = shape.relate(box)
      if (one === OUTSIDE) return OUTSIDE
      if (one === PARTLY) relation = PARTLY
    }
    return relation
  }

  /** Keeps the rows inside every shape; `node` bounds where they can be. */
  keep(tree: Tree, node: number, columns: Columns, rows: Uint32Array, count: number): number {
    const box = this.#boxOf(tree, node)
    return this.#shapes.reduce((left, shape) => shape.keep(columns, rows, left, box), count)
  }

  /** Keeps the rows inside every shape, without bounds for them. */
  keepAnywhere(columns: Columns, rows: Uint32Array, count: number): number {
    return this.#shapes.reduce((left, shape) => shape.keep(columns, rows, left, GLOBE), count)
  }

  #boxOf(tree: Tree, node: number): BoxE7 {
    const box = this.#box
    box.latMin = tree.latMin[node]!
    box.latMax = tree.latMax[node]!
    box.lngMin = tree.lngMin[node]!
    box.lngMax = tree.lngMax[node]!
    return box
  }
}

const GLOBE: BoxE7 = { latMin: -9e8, latMax: 9e8, lngMin: -18e8, lngMax: 18e8 }

/** What a query says of place. */
export type Areas = Pick<SearchQuery, keyof SearchArea | 'anyOf'>

export function createRegion(query: Areas): Region {
  return new Region(listShapes(query))
}

/** The shapes that all have to contain a space. */
export function listShapes(query: Areas): Shape[] {
  const { bounds, near, radiusKm, polygon, anyOf = [] } = query
  return [
    ...(bounds ? [createBox(bounds)] : []),
    ...(near && radiusKm !== undefined ? [createCircle(near, radiusKm)] : []),
    ...(polygon ? [createPolygon(polygon)] : []),
    ...(anyOf.length > 0 ? [createUnion(anyOf.flatMap(listShapes))] : []),
  ]
}
