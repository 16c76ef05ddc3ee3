import { ClusterGrid } from '#search/clusters.ts'
import { AUDIENCE_SHIFT, KIND_MASK, PRICE_CODE_MASK, PRICE_CODE_SHIFT } from '#search/codes.ts'
import { type Columns, createColumns, LAT, LNG, PLACE, writeRow } from '#search/columns.ts'
import { compileFilter, FAILS_PRICE } from '#search/filter.ts'
import { MONTHLY } from '#search/price-table.ts'
import { toE7 } from '#search/projection.ts'
import type { SearchAnswer, SearchQuery, SpaceRow } from '#search/query.ts'
import { meets, type RowConditions, toRowConditions } from '#search/row-conditions.ts'
import { countAttributes, TALLY_SIZE, toFacets, toHistogram } from '#search/tally.ts'

/** Baseline for every kernel: the same columns in insertion order, one loop, no index; prices by the month. */
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
  readonly #limit: number
  readonly #tallies = new Map<number, Uint32Array>()
  readonly #all = new Uint32Array(TALLY_SIZE)
  readonly #grid: ClusterGrid
  readonly #one = new Uint32Array(1)
  readonly #best: number[] = []
  #total = 0

  constructor(columns: Columns, query: SearchQuery) {
    this.#columns = columns
    this.#filter = compileFilter(query, MONTHLY)
    this.#conditions = toRowConditions(query)
    this.#limit = query.limit ?? 20
    this.#grid = new ClusterGrid((query.zoom ?? 10) + 2, MONTHLY)
    for (let bit = 1; bit <= FAILS_PRICE; bit *= 2) this.#tallies.set(bit, new Uint32Array(TALLY_SIZE))
  }

  add(row: number): void {
    if (this.#conditions !== null && meets(this.#columns, row, this.#conditions) === 0) return
    const word = this.#columns.attributes[row]!
    const price = this.#columns.price[row]!
    const { kindFails, audienceFails, priceMin, priceMax } = this.#filter
    let fails = kindFails[word & KIND_MASK]! | audienceFails[(word >>> AUDIENCE_SHIFT) & 255]!
    const code = (word >>> PRICE_CODE_SHIFT) & PRICE_CODE_MASK
    if (price < priceMin[code]! || price > priceMax[code]!) fails |= FAILS_PRICE
    if (fails === 0) this.#take(row, word)
    else if ((fails & (fails - 1)) === 0) countAttributes(this.#tallies.get(fails)!, 0, word, 1)
  }

  #take(row: number, word: number): void {
    this.#total++
    countAttributes(this.#all, 0, word, 1)
    this.#one[0] = row
    this.#grid.addRows(this.#columns, this.#one, 1)
    this.#offer(row)
  }

  /** Insertion sort into a short list: nearly every row fails the first comparison. */
  #offer(row: number): void {
    const best = this.#best
    const { score, ids } = this.#columns
    const isBetter = (a: number, b: number) =>
      score[a]! > score[b]! || (score[a] === score[b] && ids[a]! > ids[b]!)
    if (best.length === this.#limit && !isBetter(row, best[best.length - 1]!)) return
    let at = best.length
    while (at > 0 && isBetter(row, best[at - 1]!)) at--
    best.splice(at, 0, row)
    if (best.length > this.#limit) best.pop()
  }

  finish() {
    const facets = toFacets(this.#all)
    const histogram = toHistogram(this.#all, 'month')
    const keys = ['adType', 'venue', 'listingType', 'feature', 'audience'] as const
    keys.forEach((key, i) => {
      const near = toFacets(this.#tallies.get(1 << i)!)[key] as Record<string, number>
      const counts = facets[key] as Record<string, number>
      for (const value of Object.keys(near)) counts[value]! += near[value]!
    })
    const nearPrice = toHistogram(this.#tallies.get(FAILS_PRICE)!, 'month').counts
    histogram.counts = histogram.counts.map((count, i) => count + nearPrice[i]!)
    const ids = this.#best.map((row) => this.#columns.ids[row]!)
    return { total: this.#total, ids, facets, histogram, clusters: this.#grid.finish() }
  }
}
