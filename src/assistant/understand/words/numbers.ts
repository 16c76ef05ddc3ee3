import { CURRENCY } from '../../lexicon/money-context.ts'
import { AFTER_ONE, NOTES, NUMBER_WORDS, SCALES } from '../../lexicon/number-words.ts'
import type { Amount } from '../figures.ts'
import { isMark } from '../reading.ts'
import type { Token } from './tokenize.ts'

/** "A hundred", "a grand", "a couple hundred": the article counts as one only before a scale. */
const ARTICLES = new Set(['a', 'an', 'un', 'una'])

/** The number that starts at token `i`, if any. */
export function amountAt(tokens: readonly Token[], i: number): Amount | undefined {
  const token = tokens[i]
  if (!token) return undefined
  const plain =
    noteAt(tokens, i) ??
    halfAt(tokens, i) ??
    (token.kind === 'number' ? digitsAt(tokens, i) : wordsAt(tokens, i))
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
    amounts.push(inSameScale(tokens, inHundreds(tokens, amount, amounts.at(-1)), amounts.at(-1)))
    i = amount.end - 1
  }
  return amounts
}

/** "twelve hundred a month, maybe thirteen": hundreds too. */
function inHundreds(tokens: readonly Token[], amount: Amount, last: Amount | undefined): Amount {
  const hundreds = last && SCALES[tokens[last.end - 1]?.text ?? ''] === 100 ? last.value / 100 : 0
  const isNext = amount.value > hundreds && amount.value <= 2 * hundreds && !amount.money
  const isOr = /^(maybe|perhaps|possibly|quiza|quizas)$/.test(tokens[amount.start - 1]?.text ?? '')
  if (!isNext || !isOr || amount.start - (last?.end ?? 0) > 5) return amount
  return { ...amount, value: amount.value * 100, money: true, suffix: true }
}

/** "more than a thousand, less than two": thousands too, and hundreds. */
function inSameScale(tokens: readonly Token[], amount: Amount, last: Amount | undefined): Amount {
  const scale = SCALES[tokens[(last?.end ?? 0) - 1]?.text ?? ''] ?? 0
  const count = last && (scale === 100 || scale === 1000) ? last.value / scale : 0
  const isNext = amount.value > count && amount.value <= 10 * count && !amount.money
  const isBound = /^(than|under|below|to|most|over|above)$/.test(tokens[amount.start - 1]?.text ?? '')
  const noun = tokens[amount.end]
  const stops = !noun || noun.kind === 'mark' || /^(a|per|each|every|monthly|weekly|yearly)$/.test(noun.text)
  // "a hundred posters, at most two per street": the first counts something
  const then = tokens[last?.end ?? 0]
  const isAlone = then?.kind === 'mark' || /^(and|but|or|to|dollars|bucks)$/.test(then?.text ?? '')
  if (!isNext || !isBound || !stops || !isAlone || amount.start - (last?.end ?? 0) > 5) return amount
  return { ...amount, value: amount.value * scale, money: true, suffix: true }
}

/** "a fiver", and "a buck a day", where more is said of it. */
function noteAt(tokens: readonly Token[], i: number): Amount | undefined {
  const at = ARTICLES.has(tokens[i]?.text ?? '') ? i + 1 : i
  const word = tokens[at]?.text ?? ''
  const isOne =
    at > i && /^(buck|dollar)$/.test(word) && /^(a|per|each|every|\/)$/.test(tokens[at + 1]?.text ?? '')
  const value = isOne ? 1 : NOTES[word]
  if (value === undefined) return undefined
  return { value, start: i, end: at + 1, money: true, plus: false, dollar: false, suffix: false }
}

