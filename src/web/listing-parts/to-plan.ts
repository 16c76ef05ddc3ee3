import { useSyncExternalStore } from 'react'

/** A space that somebody wants in a plan. */
export interface PlannedSpace {
  listingId: number
  title: string
  unitId?: number | null | undefined
  /** Days, `YYYY-MM-DD`; without them the dialog asks. */
  days?: { first: string; last: string } | null | undefined
  quantity?: number | undefined
}

let asked: PlannedSpace | null = null
const listeners = new Set<() => void>()

/** Opens the dialog of plans for a space, on any screen that has its host; null closes it. */
export function askForPlan(space: PlannedSpace | null): void {
  asked = space
  for (const listener of listeners) listener()
}

export function usePlannedSpace(): PlannedSpace | null {
  return useSyncExternalStore(
    subscribe,
    () => asked,
    () => null,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
