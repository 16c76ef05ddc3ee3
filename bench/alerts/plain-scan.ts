import { AreaTable } from '#search/reverse/area-table.ts'
import { SpaceProbe } from '#search/reverse/match-space.ts'
import type { Watch, WatchedSpace } from '#search/reverse/watch.ts'
import { createWatchColumns, gateOf, STRIDE, WORDING, writeWatch } from '#search/reverse/watch-columns.ts'
import { toWatchRow } from '#search/reverse/watch-row.ts'

/** Baseline: the same columns in insertion order, one loop, no lists. */
export class PlainScan {
  readonly #columns
  readonly #areas = new AreaTable()
  #count = 0

  constructor(watches: Iterable<Watch>, capacity: number) {
    this.#columns = createWatchColumns(capacity)
    for (const { id, query, gate, wordedAreas } of watches) {
      const { bounds, near, radiusKm, polygon } = query
      const area = this.#areas.add({
        ...(bounds && { bounds }),
        ...(near && radiusKm !== undefined && { near, radiusKm }),
        ...(polygon && { polygon }),
        wordedAreas,
      })
      writeWatch(this.#columns, this.#count++, { ...toWatchRow(query), id, gate, area })
    }
  }

  match(space: WatchedSpace): number[] {
    const probe = new SpaceProbe(space)
    const { ids, fields } = this.#columns
    const found: number[] = []
    for (let row = 0; row < this.#count; row++) {
      const gate = gateOf(fields[row * STRIDE + WORDING]!)
      if (gate !== 0 && !probe.gates.has(gate)) continue
      if (probe.fits(this.#columns, row, this.#areas)) found.push(ids[row]!)
    }
    return found
  }
}