/** "1 200 dollars" */
function thousandsAt(tokens: readonly Token[], i: number): Amount | undefined {
  const [first, rest, unit] = [tokens[i], tokens[i + 1], tokens[i + 2]]
  const isSplit =
    first !== undefined &&
    rest?.kind === 'number' &&
    /^\d{3}$/.test(rest.text) &&
    rest.start === first.end + 1
  if (!isSplit || first.suffix || rest.dollar || rest.suffix || !/^\d{1,3}$/.test(first.text))
    return undefined
  if (!first.dollar && !CURRENCY.has(unit?.text ?? '')) return undefined
  const value = (first.value ?? 0) * 1000 + (rest.value ?? 0)
  const dollar = first.dollar === true
  return { value, start: i, end: i + 2, money: dollar, plus: rest.plus === true, dollar, suffix: false }
}

function digitsAt(tokens: readonly Token[], i: number): Amount {
  const split = thousandsAt(tokens, i)
  if (split) return split
  const token = tokens[i] as Token
  // "200$" as well as "$200"
  const trails = !token.dollar && isMark(tokens[i + 1], '$')
  const dollar =
    token.dollar === true ||
    trails ||
    isMark(tokens[i - 1], '$') ||
    (isMark(tokens[i - 1], '.') && isMark(tokens[i - 2], '$'))
  const scale = token.suffix ? undefined : SCALES[tokens[i + 1]?.text ?? '']
  // "2 mil quinientos"
  const rest = scale === 1000 ? hundredsAt(tokens, i + 2) : undefined
  const value = figureAt(tokens, i) * (scale ?? 1) + (rest?.value ?? 0)
  const suffix = token.suffix !== undefined || scale !== undefined
  return {
    value,
    start: i,
    end: rest?.end ?? i + (scale || trails ? 2 : 1),
    money: dollar || suffix,
    plus: token.plus === true,
    dollar,
    suffix,
  }
}

/** ".50" has no figure before its point. */
function figureAt(tokens: readonly Token[], i: number): number {
  const { value, start, text } = tokens[i] as Token
  const point = tokens[i - 1]
  const isPoint = isMark(point, '.') && point?.end === start
  const isPart = isPoint && (isMark(tokens[i - 2], '$') || tokens[i - 2]?.end !== point.start)
  return (value as number) / (isPart ? 10 ** text.length : 1)
}

function hundredsAt(tokens: readonly Token[], i: number): Amount | undefined {
  const rest = tokens[i] && wordsAt(tokens, i)
  return rest && rest.value >= 100 && rest.value < 1000 ? rest : undefined
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
    // "six hundred one time only", "two fifty one month"
    if (at > i && text === 'one' && AFTER_ONE.has(tokens[at + 1]?.stem ?? '')) break
    // "forty fifty bucks"
    if (current >= 20 && current < 100 && current % 10 === 0 && (NUMBER_WORDS[text] ?? 0) >= 10) break
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

/** "seven fifty", "two twenty five", "twenty-two fifty": spoken prices. */
function isHundreds(current: number, next: number): boolean {
  const isFirst = current > 0 && current < 100 && (current < 10 || current % 10 !== 0)
  return isFirst && next >= 10 && next < 100
}

/** "five hundred and fifty", "twenty-five", "couple of hundred". */
function isJoint(tokens: readonly Token[], at: number): boolean {
  const text = (tokens[at] as Token).text
  const next = tokens[at + 1]?.text ?? ''
  const previous = tokens[at - 1]?.text ?? ''
  if (text === 'and' || text === 'y')
    return (
      (SCALES[previous] === 100 ||
        (SCALES[previous] === 1000 && text === 'and' && (NUMBER_WORDS[next] ?? 0) < 100) ||
        (text === 'y' && isHyphened(NUMBER_WORDS[previous] ?? 0, NUMBER_WORDS[next] ?? 0))) &&
      (NUMBER_WORDS[next] ?? 0) > 0 &&
      SCALES[tokens[at + 2]?.text ?? ''] === undefined
    )
  if (text === '-') return isHyphened(NUMBER_WORDS[previous] ?? 0, NUMBER_WORDS[next] ?? 0)
  return text === 'of' && previous === 'couple' && SCALES[next] !== undefined
}

/** "twenty-five" and the spoken price "two-fifty". */
function isHyphened(previous: number, next: number): boolean {
  return previous >= 20 ? next > 0 && next < 10 : next >= 20 && isHundreds(previous, next)
}
