import { required } from '#domain/required.ts'

const HOUR_MS = 3_600_000
/** Memory bound. */
const MAX_REMEMBERED = 100_000

/** How much one network or visitor is counted for in an hour: a program that does more would drown all others. */
export class VisitBudget {
  readonly #perHour: number
  readonly #most: number
  #hour = 0
  /** The longest unseen first. */
  #taken = new Map<string, number>()

  /** @param most how many are remembered; beyond it whoever was not seen for longest is forgotten, and nobody else */
  constructor(perHour: number, most = MAX_REMEMBERED) {
    this.#perHour = perHour
    this.#most = most
  }

  /** @returns how many of `wanted` are within the budget */
  take(subject: string, wanted: number, now: number): number {
    const hour = Math.floor(now / HOUR_MS)
    if (hour !== this.#hour) this.#taken = new Map()
    this.#hour = hour
    const before = this.#taken.get(subject) ?? 0
    const taken = Math.min(wanted, Math.max(0, this.#perHour - before))
    this.#taken.delete(subject)
    this.#taken.set(subject, before + taken)
    if (this.#taken.size > this.#most) this.#taken.delete(required(this.#taken.keys().next().value))
    return taken
  }
}
