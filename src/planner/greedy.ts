import { required } from '#domain/required.ts'
import type { Basket } from './basket.ts'
import { Buckets } from './buckets.ts'
import { type CostPower, factsOf } from './market-facts.ts'

/** By what the next line is chosen: its worth, which falls as lines are added, over a divisor that stays. */
export interface Preference {
  /** At least its worth, quickly. */
  boundOf(row: number): number
  worthOf(row: number): number
  /** By row. */
  readonly divisors: Float64Array
}

/** The gain per dollar, or per a lower power of it, which prefers dearer spaces. */
export function byGain({ score, task }: Basket, power: CostPower): Preference {
  return {
    boundOf: (row) => score.slopeOf(row),
    worthOf: (row) => score.gainOf(row),
    divisors: factsOf(task.market).divisorsOf(power),
  }
}

/** The cost per contact, whatever is there already. */
export function byContacts({ task: { market } }: Basket): Preference {
  const { contacts } = market.candidates
  const worthOf = (row: number) => required(contacts[row])
  return { boundOf: worthOf, worthOf, divisors: factsOf(market).divisorsOf(1) }
}

/** The cheapest first. */
export function byCost({ task: { market } }: Basket): Preference {
  return { boundOf: () => 1, worthOf: () => 1, divisors: factsOf(market).divisorsOf(1) }
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
  let rows = facts.listUpTo(basket.highestCeiling)
  while (!fillFew(basket, preference, { rows, isRequired })) rows = facts.listUpTo(basket.highestCeiling)
}

interface Rows {
  rows: Int32Array
  isRequired: boolean
}

/**
 * The same, of some rows, and until few of them can be paid; true where none may be added any more. A row is looked at
 * again only in the highest bucket, where its bound is read first: most rows never have their gain computed. Ties: the
 * larger worth, then the smaller row.
 */
function fillFew(basket: Basket, preference: Preference, { rows, isRequired }: Rows): boolean {
  const { market } = basket.task
  const facts = factsOf(market)
  const { media } = market.candidates
  const mayAdd = (row: number) =>
    basket.mayAdd(row) && (!isRequired || required(basket.needs[required(media[row])]).cents > 0)
  const buckets = putAll(preference, rows, mayAdd)
  if (buckets === null) return true
  const { divisors } = preference
  const top = new Int32Array(rows.length)
  const few = FEW_SHARE * rows.length
  for (let count = buckets.takeTop(top); count > 0; count = buckets.takeTop(top)) {
    let best: Found | null = null
    for (let at = 0; at < count; at++) {
      const row = required(top[at])
      if (!mayAdd(row)) continue
      const divisor = required(divisors[row])
      const bound = preference.boundOf(row) / divisor
      if (!buckets.isTop(bound)) {
        buckets.put(row, bound)
        continue
      }
      const worth = preference.worthOf(row)
      if (worth <= 0) continue
      const found = { row, worth, key: worth / divisor }
      if (!buckets.isTop(found.key) || !(best === null || isBefore(found, best))) buckets.put(row, found.key)
      else {
        if (best) buckets.put(best.row, best.key)
        best = found
      }
    }
    if (best) {
      basket.add(best.row)
      if (facts.countUpTo(basket.highestCeiling) < few) return false
    }
  }
  return true
}

interface Found {
  row: number
  worth: number
  key: number
}

function isBefore(a: Found, b: Found): boolean {
  return a.key !== b.key ? a.key > b.key : a.worth !== b.worth ? a.worth > b.worth : a.row < b.row
}

/** Null where nothing may be added. */
function putAll({ boundOf, divisors }: Preference, rows: Int32Array, mayAdd: (row: number) => boolean) {
  const keys = new Float64Array(rows.length)
  let largest = 0
  for (let at = 0; at < rows.length; at++) {
    const row = required(rows[at])
    if (!mayAdd(row)) continue
    const key = boundOf(row) / required(divisors[row])
    keys[at] = key
    if (key > largest) largest = key
  }
  if (largest === 0) return null
  const buckets = new Buckets(divisors.length, largest)
  for (let at = 0; at < rows.length; at++)
    if (required(keys[at]) > 0) buckets.put(required(rows[at]), required(keys[at]))
  return buckets
}
