import { KeyRefused } from './key-refused.ts'
import type { KeysHealth } from './keys-health.ts'

/** Anybody can send what is not signed with our key: it is recorded once in a while. */
const RECORD_MS = 15 * 60_000

/** Of a service that hands over to us under a shared key: whether the last who tried had the right one. */
export class ReceivedKey {
  readonly #problem: string
  #health: KeysHealth = 'unknown'
  #recordedAt = Number.NEGATIVE_INFINITY

  constructor(problem: string) {
    this.#problem = problem
  }

  get health(): KeysHealth {
    return this.#health
  }

  accept(): void {
    this.#health = 'up'
  }

  /** @returns what the operator should read of it; undefined where that was said a moment ago */
  refuse(): KeyRefused | undefined {
    this.#health = 'key-refused'
    const now = performance.now()
    if (now - this.#recordedAt < RECORD_MS) return undefined
    this.#recordedAt = now
    return new KeyRefused(this.#problem)
  }
}
