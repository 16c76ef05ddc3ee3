import { useSyncExternalStore } from 'react'
import { createStored } from '#web/platform/stored-value.ts'

/** The days of the last search, `YYYY-MM-DD`: what is compared next is compared for them. */
interface SearchedDays {
  from?: string
  to?: string
}

const NONE: SearchedDays = {}

export const searchedDays = createStored<SearchedDays>(
  'placard.days',
  (stored) => (stored && typeof stored === 'object' ? stored : NONE),
  ({ from, to }) => (from && to ? { from, to } : null),
)

export function useSearchedDays(): SearchedDays {
  return useSyncExternalStore(searchedDays.subscribe, searchedDays.snapshot, () => NONE)
}
