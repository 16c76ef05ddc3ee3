import { AD_TYPES, type AdType, AUDIENCES, type Audience } from '#domain/vocabulary.ts'
import { daysOf, NO_FIGURE } from './audience-code.ts'
import { runSteps } from './base.ts'
import {
  AD_TYPE_MASK,
  AUDIENCE_MASK,
  AUDIENCE_SHIFT,
  LISTING_TYPE_SHIFT,
  toBits,
  VENUE_SHIFT,
} from './codes.ts'
import { type Columns, LAT, LNG, PLACE } from './columns.ts'
import type { TotalRequest } from './dated-formulas.ts'
import { totalOf } from './dated-totals.ts'
import { createOfferReader, type OfferedTerm } from './near-formulas.ts'
import { E7 } from './projection.ts'
import type { SearchArea } from './query.ts'
import { NO_CARD } from './rate-cards.ts'
import { createRegion } from './region.ts'
import { meets } from './row-conditions.ts'
import type { SearchIndex } from './search-index.ts'
import { buildRowTest, visitRows } from './visit-rows.ts'

/** Spaces that are priced for one plan, at most. */
export const MAX_CANDIDATES = 250_000

export interface CandidateQuery {
  /** A box, a circle, an outline, or several of which one is enough. */
  area: SearchArea & { anyOf?: readonly SearchArea[] }
  days: TotalRequest & { today: number }
  /** None: all. */
  adTypes: readonly AdType[]
  /** Whose spaces, and which, are not looked at. */
  barred: { sellers: ReadonlySet<number>; ids: ReadonlySet<number> }
  /** Spaces that are looked at whatever their medium, and whoever's. */
  pinned?: ReadonlySet<number>
  /** How many are priced; `MAX_CANDIDATES` without. */
  most?: number
}

/** Why spaces of the area are no candidates. */
export interface LeftOut {
  /** Another medium than those asked for. */
  medium: number
  forSale: number
  /** No price for dates: not booked on Placard. */
  notBookable: number
  /** Taken, closed, or sold in other periods. */
  notFree: number
  barred: number
}

/** One row a space, in no order, priced for the cells nearest to the days asked for. */
export interface CandidateRows {
  ids: Int32Array
  lats: Float64Array
  lngs: Float64Array
  /** Index in `AD_TYPES`. */
  media: Uint8Array
  /** Index in `VENUES`; its length without one. */
  venues: Uint8Array
  /** Bits by index in `AUDIENCES`. */
  audiences: Uint8Array
  /** Accounts. */
  sellers: Int32Array
  /** Of its dates, all-in, in cents. */
  costs: Float64Array
  /** Within its dates, as its figure has them; 0 without a figure. */
  contacts: Float64Array
  /** `audience-code.ts`. */
  audienceCodes: Uint8Array
  /** Days since 1970-01-01, inclusive. */
  firsts: Int32Array
  lasts: Int32Array
}

/** What is known of a space that is pinned: why it cannot be had, or what it is. */
export type Pin = keyof LeftOut | { adType: AdType; cents: number }

export interface Candidates {
  rows: CandidateRows
  leftOut: LeftOut
  /** By id; those that are not in the area are not here. */
  pins: ReadonlyMap<number, Pin>
}

/** Everything of an area that can be had for some days, with its total; null where that is too much. */
export function listCandidates(index: SearchIndex, query: CandidateQuery): Candidates | null {
  return runSteps(candidateSteps(index, query))
}

/** Rows that are priced between two yields: some hundredths of a millisecond, and milliseconds where each has a card that was not read yet. */
const PORTION = 64

/**
 * The same in portions: call `next()` between other work. All of it is of the moment of the first: rows of the base never
 * change, others are priced at once.
 */
export function* candidateSteps(
  index: SearchIndex,
  query: CandidateQuery,
): Generator<void, Candidates | null> {
  const { base } = index.parts
  const found = new CandidateCollector(base.columns.cards, query)
  const test = buildRowTest(
    () => true,
    () => ANY_PRICE,
  )
  const area = { region: createRegion(query.area), withUnlocated: false }
  const later: Uint32Array[] = []
  visitRows(index.parts, area, test, (columns, rows, count) => {
    if (columns === base.columns) later.push(rows.slice(0, count))
    else for (let at = 0; at < count; at++) found.take(columns, rows[at]!)
  })
  found.expect(later.reduce((sum, rows) => sum + rows.length, 0))
  let priced = 0
  for (const rows of later)
    for (let at = 0; at < rows.length; at++) {
      found.take(base.columns, rows[at]!)
      if (++priced % PORTION !== 0) continue
      // the rest would be priced for nothing
      if (found.isTooMany) return null
      yield
    }
  return found.finish()
}

const ANY_PRICE = { min: 0, max: 0x7fff_ffff }

class CandidateCollector {
  readonly #query: CandidateQuery
  readonly #most: number
  readonly #wanted: Uint8Array
  readonly #cards: Columns['cards']
  readonly #readOffers: ReturnType<typeof createOfferReader>
  /** By number of the card; filled as rows ask. */
  readonly #offers: (readonly OfferedTerm[] | undefined)[] = []
  #rows = createRows(1024)
  readonly #leftOut = { medium: 0, forSale: 0, notBookable: 0, notFree: 0, barred: 0 }
  readonly #pins = new Map<number, Pin>()
  #count = 0
  isTooMany = false

  constructor(cards: Columns['cards'], query: CandidateQuery) {
    const { adTypes, most = MAX_CANDIDATES } = query
    this.#query = query
    this.#most = most
    this.#wanted = Uint8Array.from(AD_TYPES, (one) => +(adTypes.length === 0 || adTypes.includes(one)))
    this.#cards = cards
    this.#readOffers = createOfferReader(query.days)
  }

