import { AUDIENCE_WORDS } from '../../lexicon/audience-words.ts'
import { MONTHS } from '../../lexicon/date-words.ts'
import { FEATURE_WORDS } from '../../lexicon/feature-words.ts'
import { MEDIA_WORDS } from '../../lexicon/media-words.ts'
import { KNOWN_WORDS, NEVER_NAMES, SHORT_FORMS, SPELLABLE_WORDS } from '../../lexicon/spelling-words.ts'
import { VENUE_WORDS } from '../../lexicon/venue-words.ts'
import { stemOf, type Token } from './tokenize.ts'

const SPELLABLE = new Map<string, string[]>()
for (const word of SPELLABLE_WORDS)
  SPELLABLE.set(word[0] as string, [...(SPELLABLE.get(word[0] as string) ?? []), word])
const TABLES = [AUDIENCE_WORDS, FEATURE_WORDS, MEDIA_WORDS, VENUE_WORDS]
/** Long single words of the tables: corrected by one slip only. */
const LONG_WORDS = new Map<string, string[]>()
const LONG = 7
for (const phrase of TABLES.flat().flatMap(({ phrases }) => phrases)) {
  const word = phrase.replace('!', '')
  if (word.length < LONG || word.includes(' ') || SPELLABLE_WORDS.includes(word)) continue
  LONG_WORDS.set(word[0] as string, [...(LONG_WORDS.get(word[0] as string) ?? []), word])
}
const KNOWN = new Set([
  ...KNOWN_WORDS,
  ...SPELLABLE_WORDS,
  ...SPELLABLE_WORDS.map(stemOf),
  ...Object.keys(MONTHS),
  ...TABLES.flat().flatMap((entry) =>
    entry.phrases.flatMap((phrase) => phrase.replaceAll('!', '').split(' ')),
  ),
])

/** True for words of the product's own vocabulary and months: "the venue" and "August" are not places. */
export function isPlainWord(word: string): boolean {
  if (word === 'seattle') return false
  return KNOWN.has(word) || KNOWN.has(stemOf(word)) || NEVER_NAMES.has(word)
}

const corrections = new Map<string, string>()
const MAX_REMEMBERED = 5000

/** Tokens with misspelled vocabulary words corrected; all others are unchanged. */
export function correctSpelling(tokens: readonly Token[], isFixed: (index: number) => boolean): Token[] {
  return tokens.map((token, index) => {
    if (token.kind !== 'word' || isFixed(index)) return token
    const plain = SHORT_FORMS[token.text]
    if (plain !== undefined) return { ...token, text: plain, stem: stemOf(plain) }
    if (token.text.length < 5) return token
    const text = correctWord(token.text)
    return text === token.text ? token : { ...token, text, stem: stemOf(text) }
  })
}

/**
 * The vocabulary word a misspelling means, or the word itself. Same first letter; one edit, two in long words.
 */
function correctWord(word: string): string {
  if (KNOWN.has(word) || KNOWN.has(stemOf(word))) return word
  const remembered = corrections.get(word)
  if (remembered !== undefined) return remembered
  const corrected = nearest(word)
  if (corrections.size >= MAX_REMEMBERED) corrections.clear()
  corrections.set(word, corrected)
  return corrected
}

function nearest(word: string): string {
  const listed = nearestOf(word, SPELLABLE, word.length >= 8 ? 3 : 2)
  return listed === word && word.length >= LONG - 1 ? nearestOf(word, LONG_WORDS, 2) : listed
}

/** The first word of the list by fewest slips, fewer than `limit`. */
function nearestOf(word: string, words: ReadonlyMap<string, readonly string[]>, limit: number): string {
  let best = word
  let bestSlips = limit
  for (const candidate of words.get(word[0] as string) ?? [])
    for (const form of [candidate, `${candidate}s`]) {
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
