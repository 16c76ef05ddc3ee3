import type { Columns } from './columns.ts'

export const OUTSIDE = 0
export const PARTLY = 1
export const INSIDE = 2
export type Relation = typeof OUTSIDE | typeof PARTLY | typeof INSIDE

/** A box in 1e-7 degrees that never crosses the antimeridian. */
export interface BoxE7 {
  latMin: number
  latMax: number
  lngMin: number
  lngMax: number
}

/** A search area. */
export interface Shape {
  /** Boxes that together cover the shape. */
  readonly covers: readonly BoxE7[]
  /** Relation of a box of rows to the shape. `PARTLY` is always a safe answer. */
  relate(box: BoxE7): Relation
  /** Keeps the rows inside, in place and in order; returns the new count. Rows without coordinates are dropped. */
  keep(columns: Columns, rows: Uint32Array, count: number, box: BoxE7): number
}
