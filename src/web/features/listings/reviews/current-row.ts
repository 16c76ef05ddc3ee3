/** Where the keyboard stands: on a listing, and at which row that was. */
export interface Place {
  id: number
  index: number
}

/** The row of a place, which stays where it was when a decision removes its listing; -1 where there is none. */
export function rowOf(ids: readonly number[], place: Place | null): number {
  if (place === null) return -1
  const found = ids.indexOf(place.id)
  return found >= 0 ? found : Math.min(place.index, ids.length - 1)
}

/** The place at a row, or the nearest there is; null in an empty list. */
export function placeAt(ids: readonly number[], row: number): Place | null {
  const index = Math.max(0, Math.min(row, ids.length - 1))
  const id = ids[index]
  return id === undefined ? null : { id, index }
}
