import { useState } from 'react'

/** Current row for the keyboard. It keeps its position when a decision removes its listing from the list. */
export function useCurrentRow<T extends { id: number }>(listings: readonly T[]) {
  const [place, setPlace] = useState<{ id: number; index: number } | null>(null)
  const found = place ? listings.findIndex((listing) => listing.id === place.id) : -1
  const index = place === null ? -1 : found >= 0 ? found : Math.min(place.index, listings.length - 1)
  const current = listings[index] ?? null
  const go = (next: number) => {
    const target = listings[Math.max(0, Math.min(next, listings.length - 1))]
    if (!target) return
    setPlace({ id: target.id, index: listings.indexOf(target) })
    document.querySelector(`[data-row="${target.id}"]`)?.scrollIntoView({ block: 'nearest' })
  }
  const choose = ({ id }: { id: number }) =>
    setPlace({ id, index: listings.findIndex((listing) => listing.id === id) })
  return { current, next: () => go(index + 1), previous: () => go(index - 1), choose }
}
