import { required } from '#domain/required.ts'
import type { Basket } from './basket.ts'
import { Buckets } from './buckets.ts'
import { type CostPower, factsOf } from './market-facts.ts'

/** By what the next line is chosen: its worth, which falls as lines are added, over a divisor that stays. */
export interface Preference {
  /** At least its worth, quickly. */
  boundOf(row: number): number
  /** The same of the first rows. */
  readBounds(count: number, bounds: Float64Array): void
  worthOf(row: number): number
  /** By row. */
  readonly divisors: Float64Array
}

/** The gain per dollar, or per a lower power of it, which prefers dearer spaces. */
export function byGain(basket: Basket, power: CostPower): Preference {
  return byGainOver(basket, factsOf(basket.task.market).divisorsOf(power))
}

/** The gain per dollar, where a line costs so many cents of its own: few lines are dearer ones. */
export function byGainOfLine(basket: Basket, lineCents: number): Preference {
  return byGainOver(
    basket,
    basket.task.market.candidates.costs.map((cost) => cost + lineCents),
  )
}

function byGainOver({ score, task }: Basket, divisors: Float64Array): Preference {
  const singles = factsOf(task.market).singlesOver(task.rules.pinned)
  return {
    boundOf: (row) => score.boundOf(row),
    readBounds: (count, bounds) => {
      score.readBounds(count, bounds)
      for (let row = 0; row < count; row++)
        bounds[row] = Math.min(required(bounds[row]), required(singles[row]))
    },
    worthOf: (row) => score.gainOf(row),
    divisors,
  }
}

/** The cost per contact, whatever is there already. */
export function byContacts({ task: { market } }: Basket): Preference {
  const { contacts } = market.candidates
  return byFixed((row) => required(contacts[row]), factsOf(market).divisorsOf(1))
}

/** The cheapest first. */
export function byCost({ task: { market } }: Basket): Preference {
  return byFixed(() => 1, factsOf(market).divisorsOf(1))
}

function byFixed(worthOf: (row: number) => number, divisors: Float64Array): Preference {
  const readBounds = (count: number, bounds: Float64Array) => {
    for (let row = 0; row < count; row++) bounds[row] = worthOf(row)
  }
  return { boundOf: worthOf, readBounds, worthOf, divisors }
}

/** Required media first, each under the money that the cheapest completion of the rest leaves; then everything. */
export function fillBasket(basket: Basket, preference: Preference): void {
  if (basket.needs.some(({ cents }) => cents > 0)) fillFrom(basket, preference, true)
  fillFrom(basket, preference, false)
}

/** Looks again for what can still be paid when so few of the rows that were looked at are left. */
const FEW_SHARE = 0.25

/** Adds the best line until none may be added, of media that are required or of all. */
function fillFrom(basket: Basket, preference: Preference, isRequired: boolean): void {
  const facts = factsOf(basket.task.market)
  let rows = facts.countUpTo(basket.highestCeiling)
  while (!fillFew(basket, preference, { rows, isRequired })) rows = facts.countUpTo(basket.highestCeiling)
}

interface FirstRows {
  /** How many. */
  rows: number
  isRequired: boolean
}

/**
 * The same, of the first rows, and until few of them can be paid; true where none may be added any more. A row is looked at
 * again only in the highest bucket, and where its last key, which only falls, could still be the highest: most rows never
 * have their gain computed. Ties: the larger worth, then the smaller row.
 */
function fillFew(basket: Basket, preference: Preference, { rows, isRequired }: FirstRows): boolean {
  const { market } = basket.task
  const facts = factsOf(market)
  const { media } = market.candidates
  const mayAdd = (row: number) =>
    basket.mayAdd(row) && (!isRequired || required(basket.needs[required(media[row])]).cents > 0)
  const { keys, top, next } = facts.fillScratch
  readKeys(preference, rows, keys)
  const buckets = putAll(keys, rows, next)
  if (buckets === null) return true
  const look = { preference, keys, buckets }
  const few = FEW_SHARE * rows
  for (let count = buckets.takeTop(top); count > 0; count = buckets.takeTop(top)) {
    putHighestFirst(top, count, keys)
    let best: Found | null = null
    for (let at = 0; at < count; at++) {
      const row = required(top[at])
      if (mayAdd(row)) best = takeBetter(look, row, best)
    }
    if (best) {
      basket.add(best.row)
      if (facts.countUpTo(basket.highestCeiling) < few) return false
    }
  }
  return true
}

interface Look {
  preference: Preference
  /** By row, at least what its worth is over its divisor. */
  keys: Float64Array
  buckets: Buckets
}

/** The better of a row and the best so far; the other goes back. */
function takeBetter({ preference, keys, buckets }: Look, row: number, best: Found | null): Found | null {
  const divisor = required(preference.divisors[row])
  const least = best?.key ?? 0
  let key = required(keys[row])
  if (key >= least) key = Math.min(key, preference.boundOf(row) / divisor)
  if (key >= least && buckets.isTop(key)) {
    const worth = preference.worthOf(row)
    key = worth / divisor
    const found = { row, worth, key }
    if (buckets.isTop(key) && (best === null || isBefore(found, best))) {
      keys[row] = key
      if (best) buckets.put(best.row, best.key)
      return found
    }
  }
  keys[row] = key
  if (key > 0) buckets.put(row, key)
  return best
}

/** The rest is then mostly seen to be lower. */
function putHighestFirst(top: Int32Array, count: number, keys: Float64Array): void {
  let highest = 0
  for (let at = 1; at < count; at++)
    if (required(keys[required(top[at])]) > required(keys[required(top[highest])])) highest = at
  const row = required(top[highest])
  top[highest] = required(top[0])
  top[0] = row
}

interface Found {
  row: number
  worth: number
  key: number
}

function isBefore(a: Found, b: Found): boolean {
  return a.key !== b.key ? a.key > b.key : a.worth !== b.worth ? a.worth > b.worth : a.row < b.row
}

/** Whether a row may be added is asked when it is looked at: most never are. */
function readKeys({ readBounds, divisors }: Preference, rows: number, keys: Float64Array): void {
  readBounds(rows, keys)
  for (let row = 0; row < rows; row++) keys[row] = (keys[row] as number) / (divisors[row] as number)
}

/** Null where nothing adds anything. */
function putAll(keys: Float64Array, rows: number, next: Int32Array): Buckets | null {
  let largest = 0
  for (let row = 0; row < rows; row++) largest = Math.max(largest, keys[row] as number)
  if (largest === 0) return null
  const buckets = new Buckets(next, largest)
  for (let row = 0; row < rows; row++) if ((keys[row] as number) > 0) buckets.put(row, keys[row] as number)
  return buckets
}
