import { ClusterGrid } from '#search/clusters.ts'
import {
  AUDIENCE_SHIFT,
  BUCKET_MASK,
  BUCKET_SHIFT,
  KIND_MASK,
  PRICE_CODE_MASK,
  PRICE_CODE_SHIFT,
} from '#search/codes.ts'
import { type Columns, createColumns, LAT, LNG, PLACE, writeRow } from '#search/columns.ts'
import { DatedTotals } from '#search/dated-totals.ts'
import { compileFilter, FAILS_PRICE, fitsTotals } from '#search/filter.ts'
import { toTotalBucket } from '#search/price-line.ts'
import { createPrices, type Prices } from '#search/prices.ts'
import { toE7 } from '#search/projection.ts'
import type { SearchAnswer, SearchQuery, SpaceRow } from '#search/query.ts'
import { meets, type RowConditions, toRowConditions } from '#search/row-conditions.ts'
import { buildIndex } from '#search/search-index.ts'
import { BUCKET_AT, countAttributes, toFacets, toHistogram } from '#search/tally.ts'

/** Baseline for every kernel: the same columns in insertion order, one loop, no index; every total worked out again. */
export class PlainScan {
  readonly columns: Columns
  #count = 0

  constructor(capacity: number) {
    this.columns = createColumns(capacity)
  }

  add(row: SpaceRow): void {
    writeRow(this.columns, this.#count++, row)
  }

  search(query: SearchQuery): Pick<SearchAnswer, 'total' | 'ids' | 'facets' | 'histogram' | 'clusters'> {
    const { places } = this.columns
    const bounds = query.bounds!
    const [south, north, west, east] = [bounds.south, bounds.north, bounds.west, bounds.east].map(toE7) as [
      number,
      number,
      number,
      number,
    ]
    const sink = new PlainSink(this.columns, query)
    for (let row = 0; row < this.#count; row++) {
      const y = places[row * PLACE + LAT]!
      const x = places[row * PLACE + LNG]!
      if (y >= south && y <= north && x >= west && x <= east) sink.add(row)
    }
    return sink.finish()
  }

  /** Answers over rows found by another index. */
  searchRows(query: SearchQuery, rows: readonly number[]): ReturnType<PlainScan['search']> {
    const sink = new PlainSink(this.columns, query)
    for (const row of rows) sink.add(row)
    return sink.finish()
  }
}

/** Filters and counts one row after the other. */
class PlainSink {
  readonly #columns: Columns
  readonly #filter: ReturnType<typeof compileFilter>
  readonly #conditions: RowConditions | null
  readonly #prices: Prices
  readonly #per: SearchQuery['per']
  readonly #limit: number
  readonly #tallies = new Map<number, Uint32Array>()
  readonly #all = new Uint32Array(BUCKET_AT + BUCKET_MASK + 1)
  readonly #grid: ClusterGrid
  readonly #one = new Uint32Array(1)
  readonly #best: { key: number; id: number }[] = []
  #total = 0

  constructor(columns: Columns, query: SearchQuery) {
    this.#columns = columns
    this.#per = query.per
    this.#prices = createPrices(query.per, query.per === 'total' ? findTotals(columns, query) : null)
    this.#filter = compileFilter(query, this.#prices)
    this.#conditions = toRowConditions(query)
    this.#limit = query.limit ?? 20
    this.#grid = new ClusterGrid((query.zoom ?? 10) + 2, this.#prices)
    for (let bit = 1; bit <= FAILS_PRICE; bit *= 2)
      this.#tallies.set(bit, new Uint32Array(BUCKET_AT + BUCKET_MASK + 1))
  }

  add(row: number): void {
    if (this.#conditions !== null && meets(this.#columns, row, this.#conditions) === 0) return
    const word = this.#columns.attributes[row]!
    const price = this.#columns.price[row]!
    const { kindFails, audienceFails, priceMin, priceMax } = this.#filter
    let fails = kindFails[word & KIND_MASK]! | audienceFails[(word >>> AUDIENCE_SHIFT) & 255]!
    const code = (word >>> PRICE_CODE_SHIFT) & PRICE_CODE_MASK
    const { totals } = this.#prices
    const position = totals?.positionOf(this.#columns, row) ?? 0
    const isDear = totals
      ? !fitsTotals(this.#filter, position)
      : price < priceMin[code]! || price > priceMax[code]!
    if (isDear) fails |= FAILS_PRICE
    if (fails === 0) this.#take(row, word, position)
    else if ((fails & (fails - 1)) === 0) this.#count(this.#tallies.get(fails)!, word, position)
  }

  #count(tally: Uint32Array, word: number, position: number): void {
    countAttributes(tally, 0, word, 1)
    if (this.#prices.totals === null) return
    tally[BUCKET_AT + ((word >>> BUCKET_SHIFT) & BUCKET_MASK)]!--
    tally[BUCKET_AT + toTotalBucket(position)]!++
  }

  #take(row: number, word: number, position: number): void {
    this.#total++
    this.#count(this.#all, word, position)
    this.#one[0] = row
    this.#grid.addRows(this.#columns, this.#one, 1)
    this.#offer(row, this.#prices.totals ? -position : this.#columns.score[row]!)
  }

  /** Insertion sort into a short list: nearly every row fails the first comparison. */
  #offer(row: number, key: number): void {
    const best = this.#best
    const id = this.#columns.ids[row]!
    const isBetterThan = (other: { key: number; id: number }) =>
      key > other.key || (key === other.key && id > other.id)
    if (best.length === this.#limit && !isBetterThan(best[best.length - 1]!)) return
    let at = best.length
    while (at > 0 && isBetterThan(best[at - 1]!)) at--
    best.splice(at, 0, { key, id })
    if (best.length > this.#limit) best.pop()
  }

  finish() {
    const facets = toFacets(this.#all)
    const histogram = toHistogram(this.#all, this.#per)
    const keys = ['adType', 'venue', 'listingType', 'feature', 'audience'] as const
    keys.forEach((key, i) => {
      const near = toFacets(this.#tallies.get(1 << i)!)[key] as Record<string, number>
      const counts = facets[key] as Record<string, number>
      for (const value of Object.keys(near)) counts[value]! += near[value]!
    })
    const nearPrice = toHistogram(this.#tallies.get(FAILS_PRICE)!, this.#per).counts
    histogram.counts = histogram.counts.map((count, i) => count + nearPrice[i]!)
    const ids = this.#best.map(({ id }) => id)
    return { total: this.#total, ids, facets, histogram, clusters: this.#grid.finish() }
  }
}

function findTotals(columns: Columns, { availableFromDay: first, availableToDay: last, now }: SearchQuery) {
  const asked = { first: first as number, last: last as number, now: now as number }
  return new DatedTotals(
    { columns: { ...NOTHING.columns, cards: columns.cards }, blocks: NOTHING.blocks },
    asked,
  )
}

/** Keeps nothing: the rows that it scans are none of those that stay. */
const NOTHING = buildIndex([]).parts.base
