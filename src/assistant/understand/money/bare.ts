import { NO_PRICE_AFTER } from '../../lexicon/money-context.ts'
import type { Amount } from '../figures.ts'
import { isMark, type Reading } from '../reading.ts'
import type { Token } from '../words/tokenize.ts'
import { boundAfter } from './bounds.ts'
import { isOfBusiness, isRoadOrAge } from './business.ts'
import { isAlone } from './clauses.ts'
import { isCount } from './counted.ts'
import { isDismissed } from './dismissed.ts'
import { periodAfter } from './interval.ts'

const ZIP = /^\d{5}$/
const SMALLEST = 50
/** In a clause of its own: "zines, capitol hill, 45". */
const SMALLEST_ALONE = 20
/** More is a phone number. */
const LARGEST = 500_000

/** "billboard Kent 500", "flyers, 120, Renton": bare round figures that close a clause, for texts that state no other price. */
export function listBarePrices(reading: Reading): Amount[] {
  if (!reading.items.some(Boolean)) return []
  return reading.amounts.filter((amount) => isBarePrice(reading, amount))
}

function isBarePrice(reading: Reading, amount: Amount): boolean {
  const { tokens, asker, placeAt, polarity } = reading
  const { start, end, value } = amount
  if (NO_PRICE_AFTER.has(tokens[start - 1]?.text ?? '') || endsRange(tokens, start)) return false
  const alone = isAlone(tokens, { start, end: periodAfter(tokens, end)?.end ?? end })
  if (!alone && !closesClause(reading, amount)) return false
  if (asker[start] || placeAt[start] !== -1 || polarity[start] !== 'wanted') return false
  if (
    isOfBusiness(reading, amount) ||
    isRoadOrAge(tokens, amount) ||
    isDismissed(tokens, amount) ||
    isCount(tokens, amount)
  )
    return false
  if (ZIP.test(tokens[start]?.text ?? '')) return false
  // "50 plus" is an age
  if (value > LARGEST || (value < 80 && boundAfter(tokens, amount) === 'min')) return false
  return (
    value >= (alone ? SMALLEST_ALONE : SMALLEST) && isRound(value, alone) && !(value >= 1990 && value <= 2040)
  )
}

/** "billboard Kent 500." */
function closesClause({ tokens, placeAt }: Reading, { start, end }: Amount): boolean {
  const before = tokens[start - 1]
  const next = tokens[end]
  const isLast = next === undefined || next.sentence !== tokens[start]?.sentence
  if (tokens[start]?.kind !== 'number' || !(isLast || isMark(next, ',.;:!?()'))) return false
  return before?.kind === 'word' || (before !== undefined && placeAt[start - 1] !== -1)
}

/** "ages 50 to 75" */
function endsRange(tokens: readonly Token[], start: number): boolean {
  return tokens[start - 2]?.kind === 'number' && /^(to|and|or|a|y|o|-)$/.test(tokens[start - 1]?.text ?? '')
}

/** 75, 250 and 499 are prices; 99 is rather a road. */
function isRound(value: number, alone: boolean): boolean {
  return value % 5 === 0 || (value % 10 === 9 && (alone || value >= 100))
}
