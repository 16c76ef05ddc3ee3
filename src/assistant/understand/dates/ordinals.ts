import { DAY_RANGE_JOINTS } from '../../lexicon/date-context.ts'
import { MONTHS, ORDINAL_WORDS } from '../../lexicon/date-words.ts'
import { NUMBER_WORDS, SCALES } from '../../lexicon/number-words.ts'
import { isMark } from '../reading.ts'
import type { Token } from '../words/tokenize.ts'

export interface DayTokens {
  tokens: readonly Token[]
  /** Where each of them starts among the tokens of the text, and after them where the text ends. */
  at: readonly number[]
}

/** "The first of March", "March fifteenth", "nov twenty seventh", "primero de abril": beside a month an ordinal word is a day. */
export function withOrdinals(plain: readonly Token[]): DayTokens {
  if (!plain.some(({ text }) => ORDINAL_WORDS[text] !== undefined || NUMBER_WORDS[text] !== undefined))
    return { tokens: plain, at: [...plain.keys(), plain.length] }
  const { tokens, at, days } = joinTens(plain)
  const isDay = tokens.map(() => false)
  const read = tokens.map((token, i): Token => {
    const value = days.get(i) ?? ORDINAL_WORDS[token.text] ?? spokenDay(tokens, i)
    isDay[i] = value !== undefined && (isBesideMonth(tokens, i) || isJoined(tokens, isDay, i))
    return isDay[i] ? { ...token, kind: 'ordinal', value: value as number, text: `${value}` } : token
  })
  return { tokens: read, at }
}

/** "twenty seventh" and "thirty-first" are one word each. */
function joinTens(plain: readonly Token[]): DayTokens & { days: ReadonlyMap<number, number> } {
  const tokens: Token[] = []
  const at: number[] = []
  const days = new Map<number, number>()
  for (let i = 0; i < plain.length; i++) {
    const token = plain[i] as Token
    const next = isMark(plain[i + 1], '-') ? i + 2 : i + 1
    const tens = NUMBER_WORDS[token.text] ?? 0
    const ones = ORDINAL_WORDS[plain[next]?.text ?? ''] ?? 10
    at.push(i)
    if ((tens === 20 && ones < 10) || (tens === 30 && ones === 1)) {
      days.set(tokens.length, tens + ones)
      tokens.push({ ...token, end: (plain[next] as Token).end })
      i = next
    } else tokens.push(token)
  }
  return { tokens, at: [...at, plain.length], days }
}

/** "march fifteen"; "may one to" has its joint after it. */
function spokenDay(tokens: readonly Token[], i: number): number | undefined {
  const value = NUMBER_WORDS[tokens[i]?.text ?? ''] ?? 0
  const next = tokens[i + 1]?.text ?? ''
  const isAlone = NUMBER_WORDS[next] === undefined && SCALES[next] === undefined
  const least = /^(to|through|thru|until|till)$/.test(next) ? 1 : 3
  return value >= least && value <= 31 && isAlone && MONTHS[tokens[i - 1]?.text ?? ''] !== undefined
    ? value
    : undefined
}

function isBesideMonth(tokens: readonly Token[], i: number): boolean {
  const after = /^(of|de)$/.test(tokens[i + 1]?.text ?? '') ? i + 2 : i + 1
  return [i - 1, after].some((at) => MONTHS[tokens[at]?.text ?? ''] !== undefined)
}

/** "feb fourth to seventh", "the fourth to the seventh of march": joined to a day. */
function isJoined(tokens: readonly Token[], isDay: readonly boolean[], i: number): boolean {
  const back = tokens[i - 1]?.text === 'the' ? i - 2 : i - 1
  if (isJoint(tokens[back]) && (isDay[back - 1] || tokens[back - 1]?.kind === 'ordinal')) return true
  const on = tokens[i + 2]?.text === 'the' ? i + 3 : i + 2
  const isOrdinal = ORDINAL_WORDS[tokens[on]?.text ?? ''] !== undefined
  return isJoint(tokens[i + 1]) && isOrdinal && isBesideMonth(tokens, on)
}

function isJoint(token: Token | undefined): boolean {
  return isMark(token, '-') || DAY_RANGE_JOINTS.has(token?.text ?? '')
}
