import type { Listing } from '#contract/listings/listings.ts'
import type { BulkChange } from '#contract/listings/listings-own.ts'
import type { CheckedValues, FormValues } from '../form/form-values.ts'
import { isMine } from './merge-values.ts'
import { unchangedFacts } from './to-form-values.ts'

export interface Edited {
  /** What the form began with, and what it holds. */
  base: FormValues
  mine: FormValues
  /** The same as it is sent. */
  checked: CheckedValues
}

/** What an edit changed of a listing, with the version it was made on, and nothing else. */
export function toListingChange(listing: Listing, { base, mine, checked }: Edited): BulkChange {
  const changed = (Object.keys(mine) as (keyof FormValues)[]).filter((name) => isMine(name, { base, mine }))
  const { crosspost, ...set } = Object.fromEntries(
    changed.map((name): [string, unknown] => [name, checked[name]]),
  )
  if (set.audience) set.audience = withHiddenFacts(listing, checked.audience ?? {})
  // a choice from before it was for sale, which is paid once
  if (checked.listingType === 'sale') delete set.interval
  // saving what was sent back for changes is sending it again
  const step = listing.status === 'rejected' ? 'submit' : undefined
  return {
    id: listing.id,
    updatedAt: listing.updatedAt,
    ...(Object.keys(set).length > 0 && { set }),
    ...(changed.includes('crosspost') && { sites: crosspost as string[] }),
    ...(step && { step }),
  }
}

/** Parts of the audience that the form does not show stay. */
function withHiddenFacts(listing: Listing, shown: object): object {
  const known = Object.entries(shown).filter(([, part]) => part != null)
  return { ...unchangedFacts(listing).audience, ...Object.fromEntries(known) }
}
