import type { Artwork } from '#contract/booking/creatives.ts'
import type { ArtworkItem } from './item-words.ts'

/** The first placement that waits for this reader. */
export function isWaitedFor({ items, canSend, canDecide }: Artwork, item: ArtworkItem): boolean {
  const waits = items.find(
    ({ state, like }) =>
      like === null &&
      ((canSend && (state === 'missing' || state === 'rejected')) || (canDecide && state === 'waiting')),
  )
  return waits === item
}
