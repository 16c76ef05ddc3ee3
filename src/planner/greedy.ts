import { required } from '#domain/required.ts'
import type { Basket } from './basket.ts'
import { Buckets } from './buckets.ts'
import type { Market } from './problem.ts'

/** By what the next line is chosen: its worth, which falls as lines are added, over a divisor that stays. */
export interface Preference {
  /** At least its worth, quickly. */
  boundOf(row: number): number
  worthOf(row: number): number
  /** By row. */
  readonly divisors: Float64Array
}

/** 0.5: the square root of the cost. */
export type CostPower = 0 | 0.25 | 0.5 | 1

/** The gain per dollar, or per a lower power of it, which prefers dearer spaces. */
export function byGain(basket: Basket, divisors: Float64Array): Preference {
  const { score } = basket
  return { boundOf: (row) => score.slopeOf(row), worthOf: (row) => score.gainOf(row), divisors }
}

/** The cost per contact, whatever is there already. */
export function byContacts({ market }: Basket['task'], divisors: Float64Array): Preference {
  const worthOf = (row: number) => required(market.candidates.contacts[row])
  return { boundOf: worthOf, worthOf, divisors }
}

/** The cheapest first. */
export function byCost(divisors: Float64Array): Preference {
  return { boundOf: () => 1, worthOf: () => 1, divisors }
}

export function toDivisors({ candidates }: Market, power: CostPower): Float64Array {
  if (power === 0) return new Float64Array(candidates.costs.length).fill(1)
  return power === 1 ? candidates.costs : candidates.costs.map((cost) => cost ** power)
}

/** Required media first, each under the money that the cheapest completion of the rest leaves; then everything. */
export function fillBasket(basket: Basket, preference: Preference): void {
  const { media } = basket.task.market.candidates
  if (basket.needs.some(({ cents }) => cents > 0))
    fillFrom(basket, preference, (row) => required(basket.needs[required(media[row])]).cents > 0)
  fillFrom(basket, preference, () => true)
}

/**
 * Adds the best line until none may be added. A row is looked at again only in the highest bucket, where its bound is
 * read first: most rows never have their gain computed. Ties: the larger worth, then the smaller row.
 */
function fillFrom(basket: Basket, preference: Preference, isMeant: (row: number) => boolean): void {
  const buckets = putAll(basket, preference, isMeant)
  if (buckets === null) return
  const { divisors } = preference
  const top = new Int32Array(divisors.length)
  for (let count = buckets.takeTop(top); count > 0; count = buckets.takeTop(top)) {
    let best: Found | null = null
    for (let at = 0; at < count; at++) {
      const row = required(top[at])
      if (!isMeant(row) || !basket.mayAdd(row)) continue
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
    if (best) basket.add(best.row)
  }
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
function putAll(basket: Basket, { boundOf, divisors }: Preference, isMeant: (row: number) => boolean) {
  const keys = new Float64Array(divisors.length)
  let largest = 0
  for (let row = 0; row < keys.length; row++) {
    if (!isMeant(row) || !basket.mayAdd(row)) continue
    const key = boundOf(row) / required(divisors[row])
    keys[row] = key
    if (key > largest) largest = key
  }
  if (largest === 0) return null
  const buckets = new Buckets(keys.length, largest)
  for (let row = 0; row < keys.length; row++)
    if (required(keys[row]) > 0) buckets.put(row, required(keys[row]))
  return buckets
}
