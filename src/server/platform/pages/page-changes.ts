import type { ChannelFollower } from '../db/follow-channel.ts'

/**
 * Version counter of whatever may change guests' pages. While notifications of all processes arrive, a page made at the
 * current count is fresh; while they do not, it must be revalidated.
 */
export class PageChanges implements ChannelFollower {
  /** Listings have a channel of their own; `page_changes` is for every other table shown on guests' pages. */
  readonly channels = ['listing_changes', 'page_changes']
  #count = 0
  #isFollowing = false

  /** The current count; null while notifications are down. */
  get heard(): number | null {
    return this.#isFollowing ? this.#count : null
  }

  notify(): void {
    this.#count += 1
  }

  /** Changes may have been missed while notifications were down, so all older pages count as stale. */
  follow(isFollowing: boolean): void {
    this.#count += 1
    this.#isFollowing = isFollowing
  }
}
