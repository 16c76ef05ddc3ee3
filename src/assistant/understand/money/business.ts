import { FIGURE_OF_BUSINESS_AFTER, FIGURE_OF_BUSINESS_BEFORE } from '../../lexicon/money-words.ts'
import { isMark, type Reading } from '../reading.ts'
import type { Amount } from '../words/numbers.ts'
import type { Token } from '../words/tokenize.ts'

/** "5k+ runners", "200 loaves": a plural after a bare number is what is counted. */
export function isCounted(token: Token): boolean {
  return (
    token.kind === 'word' &&
    token.text !== token.stem &&
    !/^(tops|bucks|dollars|ads|is|usd)$/.test(token.text)
  )
}

export function isYear(tokens: readonly Token[], amount: Amount): boolean {
  return (
    amount.value >= 1900 &&
    amount.value <= 2040 &&
    /^(in|since|of|from|by|year)$/.test(tokens[amount.start - 1]?.text ?? '')
  )
}

export function isRoadOrAge(tokens: readonly Token[], amount: Amount): boolean {
  const before = tokens.slice(Math.max(0, amount.start - 2), amount.start).map((token) => token.text)
  if (
    before.some((text) =>
      /^(i|hwy|highway|route|rt|sr|us|interstate|exit|pier|age|ages|aged|suite|unit|zip|top|q)$/.test(text),
    )
  )
    return !amount.money
  return (
    /^(people|folks|adults|women|men|crowd|anyone|everyone|those)$/.test(before[0] ?? '') &&
    amount.value < 100
  )
}

export function isOfBusiness(reading: Reading, amount: Amount): boolean {
  const { tokens } = reading
  const next = tokens[amount.end]
  if (next && FIGURE_OF_BUSINESS_AFTER.has(next.stem) && !/^(in|value|worth)$/.test(next.text)) return true
  if (next?.text === 'in' && /^(sales|revenue|profit|funding)$/.test(tokens[amount.end + 1]?.text ?? ''))
    return true
  if (
    /^(per|a)$/.test(next?.text ?? '') &&
    /^(person|head|plate|ticket|hour|night|class|session|cup|pop|piece)$/.test(
      tokens[amount.end + 1]?.text ?? '',
    )
  )
    return true
  const previous = tokens[amount.start - 1]?.text ?? ''
  if (
    /^(our|my|their)$/.test(previous) &&
    next?.kind === 'word' &&
    !/^(budget|max|limit|maximum|a|per|monthly|weekly|to|on|for)$/.test(next.text)
  )
    return true
  return figureBefore(tokens, amount) || isOwnPrice(tokens, amount)
}

const OWN_MONEY =
  /^(budget|max|maximum|limit|cap|spend|spending|ceiling|price|marketing|ad|ads|advertising|promo|monthly|weekly|daily|annual|yearly|quarterly|total|top|upper|absolute|range|client|boss|wallet|presupuesto)$/
const STATES = /^(is|are|starts?|runs?|goes|go|costs?|begins?|averages?|charges?)$/

/** "our menu starts at $9", "my classes are $20": what the asker charges. */
function isOwnPrice(tokens: readonly Token[], amount: Amount): boolean {
  const { sentence } = tokens[amount.start] as Token
  for (let i = amount.start - 1; i >= Math.max(0, amount.start - 6); i--) {
    const token = tokens[i] as Token
    if (token.sentence !== sentence || isMark(token, ',;:')) return false
    if (!/^(our|my|their)$/.test(token.text)) continue
    const between = tokens.slice(i + 1, amount.start).map(({ text }) => text)
    return !between.some((text) => OWN_MONEY.test(text)) && between.slice(1).some((text) => STATES.test(text))
  }
  return false
}

function figureBefore(tokens: readonly Token[], amount: Amount): boolean {
  const sentence = (tokens[amount.start] as Token).sentence
  for (let i = amount.start - 1; i >= Math.max(0, amount.start - 5); i--) {
    const token = tokens[i] as Token
    if (token.sentence !== sentence || isMark(token, ',;:')) return false
    if (/^(budget|spend|but|want|need|ads?|billboards?)$/.test(token.text)) return false
    if (FIGURE_OF_BUSINESS_BEFORE.has(token.text)) return true
    if (
      token.text === 'make' &&
      /^(we|i|they|to)$/.test(tokens[i - 1]?.text ?? '') &&
      tokens[i + 1]?.text !== 'it'
    )
      return true
    if (/^costs?$/.test(token.text) && /^(us|me)$/.test(tokens[i + 1]?.text ?? '')) return true
  }
  return false
}
