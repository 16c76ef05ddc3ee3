import type { Listing } from '#contract/listings/listings.ts'

/** Whether there is something to take down: pending listings are rejected, the others nobody sees. */
export function canTakeDown({ status }: Pick<Listing, 'status'>): boolean {
  return status === 'active' || status === 'paused'
}
