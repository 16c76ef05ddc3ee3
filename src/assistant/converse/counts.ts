import { AD_TYPES, type AdType } from '#domain/vocabulary.ts'
import { COUNT_WORDS } from '../lexicon/question-words.ts'
import { foldText } from '../understand/words/tokenize.ts'

const NOUNS: Record<AdType, string> = {
  billboard: 'billboards?|boards|vallas?|walls?',
  print: 'print ads?|newspapers?|magazines?|posters',
  digital: 'screens?|digital (?:ads|boards|screens)|pantallas?',
  radio: 'radio (?:spots|ads|stations)|stations',
  event: 'events?|booths|eventos?',
  social: 'posts|newsletters|influencers',
}
const COUNTED = AD_TYPES.map(
  (adType) =>
    [
      adType,
      new RegExp(`\\b(\\d{1,2}|two|three|four|five|six|dos|tres|cuatro) (?:${NOUNS[adType]})\\b`),
    ] as const,
)

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
