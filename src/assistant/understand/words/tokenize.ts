import { PHONE_NUMBERS } from '../../lexicon/number-words.ts'

export type TokenKind = 'word' | 'number' | 'ordinal' | 'date' | 'mark'

export interface Token {
  kind: TokenKind
  /** Folded: lower case, no accents, no apostrophes. */
  text: string
  /** Singular stem used for look-ups. */
  stem: string
  start: number
  end: number
  /** Numbers: the value with k, m and thousands separators applied. */
  value?: number
  /** Numbers: `$` before, `k` or `m` after, `+` after. */
  dollar?: boolean
  suffix?: 'k' | 'm'
  plus?: boolean
  /** Sentence number, from 0 within the text; a new sentence starts after . ! ? ; or a line break. */
  sentence: number
}

const PATTERN =
  /(?<iso>\d{4}-\d{2}-\d{2})(?!\d)|(?<slash>\d{1,2}\/\d{1,2}(?:\/(?:\d{4}|\d{2}))?)(?![\d/])|(?<number>(?:\$\s?)?(?:\d{1,3}(?:,\d{3})+|\d{1,3}(?:\.\d{3})+(?!\d)|\d+,\d(?=\s?(?:mil|k)\b)|\d+)(?:\.\d+)?)(?<unit>st|nd|rd|th|mm|mil|k|m)?(?![a-z0-9])(?<plus>\s?\+)?|(?<glued>\$?\d+(?:\.\d+)?)(?=[a-z])|(?<word>[a-z]+(?:['’][a-z]+)*)|(?<mark>[.,;:!?/~&()%#<>=+$|\-–—→\n])/g

/** Lower-case text without accents, of the same length so that offsets are preserved. */
export function foldText(text: string): string {
  let folded = ''
  for (let i = 0; i < text.length; i++) folded += foldChar(text[i] as string)
  return folded
}

function foldChar(char: string): string {
  const code = char.charCodeAt(0)
  if (code < 128) return char.toLowerCase()
  if (char === '’' || char === '‘' || char === '`') return "'"
  const base = char.normalize('NFKD').charAt(0).toLowerCase()
  return base.length === 1 ? base : char
}

/** Blanks markup, addresses of pages and mails, and phone numbers: they are never read, and offsets are preserved. */
export function blankMarkup(text: string): string {
  return text
    .replace(/<(script|style)\b[^<>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi, blank)
    .replace(/<\/?[a-z!][^<>]*>/gi, blank)
    .replace(/\bhttps?:\/\/\S+|\b[\w.+-]{1,64}@[\w-]{1,63}\.\w+/gi, blank)
    .replace(PHONE_NUMBERS, blank)
}

function blank(match: string): string {
  return ' '.repeat(match.length)
}

/** Tokens of a text (words, numbers, dates, punctuation) with offsets and sentence numbers. */
export function tokenize(text: string): Token[] {
  const folded = foldText(blankMarkup(text))
  const tokens: Token[] = []
  let sentence = 0
  for (const match of folded.matchAll(PATTERN)) {
    if (isMonthStop(folded, match)) continue
    const token = withCentury(toToken(match, sentence), folded)
    const isMonthly = isPerMonth(token, folded)
    tokens.push(...(isMonthly ? splitMonth(token) : [token]))
    if (endsSentence(folded, token)) sentence += 1
  }
  return tokens
}

/** More millions than these are nobody's budget here. */
const MOST_MILLIONS = 20

const DISTANCE_TO =
  /^\s+(from|of|away|off|past|before|after|down|up|along|north|south|east|west|radius|to the|de|del|al|desde|hasta)\b/

/** "radio 300m" on a phone: 300 a month. "300m from the arena" is a distance, "$300m" a sum. */
function isPerMonth({ kind, suffix, value = 0, dollar, end, start }: Token, folded: string): boolean {
  if (kind !== 'number' || suffix !== 'm' || dollar || value < MOST_MILLIONS * 1_000_000) return false
  if (!/\dm$/.test(folded.slice(start, end))) return false
  return (
    !DISTANCE_TO.test(folded.slice(end, end + 12)) &&
    !/\b(within|about|every|a|cada)\s+$/.test(folded.slice(Math.max(0, start - 8), start))
  )
}

function splitMonth({ suffix: _, ...token }: Token): Token[] {
  const end = token.end - 1
  return [
    { ...token, end, value: (token.value as number) / 1_000_000 },
    { kind: 'word', text: 'monthly', stem: 'monthly', start: end, end: token.end, sentence: token.sentence },
  ]
}

/** "Jan '27": a year of this century. */
function withCentury(token: Token, folded: string): Token {
  if (token.kind !== 'number' || folded[token.start - 1] !== "'" || !/^[2-4]\d$/.test(token.text))
    return token
  return { ...token, text: `20${token.text}`, value: 2000 + (token.value as number) }
}

/** The period of "Jan. 5" ends no sentence. */
function isMonthStop(folded: string, match: RegExpMatchArray): boolean {
  const at = match.index as number
  return (
    match[0] === '.' &&
    /\b(jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)$/.test(folded.slice(Math.max(0, at - 5), at)) &&
    /^\s*\d/.test(folded.slice(at + 1, at + 4))
  )
}

function endsSentence(folded: string, token: Token): boolean {
  if (token.kind !== 'mark') return false
  if ('!?;|\n'.includes(token.text)) return true
  // "p.a. 12k"
  if (/\bp\.[awd]$/.test(folded.slice(Math.max(0, token.start - 4), token.start))) return false
  return token.text === '.' && /^(\s|$|["')])/.test(folded.slice(token.end))
}

function toToken(match: RegExpMatchArray, sentence: number): Token {
  const g = match.groups as Record<string, string | undefined>
  const start = match.index as number
  const base = { start, end: start + match[0].length, sentence }
  if (g.iso ?? g.slash) return { ...base, kind: 'date', text: match[0], stem: match[0] }
  if (g.number ?? g.glued) return toNumber(g, base)
  if (g.word) {
    const text = g.word.replaceAll("'", '')
    return { ...base, kind: 'word', text, stem: stemOf(g.word.replace(/'s$/, '').replaceAll("'", '')) }
  }
  return {
    ...base,
    kind: 'mark',
    text: /[–—→]/.test(match[0]) ? '-' : match[0],
    stem: match[0],
  }
}

const ORDINALS = new Set(['st', 'nd', 'rd', 'th'])

function toNumber(
  g: Record<string, string | undefined>,
  base: { start: number; end: number; sentence: number },
): Token {
  const digits = (g.number ?? g.glued) as string
  const value = figureOf(digits)
  if (g.unit && ORDINALS.has(g.unit))
    return { ...base, kind: 'ordinal', text: `${value}`, stem: `${value}`, value }
  const suffix = g.unit === 'k' || g.unit === 'mil' ? 'k' : g.unit ? 'm' : undefined
  return {
    ...base,
    kind: 'number',
    text: digits.replace(/[$\s]/g, ''),
    stem: '#',
    value: value * (suffix === 'k' ? 1000 : suffix === 'm' ? 1_000_000 : 1),
    dollar: digits.startsWith('$'),
    plus: g.plus !== undefined,
    ...(suffix && { suffix }),
  }
}

/** "1,200", the Spanish "1.200" and "1,5 mil". */
function figureOf(digits: string): number {
  const plain = digits.replace(/[$\s]/g, '')
  if (/^\d{1,3}(\.\d{3})+$/.test(plain)) return Number(plain.replaceAll('.', ''))
  return Number(/^\d+,\d$/.test(plain) ? plain.replace(',', '.') : plain.replaceAll(',', ''))
}

const KEPT_ENDINGS = /(ss|us|is)$/

/** A rough singular (stem), the same for tables and texts, so that both sides always agree. */
export function stemOf(word: string): string {
  if (word === 'ads') return 'ad'
  if (word.length <= 3) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(ss|x|ch|sh|[^oa]us)es$/.test(word)) return word.slice(0, -2)
  if (word.endsWith('s') && !KEPT_ENDINGS.test(word)) return word.slice(0, -1)
  return word
}
