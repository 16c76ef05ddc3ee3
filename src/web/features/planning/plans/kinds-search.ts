import { KINDS_ADDED } from '#domain/planning/kinds-added.ts'

/** What the address of a plan says of how its totals are read. */
export interface KindsSearch {
  kinds?: typeof KINDS_ADDED
}

export function addsKinds({ kinds }: { kinds?: unknown }): boolean {
  return kinds === KINDS_ADDED
}

/** The address that says so, or nothing. */
export function toKindsSearch(isAdded: boolean): KindsSearch {
  return isAdded ? { kinds: KINDS_ADDED } : {}
}

/** Of the totals, where links within the page lead. */
export const TOTALS_ID = 'brings'
