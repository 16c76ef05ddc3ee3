import { isMark } from '../reading.ts'
import type { Token } from './tokenize.ts'

/** A number in the text, in digits or words. */
export interface Amount {
  value: number
  /** Token indexes, end exclusive. */
  start: number
  end: number
  /** True when the number itself says money: `$`, "bucks", "k", "grand". */
  money: boolean
  plus: boolean
  dollar: boolean
  suffix: boolean
}

const WORDS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  couple: 2,
  few: 3,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  veinte: 20,
  treinta: 30,
  cincuenta: 50,
  cien: 100,
  ciento: 100,
  doscientos: 200,
  trescientos: 300,
  cuatrocientos: 400,
  quinientos: 500,
  seiscientos: 600,
  setecientos: 700,
  ochocientos: 800,
  novecientos: 900,
}
const SCALES: Readonly<Record<string, number>> = {
  hundred: 100,
  hundreds: 100,
  hundo: 100,
  thousand: 1000,
  thousands: 1000,
  grand: 1000,
  k: 1000,
  million: 1_000_000,
  mil: 1000,
}
const CURRENCY = new Set('buck bucks bux dollas dollar dollars usd dolares dolar pesos'.split(' '))
/** "A hundred", "a grand", "a couple hundred": the article counts as one only before a scale. */
const ARTICLES = new Set(['a', 'an', 'un', 'una'])

/** The number that begins at token `i`, if one does. */
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
  const said = SCALES[tokens[end - 1]?.text ?? '']
  return said ? { ...amount, value: amount.value + said / 2, end: end + 3 } : amount
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
    if (WORDS[text] !== undefined)
      current = isHundreds(current, WORDS[text]) ? current * 100 + WORDS[text] : current + WORDS[text]
    else if (scale === 100) current = (current || 1) * 100
    else if (scale) {
      total += (current || 1) * scale
      current = 0
    } else if (!isJoint(tokens, at)) break
    scaled ||= scale !== undefined || (WORDS[text] ?? 0) >= 100
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

/** "seven fifty", "two twenty five": said as people say prices. */
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
      SCALES[previous] === 100 && (WORDS[next] ?? 0) > 0 && SCALES[tokens[at + 2]?.text ?? ''] === undefined
    )
  if (text === '-') return (WORDS[previous] ?? 0) >= 20 && (WORDS[next] ?? 99) < 10
  return text === 'of' && previous === 'couple' && SCALES[next] !== undefined
}
