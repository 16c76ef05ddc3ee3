import english from '@zxcvbn-ts/language-en/dist/commonWords.json.mjs'
import spanish from '@zxcvbn-ts/language-es-es/dist/commonWords.json.mjs'

/** The lists are in order of use; behind so many words they are mostly names and rare words. */
const EVERYDAY = 9_000

let words: ReadonlySet<string> | undefined
let everyday: ReadonlySet<string> | undefined

/** Whether a folded word is in a dictionary of common English or Spanish words; such words are no slips. */
export function isCommonWord(word: string): boolean {
  words ??= new Set([...english, ...spanish.map(fold)])
  return words.has(word)
}

/** Whether it is one of the most used of them: "bend", "falls", "rock", but not "Bozeman" or "Joplin", which are listed too. */
export function isEverydayWord(word: string): boolean {
  everyday ??= new Set([...english.slice(0, EVERYDAY), ...spanish.slice(0, EVERYDAY).map(fold)])
  return everyday.has(word)
}

function fold(word: string): string {
  return word.normalize('NFKD').replace(/\p{M}/gu, '')
}
