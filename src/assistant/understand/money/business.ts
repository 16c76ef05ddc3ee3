import { INTERVAL_UNITS } from '../../lexicon/interval-words.ts'
import {
  AD_UNITS,
  GIVES,
  GOODS_UNITS,
  NEVER_COUNTED,
  NO_GOODS_BEFORE,
  OWN_FIGURE_AFTER,
  OWN_MONEY,
  OWNERS,
  PEOPLE_OF_AN_AGE,
  PRICE_VERBS,
  PRICED_THINGS,
  PRICED_UNITS,
  RAISED,
  RENTS,
  REQUEST_OF_MONEY,
  ROAD_OR_AGE_BEFORE,
} from '../../lexicon/money-context.ts'
import { FIGURE_OF_BUSINESS_AFTER, FIGURE_OF_BUSINESS_BEFORE } from '../../lexicon/money-words.ts'
import type { Amount } from '../figures.ts'
import { isMark, type Reading } from '../reading.ts'
import type { Token } from '../words/tokenize.ts'
import { periodAt } from './periods.ts'

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
  // "I-5" and "US 2", but "I have 200"
  const letters = before.at(-1) === '-' ? before[0] : before.at(-1)
  if (letters === 'us' && GIVES.has(before[0] ?? '')) return false
  if (/^(i|us|q|top)$/.test(letters ?? '')) return !amount.money
  if (before.some((text) => ROAD_OR_AGE_BEFORE.has(text))) return !amount.money
  return PEOPLE_OF_AN_AGE.has(before[0] ?? '') && amount.value < 100
}

export function isOfBusiness(reading: Reading, amount: Amount): boolean {
  const { tokens } = reading
  const next = tokens[amount.end]
  if (next && FIGURE_OF_BUSINESS_AFTER.has(next.stem) && !/^(in|value|worth)$/.test(next.text)) return true
  if (next?.text === 'in' && /^(sales|revenue|profit|funding)$/.test(tokens[amount.end + 1]?.text ?? ''))
    return true
  if (
    /^(per|a|an)$/.test(next?.text ?? '') &&
    !periodAt(tokens, amount.end) &&
    isOfGoods(reading, amount.end + 1)
  )
    return true
  const previous = tokens[amount.start - 1]?.text ?? ''
  if (/^(our|my|their)$/.test(previous) && next?.kind === 'word' && !OWN_FIGURE_AFTER.has(next.text))
    return true
  return (
    isPriceOfGoods(tokens, amount) ||
    figureBefore(tokens, amount) ||
    isOwnPrice(tokens, amount) ||
    isPriceList(reading, amount)
  )
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
    if (!OWNERS.has(token.text)) continue
    const between = tokens.slice(i + 1, amount.start).map(({ text }) => text)
    return (
      !between.some((text) => OWN_MONEY.has(text)) && between.slice(1).some((text) => PRICE_VERBS.has(text))
    )
  }
  return false
}

/** "lunch for $20" as well as "$20 lunch". */
function isPriceOfGoods(tokens: readonly Token[], { start }: Amount): boolean {
  const goods = tokens[start - 2]?.stem ?? ''
  return (
    /^(for|at|is|are|from|costs?)$/.test(tokens[start - 1]?.text ?? '') &&
    FIGURE_OF_BUSINESS_AFTER.has(goods) &&
    !NO_GOODS_BEFORE.has(goods)
  )
}

/** "Rooms from $129", "tours starting at 40": what things of the asker's begin at. */
function isPriceList({ tokens, items }: Reading, { start }: Amount): boolean {
  const isFrom = /^(from|desde)$/.test(tokens[start - 1]?.text ?? '')
  const isStart = tokens[start - 1]?.text === 'at' && /^start(ing)?$/.test(tokens[start - 2]?.text ?? '')
  const at = isStart || /^start(ing)?$/.test(tokens[start - 2]?.text ?? '') ? start - 3 : start - 2
  const thing = tokens[at]
  if (!(isFrom || isStart) || !thing || items[at]) return false
  return (
    isCounted(thing) &&
    !PRICED_THINGS.has(thing.text) &&
    !PRICED_UNITS.has(thing.stem) &&
    thing.sentence === tokens[start]?.sentence
  )
}

function figureBefore(tokens: readonly Token[], amount: Amount): boolean {
  const sentence = (tokens[amount.start] as Token).sentence
  for (let i = amount.start - 1; i >= Math.max(0, amount.start - 5); i--) {
    const token = tokens[i] as Token
    if (token.sentence !== sentence || isMark(token, ',;:')) return false
    if (REQUEST_OF_MONEY.has(token.text)) return false
    if (FIGURE_OF_BUSINESS_BEFORE.has(token.text) || FIGURE_OF_BUSINESS_BEFORE.has(token.stem)) return true
    if (
      RENTS.has(token.stem) &&
      tokens
        .slice(i + 1, amount.start)
        .some(({ text }) => RAISED.has(text) || (token.stem !== 'rent' && PRICE_VERBS.has(text)))
    )
      return true
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
