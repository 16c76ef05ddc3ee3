import type { OwnListing } from '#contract/listings/listings-own.ts'

/** Ids of the sites that a space is to be on; one that was taken off is shown until it is gone from there, and is no choice. */
export function chosenSites(
  sites: readonly Pick<OwnListing['sites'][number], 'id' | 'isRemoved'>[],
): string[] {
  return sites.filter(({ isRemoved }) => !isRemoved).map(({ id }) => id)
}
