/**
 * Counts what may have changed guests' pages. While the commits of every process are heard of, a page made at the present count is true;
 * while they are not, only asking again tells.
 */
export class PageChanges {
  #count = 0
  #isFollowing = false

  /** The present count; null while commits go unheard. */
  get heard(): number | null {
    return this.#isFollowing ? this.#count : null
  }

  notify(): void {
    this.#count += 1
  }

  /** What happened while nobody listened is unknown, so whatever was made before counts as changed. */
  follow(isFollowing: boolean): void {
    this.#count += 1
    this.#isFollowing = isFollowing
  }
}
