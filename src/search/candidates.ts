import { AD_TYPES, type AdType, AUDIENCES, type Audience } from '#domain/vocabulary.ts'
import { daysOf, NO_FIGURE } from './audience-code.ts'
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
}

/** Why spaces of the area are no candidates. */
export interface LeftOut {
  forSale: number
  /** No price for dates: not booked on Placard. */
  notBookable: number
  /** Taken, closed, or sold in other periods. */
  notFree: number
  barred: number
}

/** One row a space, sorted by id, priced for the cells nearest to the days asked for. */
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

export interface Candidates {
  rows: CandidateRows
  leftOut: LeftOut
}

/** Everything of an area that can be had for some days, with its total; null where that is too much. */
export function listCandidates(index: SearchIndex, query: CandidateQuery): Candidates | null {
  const found = new CandidateCollector(index, query)
  const wanted = query.adTypes.length > 0 ? query.adTypes : AD_TYPES
  const test = buildRowTest(
    ({ adType }) => wanted.includes(adType),
    () => ANY_PRICE,
  )
  const area = { region: createRegion(query.area), withUnlocated: false }
  visitRows(index.parts, area, test, (columns, rows, count) => {
    for (let at = 0; at < count; at++) found.take(columns, rows[at]!)
  })
  return found.finish()
}

const ANY_PRICE = { min: 0, max: 0x7fff_ffff }

class CandidateCollector {
  readonly #query: CandidateQuery
  readonly #cards: Columns['cards']
  readonly #readOffers: ReturnType<typeof createOfferReader>
  readonly #offers = new Map<number, OfferedTerm[]>()
  readonly #rows: CandidateRows
  readonly #leftOut = { forSale: 0, notBookable: 0, notFree: 0, barred: 0 }
  #count = 0
  #isTooMany = false

  constructor(index: SearchIndex, query: CandidateQuery) {
    this.#query = query
    this.#cards = index.parts.base.columns.cards
    this.#readOffers = createOfferReader(query.days)
    this.#rows = createRows(Math.min(index.size, MAX_CANDIDATES))
  }

  take(columns: Columns, row: number): void {
    const left = this.#leftOut
    const card = columns.cardAt[row]!
    if (((columns.attributes[row]! >>> LISTING_TYPE_SHIFT) & 1) !== 0) left.forSale++
    else if (this.#isBarred(columns, row)) left.barred++
    else if (card === NO_CARD) left.notBookable++
    else {
      const best = findBest(columns, row, this.#offersOf(card))
      if (best === null) left.notFree++
      else if (this.#count === MAX_CANDIDATES) this.#isTooMany = true
      else this.#write(columns, row, best)
    }
  }

  #isBarred({ ids, sellers }: Columns, row: number): boolean {
    const { barred } = this.#query
    return barred.ids.has(ids[row]!) || barred.sellers.has(sellers[row]!)
  }

  #offersOf(number: number): OfferedTerm[] {
    const known = this.#offers.get(number)
    if (known !== undefined) return known
    const offers = this.#readOffers(this.#cards.get(number)!)
    this.#offers.set(number, offers)
    return offers
  }

  #write(columns: Columns, row: number, { offer, cents }: Priced): void {
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
    if (this.#isTooMany) return null
    return { rows: sortRows(this.#rows, this.#count), leftOut: this.#leftOut }
  }
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

function sortRows(rows: CandidateRows, count: number): CandidateRows {
  // an id and its row in one float: 31 bits and 18
  const keys = new Float64Array(count)
  for (let at = 0; at < count; at++) keys[at] = rows.ids[at]! * 2 ** 18 + at
  const order = Uint32Array.from(keys.sort(), (key) => key % 2 ** 18)
  const sorted = createRows(count)
  for (const name of Object.keys(sorted) as (keyof CandidateRows)[])
    for (let at = 0; at < count; at++) sorted[name][at] = rows[name][order[at]!]!
  return sorted
}
