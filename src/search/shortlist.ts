import type { LatLng } from '#domain/geo.ts'
import { selectNth } from '#domain/select-nth.ts'
import {
  AUDIENCES,
  type Audience,
  FEATURES,
  type Feature,
  INTERVALS,
  type Interval,
  VENUES,
  type Venue,
} from '#domain/vocabulary.ts'
import {
  AUDIENCE_MASK,
  AUDIENCE_SHIFT,
  FEATURE_SHIFT,
  INTERVAL_MASK,
  INTERVAL_SHIFT,
  KIND_BITS,
  KIND_MASK,
  OPEN_FROM,
  OPEN_TO,
  VENUE_SHIFT,
} from './codes.ts'
import { type Columns, LAT, LNG, MAX_SCORE, PLACE } from './columns.ts'
import type { TotalRequest } from './dated-formulas.ts'
import { SALE, UNPRICED } from './price-line.ts'
import { DEGREES_180_E7, DEGREES_360_E7, E7, NOWHERE } from './projection.ts'
import { createRegion } from './region.ts'
import type { WantedDays } from './row-conditions.ts'
import type { SearchIndex } from './search-index.ts'
import { type Area, buildRowTest, type RowTest, type SoldAs, visitRows } from './visit-rows.ts'

export interface Circle {
  near: LatLng
  radiusKm: number
}

/** Hard limits. */
export interface Limits {
  passes: (kind: SoldAs) => boolean
  /** Lowest and highest whole price of an interval. */
  priceLimits: (interval: Interval) => { min: number; max: number }
  /** In its place where totals for days are compared; only what has one passes, and what is for sale by its price. */
  total?: TotalLimits | null
  /** Days to be available and free. */
  days: WantedDays | null
  /** Spaces outside every circle are excluded, those without coordinates are not; none where no circle is given. */
  within: readonly Circle[]
  /** Without those that have no coordinates. */
  isLocated?: true
}

/** Whole US cents, all-in. */
export interface TotalLimits {
  asked: TotalRequest
  min: number
  max: number
}

/** Points for the facts of a space, of `max`; null when they support no preference. */
export interface Preferences {
  max: number
  venue: (venue: Venue | null) => number
  features: (features: Feature[]) => number
  audiences: (audiences: Audience[]) => number
  price: (price: number, interval: Interval) => number
  /** Points by distance from the nearest center of `within`, in kilometers; null without coordinates. */
  place: (km: number | null) => number
  dates: (hasStart: boolean, hasEnd: boolean) => number
}

export interface Shortlist {
  /** Best first by points in thousandths; ties by id, smaller first. Without preferences by the recommended score. */
  ids: number[]
  /** Count of all within the limits. */
  total: number
}

const STEPS = 1000

/** The best `most` spaces by their columns alone, and the total. */
export function shortlist(
  index: SearchIndex,
  limits: Limits,
  by: { preferences: Preferences | null; most: number },
): Shortlist {
  const ids = new Int32Array(index.size)
  const steps = new Uint16Array(index.size)
  const sizes = new Uint32Array(STEPS + 1)
  const stepOf = by.preferences ? compilePreferences(by.preferences, limits) : recommendedStep
  let total = 0
  const keepWithin = compileTotals(index, limits)
  visitRows(index.parts, areaOf(limits), testOf(limits), (columns, rows, passing) => {
    const count = keepWithin(columns, rows, passing)
    for (let i = 0; i < count; i++) {
      const step = stepOf(columns, rows[i]!)
      ids[total] = columns.ids[rows[i]!]!
      steps[total++] = step
      sizes[step]!++
    }
  })
  return { ids: pickBest({ ids, steps, sizes, total }, by.most), total }
}

export function countWithin(index: SearchIndex, limits: Limits): number {
  let total = 0
  const keepWithin = compileTotals(index, limits)
  visitRows(index.parts, areaOf(limits), testOf(limits), (columns, rows, count) => {
    total += keepWithin(columns, rows, count)
  })
  return total
}

function areaOf({ within, isLocated }: Limits): Area {
  const region = within.length > 0 ? createRegion(within.length === 1 ? within[0]! : { anyOf: within }) : null
  return { region, withUnlocated: !isLocated }
}

function testOf({ passes, priceLimits, total, days }: Limits): RowTest {
  return buildRowTest(passes, total ? () => ANY_PRICE : priceLimits, days)
}

const ANY_PRICE = { min: 0, max: 0x7fff_ffff }

/** Keeps those of some rows whose total is within the limits, in their order. @returns how many */
function compileTotals(
  { parts }: SearchIndex,
  { total }: Limits,
): (columns: Columns, rows: Uint32Array, count: number) => number {
  if (!total) return (_columns, _rows, count) => count
  const { asked, min, max } = total
  const totals = parts.base.totals.find(asked)
  return (columns, rows, count) => {
    let kept = 0
    for (let i = 0; i < count; i++) {
      const position = totals.positionOf(columns, rows[i]!)
      const cents = position < SALE ? position : position - SALE
      rows[kept] = rows[i]!
      if (min <= cents && cents <= max && (position < UNPRICED || position >= SALE)) kept++
    }
    return kept
  }
}

interface Scored {
  ids: Int32Array
  steps: Uint16Array
  sizes: Uint32Array
  total: number
}

