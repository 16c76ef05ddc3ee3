import type { SpaceRow } from '#contract/listings/listings-spaces.ts'
import type { ListingStatus } from '#domain/listings/listing.ts'

type Site = Pick<SpaceRow['sites'][number], 'status' | 'isFed' | 'isRetried' | 'isRemoved'>

/** How a space is shown on a sister site, in the seller's words. */
export function siteWords(
  { status, isFed, isRetried, isRemoved }: Site,
  listingStatus: ListingStatus,
): string {
  const isPublic = listingStatus === 'active'
  if (isRemoved) return 'Being taken down'
  if (isFed) return isPublic ? 'In its feed' : 'While public'
  if (status === 'posted') return isPublic ? 'Posted' : 'Being taken down'
  if (status === 'withdrawn') return isPublic ? 'On its way' : 'Taken down'
  if (status === 'failed') return 'Not taken'
  if (isRetried) return 'Not taken yet, trying again'
  if (isPublic) return 'On its way'
  return listingStatus === 'paused' ? 'When it is resumed' : 'After approval'
}
