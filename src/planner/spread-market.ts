import type { LatLng } from '#domain/geo.ts'
import { DEFAULT_GOAL, type PlanGoal } from '#domain/planning/goals.ts'
import { required } from '#domain/required.ts'
import { AD_TYPES, VENUES } from '#domain/vocabulary.ts'
import type { Market } from './problem.ts'
import { catchmentOf, type PeoplePoint, Spread, toCells } from './spread.ts'
import { CONTACTS_EACH } from './weights.ts'

/** Spaces that can be had, as typed arrays: one row a space, in any order, priced for its dates. */
export interface SpaceRows {
  readonly ids: Int32Array
  readonly lats: Float64Array
  readonly lngs: Float64Array
  /** Index in `AD_TYPES`. */
  readonly media: Uint8Array
  /** Index in `VENUES`; its length without one. */
  readonly venues: Uint8Array
  /** Bits by index in `AUDIENCES`. */
  readonly audiences: Uint8Array
  /** Accounts. */
  readonly sellers: Int32Array
  /** All-in, in cents. */
  readonly costs: Float64Array
  /** Within its dates, as its seller states them; 0 without a figure. */
  readonly contacts: Float64Array
  /** Where that figure comes from: an index in `trusts`. */
  readonly audienceCodes: Uint8Array
  /** Days since 1970-01-01, inclusive. */
  readonly firsts: Int32Array
  readonly lasts: Int32Array
}

/** Points that stand for the people around them. */
export interface PeopleRows {
  readonly lats: Float64Array
  readonly lngs: Float64Array
  /** More than 0. */
  readonly people: Float64Array
}

/** Spaces, who lives around them, and what counts. */
export interface MarketTask {
  rows: SpaceRows
  people: PeopleRows
  /** 0..1, by audience code: how far a figure is believed. */
  trusts: Float64Array
  /** Bits of the audiences that are wanted; 0: everybody. */
  wantedAudiences: number
  goal?: PlanGoal
  /** People within so many km of one of these points count in full, farther away for less. */
  shops?: { points: readonly LatLng[]; km: number }
  /** Spaces that are in the market even without a figure. */
  pinned: readonly number[]
}

/** How much of its contacts counts where a space is for the wanted audience, names none, or names others. */
const FIT = { fits: 1, unsaid: 0.6, others: 0.3 } as const
/** Where nobody is known to live, spaces are alike. */
const NOBODY_KNOWN = 1000

export interface SpreadMarket {
  market: Market
  /** By row of the market, its row among the spaces. */
  rows: Int32Array
  /** Spaces that have no audience figure and are not pinned. */
  withoutFigure: number
}

/** Spaces as the planner reads them, sorted by cost and id; what has no audience figure is left out, unless it is pinned. */
export function spreadMarket(task: MarketTask): SpreadMarket {
  const { rows: found } = task
  const rows = listMeant(task)
  const each = CONTACTS_EACH[task.goal ?? DEFAULT_GOAL]
  const people = toPoints(task.people, each)
  const points = people.length > 0 ? people : [{ ...middleOf(found), people: each * NOBODY_KNOWN }]
  const spread = new Spread(points)
  const sellers = numberSellers(found, rows)
  const market = {
    candidates: {
      ids: Int32Array.from(rows, (row) => required(found.ids[row])),
      costs: Float64Array.from(rows, (row) => required(found.costs[row])),
      media: Uint8Array.from(rows, (row) => required(found.media[row])),
      sellers: sellers.numbers,
      contacts: Float64Array.from(rows, (row) => weigh(task, row)),
      vectors: Int32Array.from(rows, (row) => {
        const at = { lat: required(found.lats[row]), lng: required(found.lngs[row]) }
        const venue = VENUES[required(found.venues[row])] ?? null
        return spread.vectorOf(at, catchmentOf(required(AD_TYPES[required(found.media[row])]), venue))
      }),
    },
    cells: toCells(points, task.shops),
    catchments: spread.catchments,
    sellerCount: sellers.count,
  }
  return { market, rows, withoutFigure: found.ids.length - rows.length }
}

function toPoints({ lats, lngs, people }: PeopleRows, each: number): PeoplePoint[] {
  return Array.from(people, (some, at) => ({
    lat: required(lats[at]),
    lng: required(lngs[at]),
    people: each * some,
  }))
}

/** By cost, then by id. */
function listMeant({ rows: { ids, costs, contacts }, pinned }: MarketTask): Int32Array {
  const kept = new Set(pinned)
  const rows = Int32Array.from(ids.keys()).filter(
    (row) => required(contacts[row]) > 0 || kept.has(required(ids[row])),
  )
  return sortBy(costs, sortBy(ids, rows))
}

/** Of equal values the order stays. A value and its place are one float: 35 bits and 18; dearer than that nobody plans. */
function sortBy(values: Float64Array | Int32Array, rows: Int32Array): Int32Array {
  const keys = Float64Array.from(rows, (row, place) => Math.min(required(values[row]), MOST) * PLACES + place)
  return Int32Array.from(keys.sort(), (key) => required(rows[key % PLACES]))
}

const PLACES = 2 ** 18
const MOST = 2 ** 35 - 1

function middleOf({ lats, lngs }: SpaceRows): { lat: number; lng: number } {
  return { lat: lats[lats.length >> 1] ?? 0, lng: lngs[lngs.length >> 1] ?? 0 }
}

function weigh({ rows: found, trusts, wantedAudiences: wanted }: MarketTask, row: number): number {
  const own = required(found.audiences[row])
  const fit = wanted === 0 || (own & wanted) !== 0 ? FIT.fits : own === 0 ? FIT.unsaid : FIT.others
  return required(found.contacts[row]) * fit * required(trusts[required(found.audienceCodes[row])])
}

/** Accounts numbered from 0, in the order of rows. */
function numberSellers(found: SpaceRows, rows: Int32Array): { numbers: Int32Array; count: number } {
  const known = new Map<number, number>()
  const numbers = Int32Array.from(rows, (row) => {
    const seller = required(found.sellers[row])
    const number = known.get(seller) ?? known.size
    known.set(seller, number)
    return number
  })
  return { numbers, count: known.size }
}
