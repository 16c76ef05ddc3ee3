/** A statement is prepared from this many times on; most texts of a process's start are never sent again. */
const OFTEN = 5
/** A prepared statement costs each connection's server some 30 kB. */
const MAX_PREPARED = 250
/** Texts counted and rare: lists of every length make many. */
const MAX_COUNTED = 2000

/** A conflict on part of a table is found by that part's own values: Postgres refuses a plan for any value. */
const NAMES_PART = /\bon conflict \([^;]{0,120}?\) where\b/

/** Which statements are sent so often that it pays to prepare them, and under what names. */
export class StatementNames {
  readonly #counts = new Map<string, number>()
  readonly #names = new Map<string, string>()
  #generation = 0

  /** @returns null for what is sent as it is; counts that it was sent */
  nameOf(text: string): string | null {
    const name = this.#names.get(text)
    if (name || NAMES_PART.test(text)) return name ?? null
    const count = (this.#counts.get(text) ?? 0) + 1
    if (count < OFTEN || this.#names.size >= MAX_PREPARED) {
      this.#count(text, count)
      return null
    }
    this.#counts.delete(text)
    return this.#add(text)
  }

  /** Names given so far are never given again: what was planned under them is out of date. */
  forget(): void {
    this.#names.clear()
    this.#generation++
  }

  #count(text: string, count: number): void {
    if (this.#counts.size >= MAX_COUNTED) this.#counts.clear()
    this.#counts.set(text, count)
  }

  #add(text: string): string {
    const name = `s${this.#generation}_${this.#names.size}`
    this.#names.set(text, name)
    return name
  }
}
