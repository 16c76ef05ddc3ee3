import { type OtherLanguage, SCRIPTS, SMALL_WORDS, VIETNAMESE } from '../../lexicon/language-words.ts'
import { ASKING_WORDS } from '../../lexicon/request-words.ts'

/** Of its letters, so many in another script make a text one of another language; a name alone does not. */
const SHARE_OF_LETTERS = 0.3
const LEAST_LETTERS = 3
const LEAST_WORDS = 2

/** The language of a text that is neither English nor Spanish, or null. Reads letters and small words only. */
export function detectLanguage(text: string): OtherLanguage | null {
  return byScript(text) ?? bySmallWords(text)
}

function byScript(text: string): OtherLanguage | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const other = text.match(/[^\P{L}\p{Script=Latin}]/gu)?.length ?? 0
  if (other < LEAST_LETTERS || other < letters * SHARE_OF_LETTERS) return null
  return SCRIPTS.find(([, script]) => (text.match(script)?.length ?? 0) > 0)?.[0] ?? null
}

function bySmallWords(text: string): OtherLanguage | null {
  const words =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  const plain = words.filter((word) => ASKING_WORDS.has(word)).length
  const vietnamese = words.filter((word) => VIETNAMESE.test(word) || SMALL_WORDS.vi?.has(word)).length
  if (isMost(vietnamese, plain, words.length)) return 'vi'
  for (const [language, small] of Object.entries(SMALL_WORDS) as [OtherLanguage, ReadonlySet<string>][]) {
    const own = words.filter(
      (word) => small.has(word.normalize('NFD').replace(/\p{M}/gu, '')) || small.has(word),
    )
    if (isMost(own.filter((word) => !ASKING_WORDS.has(word)).length, plain, words.length)) return language
  }
  return null
}

function isMost(own: number, plain: number, all: number): boolean {
  return own >= LEAST_WORDS && own > plain && own >= all * 0.2
}
