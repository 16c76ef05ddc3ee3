import { CURRENCY } from '../../lexicon/money-context.ts'
import { NUMBER_WORDS, SCALES } from '../../lexicon/number-words.ts'
import { isMark } from '../reading.ts'
import type { Token } from './tokenize.ts'

/** A number in the text, in digits or words. */
export interface Amount {
  value: number
  /** Token indexes, end exclusive. */
  start: number
  end: number
  /** True when the number itself denotes money: `$`, "bucks", "k", "grand". */
  money: boolean
  plus: boolean
  dollar: boolean
  suffix: boolean
}

/** "A hundred", "a grand", "a couple hundred": the article counts as one only before a scale. */
const ARTICLES = new Set(['a', 'an', 'un', 'una'])

/** The number that starts at token `i`, if any. */
export function amountAt(tokens: readonly Token[], i: number): Amount | undefined {
  const token = tokens[i]
  if (!token) return undefined
  const plain = halfAt(tokens, i) ?? (token.kind === 'number' ? digitsAt(tokens, i) : wordsAt(tokens, i))
  if (!plain) return undefined
  const amount = withHalf(tokens, plain)
  const next = tokens[amount.end]
  if (!next || !CURRENCY.has(next.text)) return amount
  return {
    ...amount,
    end: amount.end + 1,
    money: true,
    plus: amount.plus || isMark(tokens[amount.end + 1], '+'),
  }
}

/** All numbers of the text from left to right. */
export function findAmounts(tokens: readonly Token[]): Amount[] {
  const amounts: Amount[] = []
  for (let i = 0; i < tokens.length; i++) {
    const amount = amountAt(tokens, i)
    if (!amount) continue
    amounts.push(amount)
    i = amount.end - 1
  }
  return amounts
}

function digitsAt(tokens: readonly Token[], i: number): Amount {
  const token = tokens[i] as Token
  const dollar = token.dollar === true || isMark(tokens[i - 1], '$')
  const scale = token.suffix ? undefined : SCALES[tokens[i + 1]?.text ?? '']
  const value = (token.value as number) * (scale ?? 1)
  const suffix = token.suffix !== undefined || scale !== undefined
  return {
    value,
    start: i,
    end: i + (scale ? 2 : 1),
    money: dollar || suffix,
    plus: token.plus === true,
    dollar,
    suffix,
  }
}

/** "half a grand", "half a thousand". */
function halfAt(tokens: readonly Token[], i: number): Amount | undefined {
  const at = tokens[i + 1]?.text === 'a' ? i + 2 : i + 1
  const scale = SCALES[tokens[at]?.text ?? '']
  if (tokens[i]?.text !== 'half' || !scale) return undefined
  return { value: scale / 2, start: i, end: at + 1, money: true, plus: false, dollar: false, suffix: true }
}

/** "a grand and a half", "two and a half thousand". */
function withHalf(tokens: readonly Token[], amount: Amount): Amount {
  const { end } = amount
  const isHalf = ['and', 'a', 'half'].every((word, n) => tokens[end + n]?.text === word)
  if (!isHalf) return amount
  const scale = SCALES[tokens[end + 3]?.text ?? '']
  if (scale)
    return { ...amount, value: (amount.value + 0.5) * scale, end: end + 4, money: true, suffix: true }
  const ownScale = SCALES[tokens[end - 1]?.text ?? '']
  return ownScale ? { ...amount, value: amount.value + ownScale / 2, end: end + 3 } : amount
}

function wordsAt(tokens: readonly Token[], i: number): Amount | undefined {
  let at = i
  let total = 0
  let current = 0
  let scaled = false
  if (ARTICLES.has((tokens[i] as Token).text)) {
    const next = tokens[i + 1]?.text ?? ''
    if (!SCALES[next] && next !== 'couple' && next !== 'few') return undefined
    current = SCALES[next] ? 1 : 0
    at += 1
  }
  for (; at < tokens.length; at++) {
    const text = (tokens[at] as Token).text
    const scale = SCALES[text]
    if (NUMBER_WORDS[text] !== undefined)
      current = isHundreds(current, NUMBER_WORDS[text])
        ? current * 100 + NUMBER_WORDS[text]
        : current + NUMBER_WORDS[text]
    else if (scale === 100) current = (current || 1) * 100
    else if (scale) {
      total += (current || 1) * scale
      current = 0
    } else if (!isJoint(tokens, at)) break
    scaled ||= scale !== undefined || (NUMBER_WORDS[text] ?? 0) >= 100
  }
  const value = total + current
  if (at === i || value === 0) return undefined
  return {
    value,
    start: i,
    end: at,
    money: scaled,
    plus: isMark(tokens[at], '+'),
    dollar: false,
    suffix: scaled,
  }
}

/** "seven fifty", "two twenty five": spoken prices. */
function isHundreds(current: number, next: number): boolean {
  return current > 0 && current < 10 && next >= 10 && next < 100
}

/** "five hundred and fifty", "twenty-five", "couple of hundred". */
function isJoint(tokens: readonly Token[], at: number): boolean {
  const text = (tokens[at] as Token).text
  const next = tokens[at + 1]?.text ?? ''
  const previous = tokens[at - 1]?.text ?? ''
  if (text === 'and' || text === 'y')
    return (
      SCALES[previous] === 100 &&
      (NUMBER_WORDS[next] ?? 0) > 0 &&
      SCALES[tokens[at + 2]?.text ?? ''] === undefined
    )
  if (text === '-') return (NUMBER_WORDS[previous] ?? 0) >= 20 && (NUMBER_WORDS[next] ?? 99) < 10
  return text === 'of' && previous === 'couple' && SCALES[next] !== undefined
}
