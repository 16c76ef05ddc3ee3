import type { Interval } from '../vocabulary.ts'
import type { ArtworkDemand } from './creative/spec.ts'
import type { ProofRule } from './proof/rule.ts'

/**
 * The piece of time a unit is sold in: days, weeks from a Monday, posting periods of four weeks from an anchor, or the
 * issues and dates that its seller lists.
 */
export const CELLS = ['day', 'week', '4-week', 'listed'] as const
export type Cell = (typeof CELLS)[number]

/** Integer US cents, for one interval of time or for one piece (an issue, a post, a spot, a tier). */
export interface Rate {
  cents: number
  per: Interval | 'piece'
}

/** A cell of a unit whose cells are listed: an issue, or the dates of an event. Days are `YYYY-MM-DD`, inclusive. */
export interface UnitPeriod {
  /** Null until it is stored. */
  id: number | null
  /** "March issue"; may be empty. */
  label: string
  first: string
  last: string
  /** Null: the unit's. */
  capacity: number | null
  /** The last day to hand in artwork. */
  materialDate: string | null
  /** The last day on which it is sold; null: until its lead time. */
  soldUntil: string | null
}

/** What is sold of a listing: a face, a loop, a daypart, an ad size, a tier, a format. A booking takes a quantity in each cell. */
export interface SpaceUnit {
  /** Null until it is stored: a listing whose seller has set nothing has one unit by its medium. */
  id: number | null
  name: string
  cell: Cell
  /** A Monday on which a posting period begins; read only where the cell is four weeks. */
  anchor: string
  /** How much of it is sold in one cell, at least 1: slots of a loop, spots a week, places in an issue. */
  capacity: number
  /** Null: the listing's price. */
  rate: Rate | null
  /** In order, never overlapping; empty unless cells are listed. */
  periods: UnitPeriod[]
  /** Null or absent: what is usual for its medium (`creative/presets.ts`). */
  artwork?: ArtworkDemand | null | undefined
  /** Null or absent: what is usual for its medium (`proof/presets.ts`). */
  proof?: ProofRule[] | null | undefined
}

/** Days that stand together and have the same amount free. Days are `YYYY-MM-DD`, inclusive, on the unit's grid. */
export interface Span {
  first: string
  last: string
  free: number
}

/** The furthest a space is sold ahead, in days. */
export const HORIZON_DAYS = 540

/** Monday on which the posting periods begin where a seller names no other (the trade's calendar of 2026). */
export const POSTING_ANCHOR = '2025-12-29'
