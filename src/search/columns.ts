import { NO_FIGURE, toAudienceCode } from './audience-code.ts'
import { OPEN_FROM, OPEN_TO, toAttributes } from './codes.ts'
import { FreeDays, NO_ENTRY } from './free-days.ts'
import { mercatorX, mercatorY, NOWHERE, toE7 } from './projection.ts'
import type { SpaceRow } from './query.ts'
import { NO_CARD, RateCards } from './rate-cards.ts'

/**
 * Structure of arrays: 56 bytes a space, the same row number in each. Filter values have columns of their own,
 * since scans read them for every row; coordinates are interleaved, since they are read for few scattered rows, and
 * four columns would cost four cache misses each.
 */
export interface Columns {
  readonly ids: Int32Array
  /** Four per row: latitude and longitude in 1e-7 degrees, `NOWHERE` without coordinates, web-mercator x and y. */
  readonly places: Int32Array
  readonly price: Int32Array
  readonly attributes: Int32Array
  readonly score: Uint16Array
  readonly listedAt: Uint32Array
  readonly fromDay: Uint16Array
  readonly toDay: Uint16Array
  readonly leadDays: Uint8Array
  /** Entry in `freeDays`, or `NO_ENTRY`: nothing is sold and no dates are listed. */
  readonly busyAt: Int32Array
  readonly freeDays: FreeDays
  /** Number in `cards`, or `NO_CARD`: it has no price for dates. */
  readonly cardAt: Int32Array
  readonly cards: RateCards
  /** Account of its seller; 0 where it is not known. */
  readonly sellers: Int32Array
  /** Contacts in the period of its audience figure; 0 without one. */
  readonly contacts: Float32Array
  /** Basis and period of the figure (`audience-code.ts`); 0 without one. */
  readonly audienceCodes: Uint8Array
}

/** Stride of a row in `places`, and the offsets in it. */
export const PLACE = 4
export const LAT = 0
export const LNG = 1
/** 32-bit fractions of the world stored as signed integers: shift them with `>>>`. */
export const X = 2
export const Y = 3

export const MAX_SCORE = 65_535

/** Columns for `capacity` rows, with `freeDays` for as many words; `cards` are those of the whole index. */
export function createColumns(capacity: number, freeDays = new FreeDays(), cards = new RateCards()): Columns {
  return {
    ids: new Int32Array(capacity),
    places: new Int32Array(capacity * PLACE),
    price: new Int32Array(capacity),
    attributes: new Int32Array(capacity),
    score: new Uint16Array(capacity),
    listedAt: new Uint32Array(capacity),
    fromDay: new Uint16Array(capacity),
    toDay: new Uint16Array(capacity),
    leadDays: new Uint8Array(capacity),
    busyAt: new Int32Array(capacity),
    freeDays,
    cardAt: new Int32Array(capacity),
    cards,
    sellers: new Int32Array(capacity),
    contacts: new Float32Array(capacity),
    audienceCodes: new Uint8Array(capacity),
  }
}

/** Writes a space into row `at`. */
export function writeRow(columns: Columns, at: number, row: SpaceRow): void {
  const located = row.lat !== null && row.lng !== null
  const lat = located ? toE7(row.lat as number) : NOWHERE
  const lng = located ? toE7(row.lng as number) : 0
  columns.ids[at] = row.id
  columns.places[at * PLACE + LAT] = lat
  columns.places[at * PLACE + LNG] = lng
  columns.places[at * PLACE + X] = mercatorX(lng)
  columns.places[at * PLACE + Y] = located ? mercatorY(lat) : 0
  columns.price[at] = row.price
  columns.attributes[at] = toAttributes(row)
  columns.score[at] = Math.round(Math.min(1, Math.max(0, row.score)) * MAX_SCORE)
  columns.listedAt[at] = row.listedAtSeconds
  columns.fromDay[at] = toDayCode(row.availableFromDay, OPEN_FROM)
  columns.toDay[at] = toDayCode(row.availableToDay, OPEN_TO)
  columns.leadDays[at] = row.leadDays ?? 0
  columns.busyAt[at] = row.units ? columns.freeDays.add(row.units) : NO_ENTRY
  columns.cardAt[at] = row.card ? columns.cards.add(row.card) : NO_CARD
  columns.sellers[at] = row.sellerId ?? 0
  columns.contacts[at] = row.figure?.contacts ?? 0
  columns.audienceCodes[at] = row.figure ? toAudienceCode(row.figure) : NO_FIGURE
}

/** A first or last day as columns hold it; of one that is not said `open`. */
export function toDayCode(day: number | null, open: number): number {
  return day === null ? open : Math.min(OPEN_TO - 1, Math.max(1, day))
}

/** Copies one row between two sets of columns of one index. */
export function copyRow(from: Columns, row: number, to: Columns, at: number): void {
  to.ids[at] = from.ids[row]!
  for (let i = 0; i < PLACE; i++) to.places[at * PLACE + i] = from.places[row * PLACE + i]!
  to.price[at] = from.price[row]!
  to.attributes[at] = from.attributes[row]!
  to.score[at] = from.score[row]!
  to.listedAt[at] = from.listedAt[row]!
  to.fromDay[at] = from.fromDay[row]!
  to.toDay[at] = from.toDay[row]!
  to.leadDays[at] = from.leadDays[row]!
  to.busyAt[at] = moveEntry(from, from.busyAt[row]!, to)
  to.cardAt[at] = from.cardAt[row]!
  to.sellers[at] = from.sellers[row]!
  to.contacts[at] = from.contacts[row]!
  to.audienceCodes[at] = from.audienceCodes[row]!
}

function moveEntry(from: Columns, entry: number, to: Columns): number {
  return entry === NO_ENTRY || to.freeDays === from.freeDays ? entry : to.freeDays.copy(from.freeDays, entry)
}

/** Grown columns with the first `count` rows copied; both share the entries of `freeDays` and the cards. */
export function growColumns(from: Columns, count: number, capacity: number): Columns {
  const to = createColumns(capacity, from.freeDays, from.cards)
  for (const name of Object.keys(to) as (keyof Columns)[]) {
    if (name === 'freeDays' || name === 'cards') continue
    const width = name === 'places' ? PLACE : 1
    to[name].set(from[name].subarray(0, count * width))
  }
  return to
}

/** Memory of all columns in bytes. */
export function columnBytes(columns: Columns): number {
  return Object.values(columns).reduce((sum, column) => sum + column.byteLength, 0)
}
