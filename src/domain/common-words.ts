import english from '@zxcvbn-ts/language-en/dist/commonWords.json.mjs'
import spanish from '@zxcvbn-ts/language-es-es/dist/commonWords.json.mjs'

let words: ReadonlySet<string> | undefined

/** Whether a folded word stands in a dictionary of common English or Spanish words; such words are no slips. */
export function isCommonWord(word: string): boolean {
  words ??= new Set([...english, ...spanish.map(fold)])
  return words.has(word)
}

function fold(word: string): string {
  return word.normalize('NFKD').replace(/\p{M}/gu, '')
}
