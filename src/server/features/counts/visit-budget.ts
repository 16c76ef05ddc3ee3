const HOUR_MS = 3_600_000
/** Memory bound: beyond it nobody is remembered, and counting goes on. */
const MAX_VISITORS = 100_000

/** How much one visitor is counted for in an hour: nobody looks at more spaces, and a program that does would drown all others. */
export class VisitBudget {
  readonly #perHour: number
  #hour = 0
  #taken = new Map<string, number>()

  constructor(perHour: number) {
    this.#perHour = perHour
  }

  /** @returns how many of `wanted` are within the budget */
  take(visitor: string, wanted: number, now: number): number {
    const hour = Math.floor(now / HOUR_MS)
    if (hour !== this.#hour || this.#taken.size > MAX_VISITORS) this.#taken = new Map()
    this.#hour = hour
    const before = this.#taken.get(visitor) ?? 0
    const taken = Math.min(wanted, Math.max(0, this.#perHour - before))
    this.#taken.set(visitor, before + taken)
    return taken
  }
}
