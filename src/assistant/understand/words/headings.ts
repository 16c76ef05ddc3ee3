import { BRIEF_HEADINGS, LEAST_HEADINGS } from '../../lexicon/brief-words.ts'
import { buildLexicon, matchAt, type PhraseMatch } from './phrases.ts'
import type { Token } from './tokenize.ts'

const HEADINGS = buildLexicon(BRIEF_HEADINGS)

export interface Brief {
  /** Each heading begins a sentence of its own. */
  tokens: readonly Token[]
  /** True for the words of a heading, which name nothing. */
  isHeading: readonly boolean[]
  /** True for what stands under a heading that names who advertises. */
  isClient: readonly boolean[]
}

/** "GEO: Kent / DEMO: seniors / MEDIA OOH + audio": a brief, whose headings part it as stops would. */
export function markHeadings(text: string, tokens: readonly Token[]): Brief {
  const found = tokens.flatMap((_, i) => headingAt(text, tokens, i) ?? [])
  const none = tokens.map(() => false)
  if (new Set(found.map(({ start }) => tokens[start]?.stem)).size < LEAST_HEADINGS)
    return { tokens, isHeading: none, isClient: none }
  const isHeading = [...none]
  const isClient = [...none]
  const bumps = tokens.map(() => 0)
  for (const { start, end, value } of found) {
    isHeading.fill(true, start, end)
    if (tokens[start - 1] && tokens[start - 1]?.sentence === tokens[start]?.sentence) bumps[start] = 1
    if (value === 'client') isClient.fill(true, end, endOfField(tokens, end, found))
  }
  let added = 0
  const parted = tokens.map((token, i) => {
    added += bumps[i] as number
    return { ...token, sentence: token.sentence + added }
  })
  return { tokens: parted, isHeading, isClient }
}

function endOfField(tokens: readonly Token[], from: number, found: readonly PhraseMatch[]): number {
  let at = from
  while (
    tokens[at] &&
    tokens[at]?.sentence === tokens[from]?.sentence &&
    !found.some(({ start }) => start === at)
  )
    at++
  return at
}

/** A word that opens a field: before a colon, or written large where the text is not. */
function headingAt(
  text: string,
  tokens: readonly Token[],
  i: number,
): PhraseMatch<'client' | 'other'> | undefined {
  const match = matchAt(tokens, i, HEADINGS)
  if (!match) return undefined
  const before = tokens[i - 1]
  const opens = !before || before.kind === 'mark' || before.sentence !== tokens[i]?.sentence
  const isNamed = tokens[match.end]?.text === ':' || (opens && tokens[match.end]?.text === '-')
  const isLarge = tokens
    .slice(match.start, match.end)
    .every((token) => /^[A-Z]{3,}$/.test(text.slice(token.start, token.end)))
  // "| geo tacoma |"
  const isField = before?.text === '|' || (i === 0 && text.includes('|'))
  return (opens && isNamed) || (isLarge && /[a-z]/.test(text)) || isField ? match : undefined
}
