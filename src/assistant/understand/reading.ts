import type { PlaceMention } from '../places.ts'
import type { Token } from './words/tokenize.ts'

/** Polarity of a token: requested, excluded, or about the past. */
export type Polarity = 'wanted' | 'excluded' | 'past'

/** A preprocessed text for the slots: tokens with annotations. */
export interface Reading {
  text: string
  tokens: readonly Token[]
  polarity: readonly Polarity[]
  /** True where askers describe their own business. */
  asker: readonly boolean[]
  /** Index into `places` of the place a token belongs to, or -1. */
  placeAt: readonly number[]
  places: readonly PlaceMention[]
  /** True for tokens that name a medium or a venue. */
  items: readonly boolean[]
}

/** True when none of the tokens in the range belongs to a place or to the asker's own business. */
export function isFree(reading: Reading, start: number, end: number): boolean {
  for (let i = start; i < end; i++) if (reading.asker[i] || reading.placeAt[i] !== -1) return false
  return true
}

/** Distinct values in the vocabulary's order. */
export function inOrder<Value extends string>(order: readonly Value[], values: Iterable<Value>): Value[] {
  const found = new Set(values)
  return order.filter((value) => found.has(value))
}

/** Next token that is not a hyphen, from `index` on. */
export function wordAt(tokens: readonly Token[], index: number): Token | undefined {
  const token = tokens[index]
  return token?.kind === 'mark' && token.text === '-' ? tokens[index + 1] : token
}

export function isMark(token: Token | undefined, marks: string): boolean {
  return token?.kind === 'mark' && marks.includes(token.text)
}
