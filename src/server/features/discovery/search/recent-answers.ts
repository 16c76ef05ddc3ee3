import { required } from '#domain/required.ts'

/** A page requests its list and its map at once, and more of the list soon after. */
const KEEP_MS = 5_000
const MAX_ANSWERS = 32

/** Cache that coalesces equal queries, in flight or answered lately; cleared on any change. */
export class RecentAnswers<T> {
  readonly #answers = new Map<string, { answer: Promise<T>; askedAt: number }>()
  readonly #keepMs: number
  readonly #most: number

  constructor({ keepMs = KEEP_MS, most = MAX_ANSWERS } = {}) {
    this.#keepMs = keepMs
    this.#most = most
  }

  get(question: string, find: () => Promise<T>): Promise<T> {
    const known = this.#answers.get(question)
    if (known && performance.now() - known.askedAt < this.#keepMs) return known.answer
    const entry = { answer: find(), askedAt: performance.now() }
    entry.answer.catch(() => this.#forget(question, entry))
    this.#answers.delete(question)
    this.#answers.set(question, entry)
    if (this.#answers.size > this.#most) this.#answers.delete(required(this.#answers.keys().next().value))
    return entry.answer
  }

  clear(): void {
    this.#answers.clear()
  }

  #forget(question: string, entry: object): void {
    if (this.#answers.get(question) === entry) this.#answers.delete(question)
  }
}
