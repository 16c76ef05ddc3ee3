import { COUNT_WORDS, FIRST_OF_ALL, ORDINALS, PAIR } from '../lexicon/question-words.ts'

/** The spaces that a folded text points at, by their numbers from 0 among `count` shown; empty where it points at none. */
export function pointedAt(folded: string, count: number): number[] {
  const pair = PAIR.exec(folded)
  if (pair) return within([Number(pair[1]) - 1, Number(pair[2]) - 1], count)
  const several = FIRST_OF_ALL.exec(folded)
  if (several) {
    const word = several.slice(1).find((one) => one !== undefined) ?? '2'
    const most = Number(word) || COUNT_WORDS[word] || 2
    return within(
      Array.from({ length: most }, (_, index) => index),
      count,
    )
  }
  const found = ORDINALS.filter(([pattern]) => pattern.test(folded)).map(([, index]) =>
    index < 0 ? count + index : index,
  )
  return within([...new Set(found)].sort(), count)
}

function within(indexes: readonly number[], count: number): number[] {
  return indexes.filter((index) => index >= 0 && index < count)
}
