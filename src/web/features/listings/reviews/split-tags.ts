import { AUDIENCE_LABELS } from '#domain/vocabulary.ts'

const SHOWN = 2

/** The tags of an audience in words: the first two, and the rest behind a number. */
export function splitTags(targetMarket: readonly string[]): { shown: string[]; rest: string[] } {
  const words = targetMarket.map((tag) => AUDIENCE_LABELS[tag as keyof typeof AUDIENCE_LABELS] ?? tag)
  return { shown: words.slice(0, SHOWN), rest: words.slice(SHOWN) }
}
