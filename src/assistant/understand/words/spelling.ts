import { isCommonWord } from '#domain/common-words.ts'
import { AUDIENCE_WORDS } from '../../lexicon/audience-words.ts'
import { MONTHS, SEASONS } from '../../lexicon/date-words.ts'
import { FEATURE_WORDS } from '../../lexicon/feature-words.ts'
import { MEDIA_WORDS } from '../../lexicon/media-words.ts'
import { NEVER_NAMES, NO_SLIPS, SHORT_FORMS, SPELLABLE_WORDS } from '../../lexicon/spelling-words.ts'
import { VENUE_WORDS } from '../../lexicon/venue-words.ts'
import { stemOf, type Token } from './tokenize.ts'

const TABLES = [AUDIENCE_WORDS, FEATURE_WORDS, MEDIA_WORDS, VENUE_WORDS]
const VOCABULARY = TABLES.flat().flatMap(({ phrases }) => phrases.map((phrase) => phrase.replaceAll('!', '')))
const SHORTEST = 5
/** Words that a slip may have meant, by their first letter: those of the tables, and those named for it. */
const TARGETS = new Map<string, string[]>()
for (const word of new Set([...SPELLABLE_WORDS, ...Object.keys(SEASONS), ...VOCABULARY])) {
  if (word.length < SHORTEST || !/^[a-z]+$/.test(word)) continue
  TARGETS.set(word[0] as string, [...(TARGETS.get(word[0] as string) ?? []), word])
}
const KNOWN = new Set([
  ...SPELLABLE_WORDS,
  ...SPELLABLE_WORDS.map(stemOf),
  ...Object.keys(MONTHS),
  ...Object.keys(SEASONS),
  ...VOCABULARY.flatMap((phrase) => phrase.split(' ')),
])

/** Shorter, too many words are written alike without their vowels. */
const SHORTEST_WITHOUT_VOWELS = 4
/** Words by what is left of them without vowels; null where that is left of several, unless one is named for it. */
const NAMED: ReadonlySet<string> = new Set(SPELLABLE_WORDS)
const WITHOUT_VOWELS = new Map<string, string | null>()
for (const word of new Set([...SPELLABLE_WORDS, ...[...TARGETS.values()].flat()]))
  for (const form of word.endsWith('s') ? [word] : [word, `${word}s`]) {
    const left = dropVowels(form)
    const other = WITHOUT_VOWELS.get(left)
    if (left.length < SHORTEST_WITHOUT_VOWELS || (other && NAMED.has(other.replace(/s$/, '')))) continue
    WITHOUT_VOWELS.set(left, other === undefined || other === form ? form : null)
  }

/** "billboard" → "blbrd": as people shorten on a phone, each letter once where it is doubled. */
function dropVowels(word: string): string {
  return (word.charAt(0) + word.slice(1).replaceAll(/[aeiou]/g, '')).replaceAll(/(.)\1+/g, '$1')
}

/** True for words of the product's own vocabulary and months: "the venue" and "August" are not places. */
export function isPlainWord(word: string): boolean {
  if (word === 'seattle') return false
  return KNOWN.has(word) || KNOWN.has(stemOf(word)) || NEVER_NAMES.has(word)
}

/** "consultamos": forms of verbs that no list of words has in full. */
const SPANISH_VERB = /(amos|emos|imos|aron|ieron|aria|ando|iendo)$/

const corrections = new Map<string, string>()
const MAX_REMEMBERED = 5000

/** Tokens with misspelled vocabulary words corrected; all others are unchanged. */
export function correctSpelling(tokens: readonly Token[], isFixed: (index: number) => boolean): Token[] {
  return tokens.map((token, index) => {
    if (token.kind !== 'word' || isFixed(index)) return token
    const plain = SHORT_FORMS[token.text]
    if (plain !== undefined) return { ...token, text: plain, stem: stemOf(plain) }
    if (token.text.length < SHORTEST_WITHOUT_VOWELS) return token
    const text =
      addVowels(token.text) ?? (token.text.length < SHORTEST ? token.text : correctWord(token.text))
    return text === token.text ? token : { ...token, text, stem: stemOf(text) }
  })
}

/** "scrns" → "screens", "nwsppr" → "newspaper"; undefined for what has vowels, or is short for several words. */
function addVowels(word: string): string | undefined {
  if (/[aeiou]/.test(word.slice(1)) || !/^[a-z]+$/.test(word) || KNOWN.has(word) || isCommonWord(word))
    return undefined
  return WITHOUT_VOWELS.get(dropVowels(word)) ?? undefined
}

/** The vocabulary word a misspelling means, or the word itself: common words and names of tables are no slips. */
function correctWord(word: string): string {
  if (KNOWN.has(word) || KNOWN.has(stemOf(word))) return word
  const remembered = corrections.get(word)
  if (remembered !== undefined) return remembered
  const isWord =
    NO_SLIPS.has(word) || isCommonWord(word) || isCommonWord(stemOf(word)) || SPANISH_VERB.test(word)
  const corrected = isWord ? word : nearest(word)
  if (corrections.size >= MAX_REMEMBERED) corrections.clear()
  corrections.set(word, corrected)
  return corrected
}

/** The first word of the same letter by fewest slips: one, two in words of seven letters or more. */
function nearest(word: string): string {
  const limit = word.length >= 7 ? 3 : 2
  let best = word
  let bestSlips = limit
  for (const candidate of TARGETS.get(word[0] as string) ?? [])
    for (const form of candidate.endsWith('s') ? [candidate] : [candidate, `${candidate}s`]) {
      if (Math.abs(form.length - word.length) >= bestSlips) continue
      const slips = slipsBetween(word, form, bestSlips)
      if (slips >= bestSlips) continue
      best = form
      bestSlips = slips
    }
  return best
}

/** Damerau-Levenshtein distance (insert, delete, replace, transpose) of two words, capped at `limit`. */
function slipsBetween(a: string, b: string, limit: number): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let cost = Math.min((last[j] as number) + 1, (row[j - 1] as number) + 1, (last[j - 1] as number) + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (beforeLast[j - 2] as number) + 1)
      row.push(cost)
    }
    if (Math.min(...row) >= limit) return limit
    beforeLast = last
    last = row
  }
  return last[b.length] as number
}
