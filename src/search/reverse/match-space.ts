import { contains } from '#domain/geo.ts'
import { RULERS } from '#domain/listings/price-basis.ts'
import { AD_TYPES, AUDIENCES, FEATURES, LISTING_TYPES, VENUES } from '#domain/vocabulary.ts'
import { NO_VENUE, PRICE_CODE_MASK, PRICE_CODE_SHIFT, toBits } from '../codes.ts'
import { type Columns, createColumns, LAT, LNG, writeRow } from '../columns.ts'
import { NO_ENTRY, toRequestedDays } from '../free-days.ts'
import { createPriceTable } from '../price-table.ts'
import { NOWHERE } from '../projection.ts'
import { firstInTime } from '../row-conditions.ts'
import { type AreaTable, NO_AREA } from './area-table.ts'
import type { WatchedSpace } from './watch.ts'
import {
  ACCEPTS,
  AREA,
  basisOf,
  DAYS,
  pricesAt,
  STRIDE,
  type WatchColumns,
  WORDING,
} from './watch-columns.ts'
import { AUDIENCES_AT, FEATURES_AT, NO_DAY, NO_LIMIT, OFFERS_AT, VENUES_AT } from './watch-row.ts'

/** By price basis, as `rulerCode` numbers them. */
const TABLES = [...RULERS, undefined].map((per) => createPriceTable(per))
const ONE_ROW = Uint32Array.of(0)

/** One space, ready to be held against watches: everything that does not depend on them is computed once. */
export class SpaceProbe {
  readonly id: number
  readonly latE7: number
  readonly lngE7: number
  readonly medium: number
  readonly offer: number
  readonly gates: ReadonlySet<number>
  /** Cents by price basis, no more than `NO_LIMIT`. */
  readonly cents: readonly number[]
  readonly #columns: Columns
  readonly #space: WatchedSpace
  /** All of these are asked of `accepts`. */
  readonly #needs: number
  readonly #features: number
  /** The first day that its lead time leaves. */
  readonly #bookableFrom: number
  readonly #audiences: number
  /** Verdicts, because many watches share an area or their days. */
  readonly #areas = new Map<number, boolean>()
  readonly #days = new Map<number, boolean>()

  constructor(space: WatchedSpace) {
    const { row } = space
    this.#space = space
    this.id = row.id
    this.#columns = createColumns(1)
    writeRow(this.#columns, 0, row)
    this.latE7 = this.#columns.places[LAT]!
    this.lngE7 = this.#columns.places[LNG]!
    this.medium = AD_TYPES.indexOf(row.adType)
    this.offer = LISTING_TYPES.indexOf(row.listingType)
    this.gates = new Set(space.gates)
    const venue = row.venue === null ? NO_VENUE : VENUES.indexOf(row.venue)
    this.#needs = (1 << this.medium) | (1 << (VENUES_AT + venue)) | (1 << (OFFERS_AT + this.offer))
    this.#features = toBits(FEATURES, row.features)
    this.#audiences = toBits(AUDIENCES, row.audiences)
    const code = (this.#columns.attributes[0]! >>> PRICE_CODE_SHIFT) & PRICE_CODE_MASK
    this.#bookableFrom = firstInTime(row.leadDays ?? 0, space.today)
    this.cents = TABLES.map(({ scale }) => Math.min(NO_LIMIT, Math.floor(row.price * scale[code]! + 0.5)))
  }

  get isLocated(): boolean {
    return this.latE7 !== NOWHERE
  }

  /** Whether a watch finds it, cheapest question first; its words are not asked. */
  fits({ fields }: WatchColumns, watch: number, areas: AreaTable): boolean {
    const at = watch * STRIDE
    const accepts = fields[at + ACCEPTS]!
    if ((accepts & this.#needs) !== this.#needs) return false
    if (!meetsAny(accepts >>> FEATURES_AT, (1 << FEATURES.length) - 1, this.#features)) return false
    if (!meetsAny(accepts >>> AUDIENCES_AT, (1 << AUDIENCES.length) - 1, this.#audiences)) return false
    const prices = at + pricesAt(this.offer)
    const cents = this.cents[basisOf(fields[at + WORDING]!)]!
    if (cents < fields[prices]! || cents > fields[prices + 1]!) return false
    return this.#isFree(fields[at + DAYS]!) && this.#isInside(fields[at + AREA]!, areas)
  }

  #isInside(start: number, areas: AreaTable): boolean {
    if (start === NO_AREA) return true
    if (this.isLocated) {
      if (!areas.contains(start, this.latE7, this.lngE7)) return false
      if (areas.isBox(start)) return true
    } else if (!areas.hasWorded(start)) return false
    const known = this.#areas.get(start)
    if (known !== undefined) return known
    const inside = this.#isInsideParts(areas, start)
    this.#areas.set(start, inside)
    return inside
  }

  #isInsideParts(areas: AreaTable, start: number): boolean {
    if (this.isLocated && areas.isCircle(start)) return areas.isNear(start, this.latE7, this.lngE7)
    const { shapes, worded } = areas.read(start)
    const { wordedAt } = this.#space
    if (!this.isLocated) return wordedAt !== null && worded.some((box) => contains(box, wordedAt))
    const box = { latMin: this.latE7, latMax: this.latE7, lngMin: this.lngE7, lngMax: this.lngE7 }
    return shapes.every((shape) => shape.keep(this.#columns, ONE_ROW, 1, box) === 1)
  }

  #isFree(days: number): boolean {
    const first = days & 0xffff
    if (first === NO_DAY) return true
    const last = days >>> 16
    const { fromDay, toDay, busyAt } = this.#columns
    if (fromDay[0]! > first || toDay[0]! < last || first < this.#bookableFrom) return false
    return busyAt[0] === NO_ENTRY || this.#hasFreeUnit(first, last)
  }

  #hasFreeUnit(first: number, last: number): boolean {
    const key = first * 65_536 + last
    const known = this.#days.get(key)
    if (known !== undefined) return known
    const { freeDays, busyAt } = this.#columns
    const isFree = freeDays.isFree(busyAt[0]!, toRequestedDays(first, last, this.#space.today)) === 1
    this.#days.set(key, isFree)
    return isFree
  }
}

/** Of wanted values any is enough; none wanted takes all. */
function meetsAny(wanted: number, mask: number, has: number): boolean {
  const asked = wanted & mask
  return asked === 0 || (asked & has) !== 0
}
