import type { TotalRequest } from './dated-formulas.ts'
import { DatedTotals, type SettledRows } from './dated-totals.ts'

/** Dates whose totals are kept ready: about 9.5 bytes a row for each. */
const MAX_DATES = 4
const QUARTER_MS = 15 * 60_000

/** Totals of settled rows for the dates asked for last. */
export class ReadyTotals {
  readonly #rows: SettledRows
  readonly #ready = new Map<string, DatedTotals>()

  constructor(rows: SettledRows) {
    this.#rows = rows
  }

  get byteLength(): number {
    return [...this.#ready.values()].reduce((sum, { byteLength }) => sum + byteLength, 0)
  }

  /** Days begin on a quarter of an hour in every time zone, so that they hold as long. */
  find(asked: TotalRequest): DatedTotals {
    const key = `${asked.first}-${asked.last}-${Math.floor(asked.now / QUARTER_MS)}`
    const totals = this.#ready.get(key) ?? new DatedTotals(this.#rows, asked)
    this.#ready.delete(key)
    this.#ready.set(key, totals)
    if (this.#ready.size > MAX_DATES) this.#ready.delete(this.#ready.keys().next().value!)
    return totals
  }
}
