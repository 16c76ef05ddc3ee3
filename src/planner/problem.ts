import { MAX_PLAN_LINES } from '#domain/planning/limits.ts'

/**
 * What can be bought, as typed arrays: one row a space, priced for its dates. Rows are sorted by cost, then by id: what
 * can be paid are the first ones, and the same market is the same problem.
 */
export interface Candidates {
  readonly ids: Int32Array
  /** The total for the dates, all-in, in cents: at least 1, below 2^53. */
  readonly costs: Float64Array
  /** Index in `AD_TYPES`. */
  readonly media: Uint8Array
  /** Numbers of sellers from 0, without gaps. */
  readonly sellers: Int32Array
  /** Contacts within the dates, weighted by fit and trust: more than 0. */
  readonly contacts: Float64Array
  /** Which of `Catchments` a space spreads over. */
  readonly vectors: Int32Array
}

/** Points that stand for the people around them; see `spread.ts`. */
export interface Cells {
  /** People, more than 0. */
  readonly people: Float64Array
  /** 0..1: how much somebody counts there, 1 without own shops. */
  readonly weights: Float64Array
}

/** Over which cells a space's contacts spread: those of vector `v` are entries `starts[v]` up to `starts[v + 1]`. */
export interface Catchments {
  readonly starts: Int32Array
  readonly cells: Int32Array
  /** Share of the contacts per head of the cell: share ÷ people. */
  readonly rates: Float64Array
}

export interface Market {
  readonly candidates: Candidates
  readonly cells: Cells
  readonly catchments: Catchments
  readonly sellerCount: number
}

/** What a plan must hold of one medium. */
export interface MediumRule {
  /** Lines: at least and at most; 0 and 0 leave the medium out. */
  readonly min: number
  readonly max: number
  /** Cents: at least and at most. */
  readonly minCents: number
  readonly maxCents: number
}

export interface Rules {
  /** Cents, all-in, for the dates. */
  readonly budgetCents: number
  readonly maxLines: number
  /** Cents of one seller at most. */
  readonly sellerCents: number
  /** By index in `AD_TYPES`. */
  readonly media: readonly MediumRule[]
  /** Rows that are in every plan. */
  readonly pinned: readonly number[]
}

export const FREE_MEDIUM: MediumRule = {
  min: 0,
  max: MAX_PLAN_LINES,
  minCents: 0,
  maxCents: Number.POSITIVE_INFINITY,
}
