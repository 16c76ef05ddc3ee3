import { ENGLISH, SPANISH, TOWNS_WITH_ARTICLES } from '../lexicon/question-words.ts'
import { foldText } from '../understand/words/tokenize.ts'

export type Tongue = 'en' | 'es'

/** The language of a text that is read; a few words decide, and where they do not that of the conversation. */
export function tongueOf(text: string, before: Tongue = 'en'): Tongue {
  const folded = foldText(text).replace(TOWNS_WITH_ARTICLES, ' ')
  const count = (words: RegExp) => folded.match(words)?.length ?? 0
  const [spanish, english] = [count(SPANISH), count(ENGLISH)]
  if (/[¿¡ñ]/i.test(text) || spanish > english) return 'es'
  return spanish === 0 && english === 0 ? before : 'en'
}

/** One of two wordings. */
export interface Say {
  (en: string, es: string): string
  readonly tongue: Tongue
}

const SAY: Record<Tongue, Say> = {
  en: Object.assign((en: string) => en, { tongue: 'en' as const }),
  es: Object.assign((_en: string, es: string) => es, { tongue: 'es' as const }),
}

export function sayIn(tongue: Tongue): Say {
  return SAY[tongue]
}

/** What both sides accepted stays in their words. */
export function quoteTerms(text: string, say: Say): string {
  return say(`The terms say: ${text}`, `Los términos dicen, en inglés: “${text}”`).replace(
    /(?<![.!?”])$/,
    '.',
  )
}
