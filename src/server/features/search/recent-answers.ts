/** A page asks for its list and its map at once, and for more of the list soon after. */
const KEEP_MS = 5_000
const MAX_ANSWERS = 32

/** Answers under way or given a moment ago, so that the same question is not worked out twice; forgotten when anything changes. */
export class RecentAnswers<T> {
  readonly #answers = new Map<string, { answer: Promise<T>; askedAt: number }>()

  get(question: string, find: () => Promise<T>): Promise<T> {
    const known = this.#answers.get(question)
    if (known && performance.now() - known.askedAt < KEEP_MS) return known.answer
    const entry = { answer: find(), askedAt: performance.now() }
    entry.answer.catch(() => this.#forget(question, entry))
    this.#answers.delete(question)
    this.#answers.set(question, entry)
    if (this.#answers.size > MAX_ANSWERS) this.#answers.delete(this.#answers.keys().next().value!)
    return entry.answer
  }

  clear(): void {
    this.#answers.clear()
  }

  #forget(question: string, entry: object): void {
    if (this.#answers.get(question) === entry) this.#answers.delete(question)
  }
}
