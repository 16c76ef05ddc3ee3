import type { AdType } from '#domain/vocabulary.ts'
import { COUNT_WORDS, COUNTED } from '../lexicon/question-words.ts'
import { foldText } from '../understand/words/tokenize.ts'

/** How many of a medium a text asks for: "2 billboards and radio". */
export function readCounts(text: string): Map<AdType, number> {
  const folded = foldText(text)
  return new Map(
    COUNTED.flatMap(([adType, pattern]) => {
      const word = pattern.exec(folded)?.[1]
      const count = word ? Number(word) || COUNT_WORDS[word] : undefined
      return count ? [[adType, count] as const] : []
    }),
  )
}