function pickBest({ ids, steps, sizes, total }: Scored, most: number): number[] {
  let cut = STEPS
  let above = 0
  while (cut > 0 && above + sizes[cut]! < most) above += sizes[cut--]!
  const best: { id: number; step: number }[] = []
  const ties = new Int32Array(sizes[cut]!)
  let tied = 0
  for (let i = 0; i < total; i++) {
    if (steps[i]! > cut) best.push({ id: ids[i]!, step: steps[i]! })
    else if (steps[i]! === cut) ties[tied++] = ids[i]!
  }
  const room = Math.min(tied, most - above)
  if (room < tied) selectNth(ties, room)
  best.sort((a, b) => b.step - a.step || a.id - b.id)
  return [...best.map(({ id }) => id), ...ties.subarray(0, room).sort()]
}

type StepOf = (columns: Columns, row: number) => number

const recommendedStep: StepOf = ({ score }, row) => Math.round((score[row]! / MAX_SCORE) * STEPS)

/** Every preference as a look-up table, so that a row costs only look-ups. */
function compilePreferences(preferences: Preferences, { within, priceLimits }: Limits): StepOf {
  const kinds = Float64Array.from({ length: 1 << KIND_BITS }, () => 0)
  const venues = Array.from({ length: 16 }, (_, code) => preferences.venue(VENUES[code] ?? null))
  const features = Array.from({ length: 8 }, (_, bits) => preferences.features(listSet(FEATURES, bits)))
  for (let kind = 0; kind < kinds.length; kind++)
    kinds[kind] = venues[(kind >>> VENUE_SHIFT) & 15]! + features[kind >>> FEATURE_SHIFT]!
  const audiences = Float64Array.from({ length: AUDIENCE_MASK + 1 }, (_, bits) =>
    preferences.audiences(listSet(AUDIENCES, bits)),
  )
  const dates = [0, 1, 2, 3].map((open) => preferences.dates((open & 1) === 0, (open & 2) === 0))
  const priced = compilePrices(preferences, priceLimits)
  const unplaced = preferences.place(null)
  const placed = within.length > 0 && compilePlaces(preferences, within)
  const scale = preferences.max === 0 ? 0 : STEPS / preferences.max
  return (columns, row) => {
    const word = columns.attributes[row]!
    const open = +(columns.fromDay[row]! === OPEN_FROM) | (+(columns.toDay[row]! === OPEN_TO) << 1)
    const isPlaced = columns.places[row * PLACE + LAT] !== NOWHERE
    const points =
      kinds[word & KIND_MASK]! +
      audiences[(word >>> AUDIENCE_SHIFT) & AUDIENCE_MASK]! +
      priced(columns, row) +
      dates[open]! +
      (placed && isPlaced ? placed(columns, row) : unplaced)
    return Math.min(STEPS, Math.max(0, Math.round(points * scale)))
  }
}

const PRICES = 1024

/** Points between the minimum and maximum price of each interval. */
function compilePrices({ price: pointsOf }: Preferences, priceLimits: Limits['priceLimits']): StepOf {
  const limits = INTERVALS.map(priceLimits)
  const lowest = Float64Array.from(limits, ({ min }) => min)
  const perDollar = Float64Array.from(limits, ({ min, max }) => (max > min ? PRICES / (max - min) : 0))
  const points = Float64Array.from({ length: INTERVALS.length * (PRICES + 1) }, (_, at) => {
    const interval = Math.floor(at / (PRICES + 1))
    const { min, max } = limits[interval]!
    return pointsOf(min + ((at % (PRICES + 1)) / PRICES) * Math.max(0, max - min), INTERVALS[interval]!)
  })
  return ({ attributes, price }, row) => {
    const interval = (attributes[row]! >>> INTERVAL_SHIFT) & INTERVAL_MASK
    // where totals are compared, a price may lie beyond its estimate
    const at = Math.max(
      0,
      Math.min(PRICES, Math.round((price[row]! - lowest[interval]!) * perDollar[interval]!)),
    )
    return points[interval * (PRICES + 1) + at]!
  }
}

const PLACES = 4096

function compilePlaces({ place }: Preferences, circles: readonly Circle[]): StepOf {
  const mostKm = Math.max(...circles.map(({ radiusKm }) => radiusKm))
  const points = Float64Array.from({ length: PLACES + 1 }, (_, at) => place((at / PLACES) * mostKm))
  const [kmTo, ...others] = circles.map(({ near }) => distanceFrom(near)) as [StepOf, ...StepOf[]]
  const perKm = PLACES / mostKm
  return (columns, row) => {
    let km = kmTo(columns, row)
    for (const other of others) km = Math.min(km, other(columns, row))
    return points[Math.min(PLACES, Math.round(km * perKm))]!
  }
}

function listSet<T>(values: readonly T[], bits: number): T[] {
  return values.filter((_, at) => ((bits >>> at) & 1) === 1)
}

const KM_PER_E7 = (6371 * Math.PI) / 180 / E7

/**
 * Planar approximation of kilometers, corrected for latitude: within a thousandth at 600 km, and without trigonometry.
 */
function distanceFrom(centre: LatLng): StepOf {
  const radians = (centre.lat * Math.PI) / 180
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)]
  return ({ places }, row) => {
    const lat = places[row * PLACE + LAT]! - centre.lat * E7
    let lng = Math.abs(places[row * PLACE + LNG]! - centre.lng * E7)
    if (lng > DEGREES_180_E7) lng = DEGREES_360_E7 - lng
    const north = lat * KM_PER_E7
    const east = lng * KM_PER_E7 * (cos - (sin * north) / 6371 / 2)
    return Math.sqrt(north * north + east * east)
  }
}
