import type { LatLng } from '#domain/geo.ts'
import { centsPerDollar, type PriceBasis } from '#domain/listings/price-basis.ts'
import type { Sort } from '#domain/vocabulary.ts'
import { PRICE_CODE_MASK, PRICE_CODE_SHIFT } from './codes.ts'
import { type Columns, LAT, LNG, MAX_SCORE, PLACE } from './columns.ts'
import { Haversine, toKm } from './great-circle.ts'
import { toDescending } from './price-line.ts'
import { positionOf } from './price-table.ts'
import type { Prices } from './prices.ts'
import { NOWHERE } from './projection.ts'
import { CENTRE_WEIGHT, nearness } from './score.ts'
import type { Bounds, ValueBounds } from './tree.ts'

/** A sort order of results. Larger keys come first; ties are broken by id, larger first. */
export interface Rank {
  /** Writes the keys of rows. */
  fillKeys(columns: Columns, rows: Uint32Array, count: number, keys: Float64Array): void
  /** Upper bound of the keys of the node's live rows. */
  bound(tree: Bounds, node: number): number
  /** The same for rows whose positions are unknown. */
  valueBound(bounds: ValueBounds, at: number): number
  /** Search center: visiting the nodes nearest to it first finds the best rows early. */
  readonly centre?: Haversine
}

/** Key of a space without coordinates in distance order: after everything on the globe (haversines end at 1). */
const NOWHERE_KEY = -2

export function createRank(sort: Sort, near: LatLng | undefined, table: Prices): Rank {
  if (sort === 'distance' && near) return byDistance(new Haversine(near))
  if (sort === 'price-asc') return byPrice(table, (position) => -position, leastKey(table.per))
  if (sort === 'price-desc') return byPrice(table, toDescending, mostKey(table.per))
  if (sort === 'newest') return byNewest
  return near ? byScoreAndNearness(new Haversine(near)) : byScore
}

function byPrice(table: Prices, toKey: (position: number) => number, bound: Rank['valueBound']): Rank {
  return {
    fillKeys(columns, rows, count, keys) {
      if (table.totals !== null) {
        table.totals.fill(columns, rows, count, keys)
        for (let i = 0; i < count; i++) keys[i] = toKey(keys[i]!)
        return
      }
      const { price, attributes } = columns
      for (let i = 0; i < count; i++) {
        const row = rows[i]!
        const code = (attributes[row]! >>> PRICE_CODE_SHIFT) & PRICE_CODE_MASK
        keys[i] = toKey(positionOf(table, price[row]!, code))
      }
    },
    bound,
    valueBound: bound,
  }
}

/** Bounds of ascending order: exact by the month and as listed; shorter periods scale them, less what rounding takes. */
function leastKey(per: PriceBasis | undefined): Rank['valueBound'] {
  if (per === 'total') return ({ totalMin }, at) => -(totalMin?.[at] ?? Number.NEGATIVE_INFINITY)
  if (per === undefined || per === 'listed') return ({ priceMin }, at) => -priceMin[at]! * 100
  if (per === 'month') return ({ monthlyMin }, at) => -monthlyMin[at]!
  const share = centsPerDollar('month', per) / 100
  return ({ monthlyMin }, at) => 1 - monthlyMin[at]! * share
}

/** Of descending order: one-time prices, which no shorter period lowers, keep it from scaling. */
function mostKey(per: PriceBasis | undefined): Rank['valueBound'] {
  if (per === 'total') return ({ totalMax }, at) => totalMax?.[at] ?? Number.POSITIVE_INFINITY
  if (per === undefined || per === 'listed') return ({ priceMax }, at) => priceMax[at]! * 100
  return ({ monthlyMax }, at) => monthlyMax[at]!
}

const byNewest: Rank = {
  fillKeys({ listedAt }, rows, count, keys) {
    for (let i = 0; i < count; i++) keys[i] = listedAt[rows[i]!]!
  },
  bound: (tree, node) => tree.listedMax[node]!,
  valueBound: ({ listedMax }, at) => listedMax[at]!,
}

const byScore: Rank = {
  fillKeys({ score }, rows, count, keys) {
    for (let i = 0; i < count; i++) keys[i] = score[rows[i]!]!
  },
  bound: (tree, node) => tree.scoreMax[node]!,
  valueBound: ({ scoreMax }, at) => scoreMax[at]!,
}

function byDistance(centre: Haversine): Rank {
  return {
    centre,
    fillKeys({ places }, rows, count, keys) {
      for (let i = 0; i < count; i++) {
        const at = rows[i]! * PLACE
        const lat = places[at + LAT]!
        keys[i] = lat === NOWHERE ? NOWHERE_KEY : -centre.to(lat, places[at + LNG]!)
      }
    },
    bound: (tree, node) => (tree.latMin[node] === NOWHERE ? NOWHERE_KEY : -centre.least(boxOf(tree, node))),
    valueBound: () => 0,
  }
}

/** The score has the larger weight; nearness to the center gives the rest. */
function byScoreAndNearness(centre: Haversine): Rank {
  const key = (score: number, haversine: number) =>
    (1 - CENTRE_WEIGHT) * (score / MAX_SCORE) + CENTRE_WEIGHT * nearness(toKm(haversine))
  const own = (score: number) => (1 - CENTRE_WEIGHT) * (score / MAX_SCORE)
  return {
    centre,
    fillKeys({ places, score }, rows, count, keys) {
      for (let i = 0; i < count; i++) {
        const row = rows[i]!
        const s = score[row]!
        const lat = places[row * PLACE + LAT]!
        keys[i] = lat === NOWHERE ? own(s) : key(s, centre.to(lat, places[row * PLACE + LNG]!))
      }
    },
    bound: (tree, node) => {
      const s = tree.scoreMax[node]!
      return tree.latMin[node] === NOWHERE ? own(s) : key(s, centre.least(boxOf(tree, node))) + 1e-12
    },
    valueBound: ({ scoreMax }, at) => key(scoreMax[at]!, 0) + 1e-12,
  }
}

function boxOf(tree: Bounds, node: number) {
  return {
    latMin: tree.latMin[node]!,
    latMax: tree.latMax[node]!,
    lngMin: tree.lngMin[node]!,
    lngMax: tree.lngMax[node]!,
  }
}
