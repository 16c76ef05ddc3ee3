import type { PlaceMention } from '../places.ts'
import type { Amount, Period } from './figures.ts'
import type { Token } from './words/tokenize.ts'

/** Polarity of a token: requested, excluded, or about the past. */
export type Polarity = 'wanted' | 'excluded' | 'past'

/** Kinds of words that may name something asked for. */
export type MentionKind = 'medium' | 'venue' | 'audience' | 'deal' | 'feature' | 'place' | 'amount' | 'date'

/** What a mention is for: asked for, refused, or beside the point (the asker's own, a name, the past). */
export type Role = 'wanted' | 'refused' | 'aside'

/** Tokens with annotations: who a word is of and whether it is wanted. */
export interface MarkedText {
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
  /** Keys of the periods and amounts that the rules take for the flight and the budget. */
  ruledFigures?: ReadonlySet<string>
  /** What has been learned of mentions, by `mentionKey`; where it says nothing, polarity and asker decide. */
  roles?: ReadonlyMap<string, Role>
}

/** A preprocessed text for the slots: its words and its figures. */
export interface Reading extends MarkedText {
  /** Names that may be places and belong to none until that is learned; token indexes, end exclusive. */
  unsurePlaces: readonly (PlaceMention & { first: number; next: number })[]
  /** Times named that may be when the ad is to run, and numbers that may be the budget. */
  periods: readonly Period[]
  amounts: readonly Amount[]
  /** True for tokens that belong to a date and therefore are no amounts. */
  dated: readonly boolean[]
}

export interface Span {
  start: number
  end: number
  unsure?: true
}

export function mentionKey(kind: MentionKind, { start, end }: Span): string {
  return `${kind} ${start} ${end}`
}

/** What a mention is for. */
export function roleOf(reading: MarkedText, kind: MentionKind, span: Span): Role {
  return reading.roles?.get(mentionKey(kind, span)) ?? ruledRole(reading, kind, span)
}

/** What the rules say of a mention, by polarity and asker. */
export function ruledRole(reading: MarkedText, kind: MentionKind, { start, end, unsure }: Span): Role {
  if (kind === 'amount' || kind === 'date')
    return reading.ruledFigures?.has(mentionKey(kind, { start, end })) ? 'wanted' : 'aside'
  if (unsure) return 'aside'
  const polarity = reading.polarity[start]
  if (polarity === 'past') return 'aside'
  if (polarity === 'excluded') return 'refused'
  if (kind === 'medium') return isFree(reading, start, end) ? 'wanted' : 'aside'
  for (let i = start; i < end; i++) if (reading.asker[i]) return 'aside'
  return 'wanted'
}

/** True when none of the tokens in the range belongs to a place or to the asker's own business. */
export function isFree(reading: MarkedText, start: number, end: number): boolean {
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
