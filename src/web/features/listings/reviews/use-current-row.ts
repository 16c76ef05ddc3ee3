import { useState } from 'react'
import { type Place, placeAt, rowOf } from './current-row.ts'

/** Current row for the keyboard. It keeps its position when a decision removes its listing from the list. */
export function useCurrentRow<T extends { id: number }>(listings: readonly T[]) {
  const [place, setPlace] = useState<Place | null>(null)
  const ids = listings.map(({ id }) => id)
  const row = rowOf(ids, place)
  const go = (next: number) => {
    const target = placeAt(ids, next)
    if (!target) return
    setPlace(target)
    document.querySelector(`[data-row="${target.id}"]`)?.scrollIntoView({ block: 'nearest' })
  }
  const choose = ({ id }: { id: number }) => setPlace({ id, index: ids.indexOf(id) })
  return { current: listings[row] ?? null, next: () => go(row + 1), previous: () => go(row - 1), choose }
}
