import type { LexiconEntry } from '../../lexicon/phrases.ts'
import { stemOf, type Token } from './tokenize.ts'

export interface PhraseMatch<Value extends string = string> {
  value: Value
  /** Token indexes, end exclusive. */
  start: number
  end: number
  /** As its entry in the lexicon. */
  unsure?: true
}

interface Pattern<Value extends string> {
  words: readonly string[]
  value: Value
  unsure?: true
}

export type Lexicon<Value extends string> = ReadonlyMap<string, readonly Pattern<Value>[]>

/** Indexes entries by the stem of their first word, longest phrase first. */
export function buildLexicon<Value extends string>(entries: readonly LexiconEntry<Value>[]): Lexicon<Value> {
  const lexicon = new Map<string, Pattern<Value>[]>()
  for (const { value, phrases, unsure } of entries)
    for (const phrase of phrases) {
      const words = phrase
        .split(' ')
        .map((word) => (word.endsWith('!') || word === '#' ? word : stemOf(word)))
      const key = stemOf((words[0] as string).replace('!', ''))
      const patterns = lexicon.get(key) ?? []
      patterns.push({ words, value, ...(unsure && { unsure }) })
      patterns.sort((a, b) => b.words.length - a.words.length)
      lexicon.set(key, patterns)
    }
  return lexicon
}

/** Longest matches from left to right, never overlapping. Hyphens inside a phrase are ignored. */
export function findPhrases<Value extends string>(
  tokens: readonly Token[],
  lexicon: Lexicon<Value>,
): PhraseMatch<Value>[] {
  const matches: PhraseMatch<Value>[] = []
  for (let i = 0; i < tokens.length; i++) {
    const match = matchAt(tokens, i, lexicon)
    if (!match) continue
    matches.push(match)
    i = match.end - 1
  }
  return matches
}

/** The longest phrase that starts at token `start`, if any. */
export function matchAt<Value extends string>(
  tokens: readonly Token[],
  start: number,
  lexicon: Lexicon<Value>,
): PhraseMatch<Value> | undefined {
  const { kind, stem, text } = tokens[start] as Token
  for (const pattern of lexicon.get(kind === 'number' ? text : stem) ?? lexicon.get(stem) ?? []) {
    const end = matchEnd(tokens, start, pattern.words)
    if (end === -1) continue
    const { value, unsure } = pattern
    return { value, ...(unsure && { unsure }), start, end }
  }
  return undefined
}

function matchEnd(tokens: readonly Token[], start: number, words: readonly string[]): number {
  let at = start
  for (const word of words) {
    while (at > start && isHyphen(tokens[at])) at += 1
    const token = tokens[at]
    if (!token || token.sentence !== (tokens[start] as Token).sentence || !isWord(token, word)) return -1
    at += 1
  }
  return at
}

function isHyphen(token: Token | undefined): boolean {
  return token?.kind === 'mark' && token.text === '-'
}

function isWord(token: Token, word: string): boolean {
  if (word.endsWith('!')) return token.text === word.slice(0, -1)
  return token.stem === word || token.text === word
}
