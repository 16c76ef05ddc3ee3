import { required } from '#domain/required.ts'
import { AD_TYPES } from '#domain/vocabulary.ts'
import { type Alone, aloneOf, varietyScaleOf } from './alone.ts'
import { boundOfGroup, Levels } from './groups.ts'
import type { Market } from './problem.ts'
import { leftAt, usedAt } from './saturation.ts'
import { VARIETY_WEIGHT } from './weights.ts'

/** How much of a row is bought: 0..1. */
export interface Amount {
  row: number
  amount: number
}

const SEARCH_STEPS = 12
/** Less of a row than that is none. */
const LEAST_AMOUNT = 1e-9

type ByGroup = Map<number, { share: number; amount: number }[]>

/** Amounts bought by what they use: contacts per head of each cell, and the parts of each medium and seller. */
interface Use {
  cells: Float64Array
  media: ByGroup
  sellers: ByGroup
}

/**
 * Fractions of rows, under a score that is no less than that of any whole rows and concave in the fractions: places by the
 * planning score, media and sellers by `Levels`. Its tangent at any fractions bounds every plan.
 */
export class RelaxedPoint {
  readonly #market: Market
  readonly #alone: Alone
  readonly #groupWorth: number
  #amounts: readonly Amount[]
  #use: Use

  constructor(market: Market, rows: readonly number[]) {
    this.#market = market
    this.#alone = aloneOf(market)
    this.#groupWorth = VARIETY_WEIGHT * varietyScaleOf(market)
    this.#amounts = rows.map((row) => ({ row, amount: 1 }))
    this.#use = this.#read(this.#amounts)
  }

  #read(amounts: readonly Amount[]): Use {
    const { candidates, catchments, cells } = this.#market
    const use: Use = { cells: new Float64Array(cells.people.length), media: new Map(), sellers: new Map() }
    for (const { row, amount } of amounts) {
      const contacts = amount * required(candidates.contacts[row])
      const vector = required(candidates.vectors[row])
      const end = required(catchments.starts[vector + 1])
      for (let at = required(catchments.starts[vector]); at < end; at++) {
        const cell = required(catchments.cells[at])
        use.cells[cell] = required(use.cells[cell]) + contacts * required(catchments.rates[at])
      }
      const part = { share: required(this.#alone.shares[row]), amount }
      addTo(use.media, required(candidates.media[row]), part)
      addTo(use.sellers, required(candidates.sellers[row]), part)
    }
    return use
  }

  /** The tangent here: what a plan has at most is its base and the values of its rows. */
  readTangent(values: Float64Array): { base: number } {
    const { people, weights } = this.#market.cells
    const left = new Float64Array(people.length)
    let base = 0
    for (let cell = 0; cell < people.length; cell++) {
      const [worth, used] = [
        required(people[cell]) * required(weights[cell]),
        required(this.#use.cells[cell]),
      ]
      left[cell] = worth * leftAt(used)
      base += worth * (usedAt(used) - used * leftAt(used))
    }
    const media = Levels.at(listGroups(this.#use.media, AD_TYPES.length))
    const sellers = Levels.at(listGroups(this.#use.sellers, this.#market.sellerCount))
    this.#readValues(values, { slopes: this.#readSlopes(left), media, sellers })
    return { base: base + this.#groupWorth * (media.base + sellers.base) }
  }

  /** By vector, of one contact. */
  #readSlopes(left: Float64Array): Float64Array {
    const { starts, cells, rates } = this.#market.catchments
    const slopes = new Float64Array(starts.length - 1)
    for (let vector = 0; vector < slopes.length; vector++) {
      let slope = 0
      const end = starts[vector + 1] as number
      for (let at = starts[vector] as number; at < end; at++)
        slope += (left[cells[at] as number] as number) * (rates[at] as number)
      slopes[vector] = slope
    }
    return slopes
  }

  #readValues(
    values: Float64Array,
    { slopes, media, sellers }: { slopes: Float64Array; media: Levels; sellers: Levels },
  ): void {
    const { contacts, vectors, media: mediaOf, sellers: sellersOf } = this.#market.candidates
    const { shares, used } = this.#alone
    const worth = this.#groupWorth
    for (let row = 0; row < values.length; row++) {
      const [share, one] = [shares[row] as number, used[row] as number]
      const variety =
        media.countOf(mediaOf[row] as number, share, one) +
        sellers.countOf(sellersOf[row] as number, share, one)
      values[row] = (contacts[row] as number) * (slopes[vectors[row] as number] as number) + worth * variety
    }
  }

  /** To the best point on the way to other amounts, by ternary search: the relaxed score is concave. */
  moveTowards(others: readonly Amount[]): void {
    const other = this.#read(others)
    const own = this.#use
    const [media, sellers] = [mixGroups(own.media, other.media), mixGroups(own.sellers, other.sellers)]
    const valueAt = (step: number) =>
      this.#valueOfCells(other, step) + this.#groupWorth * (sumGroups(media, step) + sumGroups(sellers, step))
    let [from, to] = [0, 1]
    for (let step = 0; step < SEARCH_STEPS; step++) {
      const third = (to - from) / 3
      if (valueAt(from + third) < valueAt(to - third)) from += third
      else to -= third
    }
    this.#amounts = blend(this.#amounts, others, (from + to) / 2)
    this.#use = this.#read(this.#amounts)
  }

  #valueOfCells(other: Use, step: number): number {
    const { people, weights } = this.#market.cells
    const own = this.#use
    let sum = 0
    for (let cell = 0; cell < people.length; cell++) {
      const used = (1 - step) * (own.cells[cell] as number) + step * (other.cells[cell] as number)
      sum += (weights[cell] as number) * (people[cell] as number) * usedAt(used)
    }
    return sum
  }
}

function addTo(groups: ByGroup, group: number, part: { share: number; amount: number }): void {
  const parts = groups.get(group)
  if (parts) parts.push(part)
  else groups.set(group, [part])
}

function listGroups(groups: ByGroup, count: number) {
  return Array.from({ length: count }, (_, group) => groups.get(group) ?? [])
}

/** What of one group is bought here, and then what is there; their amounts are written for each step between. */
interface MixedGroup {
  parts: { share: number; amount: number }[]
  /** At the step where each of them is whole. */
  amounts: readonly number[]
  /** How many of them are here. */
  own: number
}

function mixGroups(own: ByGroup, other: ByGroup): MixedGroup[] {
  return [...new Set([...own.keys(), ...other.keys()])].map((group) => {
    const here = own.get(group) ?? []
    const both = [...here, ...(other.get(group) ?? [])]
    return {
      parts: both.map((part) => ({ ...part })),
      amounts: both.map(({ amount }) => amount),
      own: here.length,
    }
  })
}

function sumGroups(groups: readonly MixedGroup[], step: number): number {
  let sum = 0
  for (const { parts, amounts, own } of groups) {
    for (let at = 0; at < parts.length; at++)
      required(parts[at]).amount = (amounts[at] as number) * (at < own ? 1 - step : step)
    sum += boundOfGroup(parts)
  }
  return sum
}

function blend(own: readonly Amount[], others: readonly Amount[], step: number): Amount[] {
  const amounts = new Map<number, number>()
  for (const { row, amount } of own) amounts.set(row, (1 - step) * amount)
  for (const { row, amount } of others) amounts.set(row, (amounts.get(row) ?? 0) + step * amount)
  return [...amounts].flatMap(([row, amount]) => (amount > LEAST_AMOUNT ? [{ row, amount }] : []))
}
