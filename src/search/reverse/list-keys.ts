import { AD_TYPES } from '#domain/vocabulary.ts'
import { RULER_COUNT } from './watch-row.ts'

/**
 * Names of posting lists, as whole numbers below 2 ** 53: a cell (29 bits), where words begin (16), and the list in that cell:
 * one medium or any (3), the price basis (3), rent or sale (1).
 */
export interface ListName {
  cell: number
  gate: number
  /** Code of the medium; `ANY_MEDIUM`. */
  medium: number
  ruler: number
  /** Code of the listing type. */
  offer: number
}

export const ANY_MEDIUM = AD_TYPES.length
const MEDIA = ANY_MEDIUM + 1
const OFFERS = 2
const GATES = 65_536

export function toListKey({ cell, gate, medium, ruler, offer }: ListName): number {
  return (((cell * GATES + gate) * MEDIA + medium) * RULER_COUNT + ruler) * OFFERS + offer
}
