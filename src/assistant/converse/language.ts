import { ENGLISH, SPANISH } from '../lexicon/question-words.ts'
import { foldText } from '../understand/words/tokenize.ts'

export type Tongue = 'en' | 'es'

/** The language of a text that is read; a few words decide, English where they do not. */
export function tongueOf(text: string): Tongue {
  const folded = foldText(text)
  const count = (words: RegExp) => folded.match(words)?.length ?? 0
  return /[¿¡ñ]/i.test(text) || count(SPANISH) > count(ENGLISH) ? 'es' : 'en'
}

/** One of two wordings. */
export type Say = (en: string, es: string) => string

export function sayIn(tongue: Tongue): Say {
  return (en, es) => (tongue === 'es' ? es : en)
}

/** What both sides accepted stays in their words. */
export function quoteTerms(text: string, say: Say): string {
  return say(`The terms say: ${text}`, `Los términos dicen, en inglés: ${text}`).replace(/(?<![.!?”])$/, '.')
}