  /** So many more rows may come: room that grows would be copied again and again, and collected. */
  expect(rows: number): void {
    this.#rows = resize(this.#rows, Math.min(this.#most, this.#count + rows), this.#count)
  }

  take(columns: Columns, row: number): void {
    const isPinned = this.#query.pinned?.has(columns.ids[row]!) ?? false
    const found = this.#price(columns, row, isPinned)
    if (typeof found === 'string') this.#leftOut[found]++
    else if (this.#count === this.#most) this.isTooMany = true
    else this.#write(columns, row, found)
    if (isPinned)
      this.#pins.set(columns.ids[row]!, typeof found === 'string' ? found : toPin(columns, row, found))
  }

  #price(columns: Columns, row: number, isPinned: boolean): Priced | keyof LeftOut {
    const card = columns.cardAt[row]!
    const word = columns.attributes[row]!
    if (!isPinned && this.#wanted[word & AD_TYPE_MASK] === 0) return 'medium'
    if (((word >>> LISTING_TYPE_SHIFT) & 1) !== 0) return 'forSale'
    if (!isPinned && this.#isBarred(columns, row)) return 'barred'
    if (card === NO_CARD) return 'notBookable'
    return findBest(columns, row, this.#offers[card] ?? this.#readCard(card)) ?? 'notFree'
  }

  #isBarred({ ids, sellers }: Columns, row: number): boolean {
    const { barred } = this.#query
    return barred.ids.has(ids[row]!) || barred.sellers.has(sellers[row]!)
  }

  #readCard(number: number): readonly OfferedTerm[] {
    const offers = this.#readOffers(this.#cards.get(number)!)
    // numbers come in no order, and an array with holes is slow to read
    while (this.#offers.length < number) this.#offers.push(undefined)
    this.#offers[number] = offers
    return offers
  }

  #write(columns: Columns, row: number, { offer, cents }: Priced): void {
    if (this.#count === this.#rows.ids.length)
      this.#rows = resize(this.#rows, 2 * this.#count + 1, this.#count)
    const at = this.#count++
    const to = this.#rows
    const word = columns.attributes[row]!
    to.ids[at] = columns.ids[row]!
    to.lats[at] = columns.places[row * PLACE + LAT]! / E7
    to.lngs[at] = columns.places[row * PLACE + LNG]! / E7
    to.media[at] = word & AD_TYPE_MASK
    to.venues[at] = (word >>> VENUE_SHIFT) & 15
    to.audiences[at] = (word >>> AUDIENCE_SHIFT) & AUDIENCE_MASK
    to.sellers[at] = columns.sellers[row]!
    to.costs[at] = cents
    to.audienceCodes[at] = columns.audienceCodes[row]!
    to.contacts[at] = contactsIn(offer, {
      contacts: columns.contacts[row]!,
      code: columns.audienceCodes[row]!,
    })
    to.firsts[at] = offer.first
    to.lasts[at] = offer.last
  }

  finish(): Candidates | null {
    if (this.isTooMany) return null
    return { rows: resize(this.#rows, this.#count, this.#count), leftOut: this.#leftOut, pins: this.#pins }
  }
}

function toPin(columns: Columns, row: number, { cents }: Priced): Pin {
  return { adType: AD_TYPES[columns.attributes[row]! & AD_TYPE_MASK]!, cents }
}

interface Priced {
  offer: OfferedTerm
  cents: number
}

/** The first in order that the space is free for; of equal ones the cheapest. */
function findBest(columns: Columns, row: number, offers: readonly OfferedTerm[]): Priced | null {
  const listed = columns.price[row]! * 100
  let best: Priced | null = null
  for (const offer of offers) {
    if (best !== null && offer.order > best.offer.order) break
    const { formula, conditions } = offer
    if (columns.fromDay[row]! > formula.opensBy || columns.toDay[row]! < formula.lastsTo) continue
    if (meets(columns, row, conditions) === 0) continue
    const cents = totalOf(formula, listed)
    if (cents > 0 && (best === null || cents < best.cents)) best = { offer, cents }
  }
  return best
}

/** A figure for a time counts by the days, one for an issue, an event or a post by how many there are. */
export function contactsIn(
  { first, last, pieces }: Pick<OfferedTerm, 'first' | 'last' | 'pieces'>,
  { contacts, code }: { contacts: number; code: number },
): number {
  if (code === NO_FIGURE) return 0
  const days = daysOf(code)
  return days === null ? contacts * pieces : (contacts / days) * (last - first + 1)
}

/** The bits of some audiences in `CandidateRows`. */
export function toAudienceBits(audiences: readonly Audience[]): number {
  return toBits(AUDIENCES, audiences)
}

function createRows(capacity: number): CandidateRows {
  return {
    ids: new Int32Array(capacity),
    lats: new Float64Array(capacity),
    lngs: new Float64Array(capacity),
    media: new Uint8Array(capacity),
    venues: new Uint8Array(capacity),
    audiences: new Uint8Array(capacity),
    sellers: new Int32Array(capacity),
    costs: new Float64Array(capacity),
    contacts: new Float64Array(capacity),
    audienceCodes: new Uint8Array(capacity),
    firsts: new Int32Array(capacity),
    lasts: new Int32Array(capacity),
  }
}

/** The first of them, with room for as many as are wanted. */
function resize(rows: CandidateRows, room: number, count: number): CandidateRows {
  const resized = createRows(room)
  for (const name of Object.keys(resized) as (keyof CandidateRows)[])
    resized[name].set(rows[name].subarray(0, count))
  return resized
}
