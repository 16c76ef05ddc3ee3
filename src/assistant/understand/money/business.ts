import { INTERVAL_UNITS } from '../../lexicon/interval-words.ts'
import {
  AD_UNITS,
  GOODS_UNITS,
  NEVER_COUNTED,
  OWN_FIGURE_AFTER,
  OWN_MONEY,
  PEOPLE_OF_AN_AGE,
  PRICE_VERBS,
  PRICED_UNITS,
  REQUEST_OF_MONEY,
  ROAD_OR_AGE_BEFORE,
} from '../../lexicon/money-context.ts'
import { FIGURE_OF_BUSINESS_AFTER, FIGURE_OF_BUSINESS_BEFORE } from '../../lexicon/money-words.ts'
import { isMark, type Reading } from '../reading.ts'
import type { Amount } from '../words/numbers.ts'
import type { Token } from '../words/tokenize.ts'

/** "5k+ runners", "200 loaves": a plural after a bare number is a count. */
export function isCounted(token: Token): boolean {
  return token.kind === 'word' && token.text !== token.stem && !NEVER_COUNTED.has(token.text)
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
  if (before.some((text) => ROAD_OR_AGE_BEFORE.has(text))) return !amount.money
  return PEOPLE_OF_AN_AGE.has(before[0] ?? '') && amount.value < 100
}

export function isOfBusiness(reading: Reading, amount: Amount): boolean {
  const { tokens } = reading
  const next = tokens[amount.end]
  if (next && FIGURE_OF_BUSINESS_AFTER.has(next.stem) && !/^(in|value|worth)$/.test(next.text)) return true
  if (next?.text === 'in' && /^(sales|revenue|profit|funding)$/.test(tokens[amount.end + 1]?.text ?? ''))
    return true
  if (/^(per|a|an)$/.test(next?.text ?? '') && isOfGoods(reading, amount.end + 1)) return true
  const previous = tokens[amount.start - 1]?.text ?? ''
  if (/^(our|my|their)$/.test(previous) && next?.kind === 'word' && !OWN_FIGURE_AFTER.has(next.text))
    return true
  return figureBefore(tokens, amount) || isOwnPrice(tokens, amount)
}

/** "$14 a burrito": neither a period nor a piece of advertising is the price of something else. */
function isOfGoods({ tokens, items }: Reading, at: number): boolean {
  const unit = tokens[at]
  if (unit?.kind !== 'word') return false
  if (GOODS_UNITS.has(unit.text)) return true
  const isPeriod =
    INTERVAL_UNITS[unit.stem] !== undefined || /^(mo|we|fort|seas|year|day|quart)/.test(unit.text)
  const isAd =
    items[at] === true || items[at + 1] === true || PRICED_UNITS.has(unit.text) || AD_UNITS.has(unit.text)
  return !isPeriod && !isAd && unit.text.length >= 3 && unit.text === unit.stem
}

/** "our menu starts at $9", "my classes are $20": the asker's own prices. */
function isOwnPrice(tokens: readonly Token[], amount: Amount): boolean {
  const { sentence } = tokens[amount.start] as Token
  for (let i = amount.start - 1; i >= Math.max(0, amount.start - 6); i--) {
    const token = tokens[i] as Token
    if (token.sentence !== sentence || isMark(token, ',;:')) return false
    if (!/^(our|my|their)$/.test(token.text)) continue
    const between = tokens.slice(i + 1, amount.start).map(({ text }) => text)
    return (
      !between.some((text) => OWN_MONEY.has(text)) && between.slice(1).some((text) => PRICE_VERBS.has(text))
    )
  }
  return false
}

function figureBefore(tokens: readonly Token[], amount: Amount): boolean {
  const sentence = (tokens[amount.start] as Token).sentence
  for (let i = amount.start - 1; i >= Math.max(0, amount.start - 5); i--) {
    const token = tokens[i] as Token
    if (token.sentence !== sentence || isMark(token, ',;:')) return false
    if (REQUEST_OF_MONEY.has(token.text)) return false
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
