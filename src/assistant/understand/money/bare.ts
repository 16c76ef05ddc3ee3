import { NO_PRICE_AFTER } from '../../lexicon/money-context.ts'
import { isMark, type Reading } from '../reading.ts'
import { type Amount, findAmounts } from '../words/numbers.ts'
import { isOfBusiness, isRoadOrAge } from './business.ts'

const SMALLEST = 50

/** "billboard Kent 500": bare round figures at the end of the request, for texts that state no other price. */
export function listBarePrices(reading: Reading, taken: readonly boolean[]): Amount[] {
  if (!reading.items.some(Boolean)) return []
  return findAmounts(reading.tokens).filter(
    (amount) => !taken[amount.start] && isBarePrice(reading, amount) && closes(reading, amount),
  )
}

function isBarePrice(reading: Reading, amount: Amount): boolean {
  const { tokens, asker, placeAt, polarity } = reading
  const { start, value } = amount
  const before = tokens[start - 1]
  if (tokens[start]?.kind !== 'number' || !before || NO_PRICE_AFTER.has(before.text)) return false
  const follows = before.kind === 'word' || placeAt[start - 1] !== -1 || isLastAfterComma(reading, amount)
  if (!follows) return false
  if (asker[start] || placeAt[start] !== -1 || polarity[start] !== 'wanted') return false
  if (isOfBusiness(reading, amount) || isRoadOrAge(tokens, amount)) return false
  return value >= SMALLEST && value % 5 === 0 && !(value >= 1990 && value <= 2040)
}

/** "…, dec 1-24, 1200": the final token. */
function isLastAfterComma({ tokens }: Reading, { start, end }: Amount): boolean {
  return isMark(tokens[start - 1], ',') && end === tokens.length
}

function closes({ tokens }: Reading, { start, end }: Amount): boolean {
  const next = tokens[end]
  return next === undefined || isMark(next, ',.;!?') || next.sentence !== tokens[start]?.sentence
}
