import type { ProofKind } from './rule.ts'

/** Bounds of links for crews without an account. */
export const CREW_LINK = {
  days: { min: 1, max: 30, default: 1 },
  label: 60,
  words: 100,
  /** Of one seller that work at once. */
  live: 50,
  /** Shown by one link: more than a crew sees in a month. */
  faces: 1000,
} as const

/** What a camera shows. */
export function isPhoto({ kind }: { kind: ProofKind }): boolean {
  return kind === 'photo' || kind === 'any'
}

/** Whether a text of several parts has all of some words. */
export function hasWords(parts: readonly (string | null)[], words: string): boolean {
  const text = parts.join(' ').toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
