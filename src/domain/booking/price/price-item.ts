import type { ExtraKind } from '../booking-terms.ts'

/** A line of a quote. */
export interface PriceLine {
  kind: 'space' | 'discount' | ExtraKind | 'tax'
  label: string
  /** How the amount comes about, for people. */
  detail: string
  /** Integer US cents; negative where something is taken off. */
  cents: number
}

/** What is sold and taxed as one: the space with what is taken off it, or one extra. */
export interface PriceItem {
  kind: 'space' | ExtraKind
  lines: PriceLine[]
  /** The sum of its lines, never negative. */
  cents: number
  /** Owed once it is spent, whatever is cancelled. */
  passesThrough?: boolean
}
